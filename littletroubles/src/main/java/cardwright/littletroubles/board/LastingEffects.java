package cardwright.littletroubles.board;

import cardwright.cardgame.state.SharedList;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.littletroubles.vocabulary.Duration;

/// The changes that texts have made on cards in play and that last.
@Rule({"LT C41", "LT C42"})
public final class LastingEffects {
  private static final Lasting[] NONE = {};

  private final Board board;
  private final SharedList<Lasting> effects = new SharedList<>(NONE);

  LastingEffects(Board board) {
    this.board = board;
  }

  void copyTo(LastingEffects twin) {
    effects.copyTo(twin.effects);
  }

  void write(Fingerprint out) {
    out.add(effects.size());
    for (Lasting each : effects.all()) {
      each.write(out);
    }
  }

  /// All of them, the oldest first. Not to be written to.
  public Lasting[] all() {
    return effects.all();
  }

  /// Adds an effect.
  public void add(Lasting effect) {
    effects.add(effect);
    board.change();
  }

  /// Control of a card that was taken for a while is given back: the last such loan is over.
  @Rule("LT C61")
  public void endLoan(int ref) {
    for (int i = effects.size() - 1; i >= 0; i--) {
      if (effects.get(i) instanceof Lasting.Borrowed loan && loan.ref() == ref) {
        effects.take(i);
        return;
      }
    }
  }

  /// What lasts until end of turn wears off.
  @Rule("LT 2.3j")
  public void wearOff() {
    if (effects.size() > 0) {
      effects.removeIf(each -> each.duration() == Duration.END_OF_TURN);
      board.change();
    }
  }

  /// A card has become a new object: nothing that was changed on it lasts.
  void forget() {
    if (effects.size() > 0) {
      effects.removeIf(each -> !board.holds(each.ref()));
    }
  }
}
