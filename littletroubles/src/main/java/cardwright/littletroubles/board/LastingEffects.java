package cardwright.littletroubles.board;

import cardwright.cardgame.state.SharedList;
import cardwright.cardgame.text.Expiry;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import java.util.function.Predicate;

/// The changes that texts have made on cards in play and that last.
@Rule({"LT C41", "LT C42"})
public final class LastingEffects {
  private static final LastingEffect[] NONE = {};

  private final Board board;
  private final SharedList<LastingEffect> effects = new SharedList<>(NONE);

  LastingEffects(Board board) {
    this.board = board;
  }

  void copyTo(LastingEffects twin) {
    effects.copyTo(twin.effects);
  }

  void write(Fingerprint out) {
    effects.write(out, LastingEffect::write);
  }

  /// All of them, the oldest first. Not to be written to.
  public LastingEffect[] all() {
    return effects.all();
  }

  /// Adds an effect.
  public void add(LastingEffect effect) {
    effects.add(effect);
    board.change();
  }

  /// Control of a card that was taken for a while is given back: the last such loan is over.
  @Rule("LT C61")
  public void endLoan(int ref) {
    for (int i = effects.size() - 1; i >= 0; i--) {
      if (effects.get(i) instanceof LastingEffect.Borrowed loan && loan.ref() == ref) {
        effects.take(i);
        return;
      }
    }
  }

  /// A loan is over that another one lies upon: that one is then from who lent this one.
  @Rule({"LT C61", "LT C69"})
  public void endLoanBeneath(int index) {
    if (effects.get(index) instanceof LastingEffect.Borrowed(int ref, int by, var _, var _)) {
      effects.take(index);
      for (int i = index; i < effects.size(); i++) {
        if (effects.get(i)
                instanceof LastingEffect.Borrowed(int same, int _, Expiry expiry, var source)
            && same == ref) {
          effects.set(i, new LastingEffect.Borrowed(ref, by, expiry, source));
          return;
        }
      }
    }
  }

  /// How much less a card costs a player because it is the next such card.
  @Rule("LT C68")
  int less(int card, Seat seat, int cost) {
    int less = 0;
    for (LastingEffect each : effects.all()) {
      less +=
          each instanceof LastingEffect.Cheaper cheaper && isNext(cheaper, card, seat, cost)
              ? cheaper.less()
              : 0;
    }
    return less;
  }

  /// Whether a card is the next one that costs a player less.
  boolean isNext(LastingEffect.Cheaper cheaper, int card, Seat seat, int cost) {
    return cheaper.expiry().you() == seat
        && Selection.describes(board, cheaper.which(), card, cheaper.context(), cost);
  }

  /// A card is played: what made it cheaper is used up.
  void useUp(int card, Seat seat, int cost) {
    if (effects.size() > 0) {
      end(each ->
          each instanceof LastingEffect.Cheaper cheaper && isNext(cheaper, card, seat, cost));
    }
  }

  /// Ends effects.
  ///
  /// @param over tells which
  public void end(Predicate<LastingEffect> over) {
    if (effects.removeIf(over)) {
      board.change();
    }
  }

  /// What lasts until end of turn wears off.
  @Rule("LT 2.3j")
  public void wearOff() {
    if (effects.size() > 0) {
      effects.removeIf(each -> each.expiry().isAtEndOfTurn());
      board.change();
    }
  }

  /// A card has become a new object: nothing that was changed on it lasts.
  void forget() {
    if (effects.size() > 0) {
      effects.removeIf(each -> !each.stands(board::holds));
    }
  }
}
