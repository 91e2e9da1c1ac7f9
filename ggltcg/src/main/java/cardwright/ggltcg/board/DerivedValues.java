package cardwright.ggltcg.board;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.player;

import cardwright.cardgame.layers.Derived;
import cardwright.cardgame.layers.FigureChanges;
import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.state.NumberRange;
import cardwright.cardgame.text.Duration;
import cardwright.engine.CardRef;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.vocabulary.Ability;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Feature;
import cardwright.ggltcg.vocabulary.Stat;
import cardwright.ggltcg.vocabulary.Stats;
import cardwright.ggltcg.vocabulary.Which;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Speed, strength and stamina of all cards in play: printed or set, then what lasts, then what stands in the present tense.
///
/// Stamina is counted without what was lost, which changes more often. Beside the figures it is noted which cards in play
/// have a text that is asked about again and again.
@Rule({"GG 10.2", "GG 10.3"})
public final class DerivedValues implements Derived<Board> {
  private final int[] speed;
  private final int[] strength;
  private final int[] stamina;
  private long protectors = CardSet.NONE;
  private long tussleCosts = CardSet.NONE;
  private long opponentsCosts = CardSet.NONE;
  // Who asks why a figure is what it is, and which; nobody does while a play goes on.
  private FigureChanges asked = FigureChanges.UNASKED;
  private Stat asks = Stat.SPEED;

  DerivedValues(int cards) {
    speed = new int[cards];
    strength = new int[cards];
    stamina = new int[cards];
  }

  /// The speed of a card in play, without the bonus for its player's turn.
  public int speed(int card) {
    return speed[card];
  }

  /// The strength of a card in play.
  public int strength(int card) {
    return strength[card];
  }

  /// The stamina of a card in play, without what it has lost.
  public int stamina(int card) {
    return stamina[card];
  }

  /// The cards in play that keep effects from cards.
  long protectors() {
    return protectors;
  }

  /// The cards in play that say what tussles cost.
  long tussleCosts() {
    return tussleCosts;
  }

  /// The cards in play that say what the opponent's cards cost.
  long opponentsCosts() {
    return opponentsCosts;
  }

  /// Bonuses ask who is protected, and that asks for these values again.
  @Override
  public void renew(Board board, Change change) {
    find(board);
  }

  private void find(Board board) {
    long inPlay = board.inPlay();
    protectors = CardSet.NONE;
    tussleCosts = CardSet.NONE;
    opponentsCosts = CardSet.NONE;
    long bonuses = CardSet.NONE;
    for (long rest = inPlay; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      Card face = board.face(card);
      protectors = face.has(Feature.UNTOUCHED) ? CardSet.with(protectors, card) : protectors;
      tussleCosts = face.has(Feature.TUSSLE_COST) ? CardSet.with(tussleCosts, card) : tussleCosts;
      opponentsCosts =
          face.has(Feature.OPPONENTS_COST) ? CardSet.with(opponentsCosts, card) : opponentsCosts;
      bonuses = face.has(Feature.BONUS) ? CardSet.with(bonuses, card) : bonuses;
      Stats printed = face.stats();
      speed[card] = printed.speed();
      strength[card] = printed.strength();
      stamina[card] = printed.stamina();
    }
    for (LastingEffect lasting : board.lasting().all()) {
      switch (lasting) {
        case LastingEffect.StaminaSet set -> {
          int card = CardRef.card(set.ref());
          stamina[card] = set.to();
          if (asked.isAbout(card) && asks == Stat.STAMINA) {
            noteSet(set);
          }
        }
        case LastingEffect.Added _, LastingEffect.Borrowed _, LastingEffect.Cheaper _ -> {}
      }
    }
    for (LastingEffect lasting : board.lasting().all()) {
      switch (lasting) {
        case LastingEffect.Added added ->
            add(
                CardSet.of(CardRef.card(added.ref())),
                added.by(),
                added.source(),
                untilNextTurnOf(added));
        case LastingEffect.StaminaSet _, LastingEffect.Borrowed _, LastingEffect.Cheaper _ -> {}
      }
    }
    for (long rest = bonuses; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      bonuses(board, card);
    }
  }

  private void bonuses(Board board, int source) {
    Card face = board.face(source);
    for (Ability.Standing ability : face.standing()) {
      if (ability instanceof Ability.StatBonus(Which which, Stats by)) {
        add(touched(board, source, face, which), by, face.name(), null);
      }
    }
  }

  private static long touched(Board board, int source, Card face, Which which) {
    Seat you = board.side(source);
    return Protection.touched(board, face, you, Selection.of(board, which, source, you));
  }

  private void add(long cards, Stats by, String source, @Nullable Seat next) {
    for (long rest = cards; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      speed[card] = NumberRange.sum(speed[card], by.speed());
      strength[card] = NumberRange.sum(strength[card], by.strength());
      stamina[card] = NumberRange.sum(stamina[card], by.stamina());
      if (asked.isAbout(card) && by.of(asks) != 0) {
        noteAdded(by.of(asks), source, next);
      }
    }
  }

  /// Each change of a figure of a card in play with its source, in the order in which they count: the figures are found once more, and what changes this one is noted.
  public List<Message> changes(Board board, int card, Stat stat) {
    FigureChanges changes = FigureChanges.of(card);
    asked = changes;
    asks = stat;
    find(board);
    asked = FigureChanges.UNASKED;
    if (stat == Stat.STAMINA && board.lost(card) > 0) {
      changes.add(Messages.of("explain.lost", number(board.lost(card))));
    }
    return changes.all();
  }

  /// Until whose next turn it lasts; null where it lasts for this turn or for good.
  private static @Nullable Seat untilNextTurnOf(LastingEffect lasting) {
    return lasting.expiry().duration() == Duration.Shared.NEXT_TURN ? lasting.expiry().you() : null;
  }

  private void noteSet(LastingEffect.StaminaSet set) {
    Seat next = untilNextTurnOf(set);
    asked.add(
        next == null
            ? Messages.of("explain.set", number(set.to()), card(set.source()))
            : Messages.of("explain.set-until", number(set.to()), card(set.source()), player(next)));
  }

  /// @param next until whose next turn it lasts, or null
  private void noteAdded(int by, String source, @Nullable Seat next) {
    asked.add(
        next == null
            ? Messages.of("explain.added", number(by), card(source))
            : Messages.of("explain.added-until", number(by), card(source), player(next)));
  }
}
