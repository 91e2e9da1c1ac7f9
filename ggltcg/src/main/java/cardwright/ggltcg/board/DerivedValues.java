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
import cardwright.ggltcg.vocabulary.Source;
import cardwright.ggltcg.vocabulary.Stat;
import cardwright.ggltcg.vocabulary.Stats;
import cardwright.ggltcg.vocabulary.Which;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Speed, strength and stamina of all cards in play: printed or set, then what lasts, then what stands in the present tense.
///
/// Stamina is counted without what was lost, which changes more often. Beside the figures stands what else cards in play say
/// that is asked about again and again: what tussles cost, and what effects do not touch.
@Rule({"GG 10.2", "GG 10.3"})
public final class DerivedValues implements Derived<Board> {
  private static final int SPEED = 0;
  private static final int STRENGTH = 1;
  private static final int STAMINA = 2;
  private static final int TUSSLE_COST = 3;
  private static final int EACH = 4;

  // Of each card its speed, its strength, its stamina, and what a tussle of it costs.
  private final int[] numbers;
  // Of each seat the cards in play that effects of its opponent's cards do not touch.
  private final long[] shielded = new long[2];
  // The seats of which they touch no card at all, as bits.
  private int sheltered;
  private long namedShields = CardSet.NONE;
  private long opponentsCosts = CardSet.NONE;
  // Who asks why a figure is what it is, and which; nobody does while a play goes on.
  private FigureChanges asked = FigureChanges.UNASKED;
  private Stat asks = Stat.SPEED;

  DerivedValues(int cards) {
    numbers = new int[EACH * cards];
  }

  /// The speed of a card in play, without the bonus for its player's turn.
  public int speed(int card) {
    return numbers[EACH * card + SPEED];
  }

  /// The strength of a card in play.
  public int strength(int card) {
    return numbers[EACH * card + STRENGTH];
  }

  /// The stamina of a card in play, without what it has lost.
  public int stamina(int card) {
    return numbers[EACH * card + STAMINA];
  }

  /// What a tussle of a card in play costs.
  @Rule({"GG 7.2", "GG 7.3"})
  int tussleCost(int card) {
    return numbers[EACH * card + TUSSLE_COST];
  }

  /// The cards of a seat in play that effects of its opponent's cards do not touch, because a text says so of them alone.
  long shielded(Seat seat) {
    return shielded[seat.ordinal()];
  }

  /// Whether effects of its opponent's cards touch no card of a seat.
  boolean isSheltered(Seat seat) {
    return (sheltered >> seat.ordinal() & 1) != 0;
  }

  /// The cards in play that keep effects of cards of some name from cards.
  long namedShields() {
    return namedShields;
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
    opponentsCosts = CardSet.NONE;
    long shields = CardSet.NONE;
    long pricing = CardSet.NONE;
    long bonuses = CardSet.NONE;
    for (long rest = inPlay; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      Card face = board.face(card);
      shields = face.has(Feature.UNTOUCHED) ? CardSet.with(shields, card) : shields;
      pricing = face.has(Feature.TUSSLE_COST) ? CardSet.with(pricing, card) : pricing;
      opponentsCosts =
          face.has(Feature.OPPONENTS_COST) ? CardSet.with(opponentsCosts, card) : opponentsCosts;
      bonuses = face.has(Feature.BONUS) ? CardSet.with(bonuses, card) : bonuses;
      Stats printed = face.stats();
      int at = EACH * card;
      numbers[at + SPEED] = printed.speed();
      numbers[at + STRENGTH] = printed.strength();
      numbers[at + STAMINA] = printed.stamina();
      numbers[at + TUSSLE_COST] = Costs.TUSSLE;
    }
    // Before the bonuses, which are effects that may not touch a card.
    shields(board, shields);
    tussleCosts(board, pricing);
    for (LastingEffect lasting : board.lasting().all()) {
      switch (lasting) {
        case LastingEffect.StaminaSet set -> {
          int card = CardRef.card(set.ref());
          numbers[EACH * card + STAMINA] = set.to();
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

  private void shields(Board board, long shields) {
    shielded[0] = CardSet.NONE;
    shielded[1] = CardSet.NONE;
    sheltered = 0;
    namedShields = CardSet.NONE;
    for (long rest = shields; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      int side = board.side(card).ordinal();
      for (Ability.Standing ability : board.face(card).standing()) {
        if (ability instanceof Ability.Untouched(boolean thisOnly, Source by)) {
          switch (by) {
            case Source.OpponentControls() -> {
              if (thisOnly) {
                shielded[side] = CardSet.with(shielded[side], card);
              } else {
                sheltered |= 1 << side;
              }
            }
            case Source.Named _ -> namedShields = CardSet.with(namedShields, card);
          }
        }
      }
    }
  }

  /// The lowest that any card says.
  @Rule({"GG 7.2", "GG 7.3", "GG 8.3", "GG Q41"})
  private void tussleCosts(Board board, long pricing) {
    long said = CardSet.NONE;
    for (long rest = pricing; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int source = CardSet.first(rest);
      for (Ability.Standing ability : board.face(source).standing()) {
        if (ability instanceof Ability.TussleCost(boolean thisOnly, int cc)) {
          long of = thisOnly ? CardSet.of(source) : board.cards(Zone.PLAY, board.side(source));
          for (long each = of; !CardSet.isEmpty(each); each = CardSet.withoutFirst(each)) {
            int card = CardSet.first(each);
            int at = EACH * card + TUSSLE_COST;
            numbers[at] = CardSet.has(said, card) ? Math.min(numbers[at], cc) : cc;
          }
          said = CardSet.union(said, of);
        }
      }
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
      int at = EACH * card;
      numbers[at + SPEED] = NumberRange.sum(numbers[at + SPEED], by.speed());
      numbers[at + STRENGTH] = NumberRange.sum(numbers[at + STRENGTH], by.strength());
      numbers[at + STAMINA] = NumberRange.sum(numbers[at + STAMINA], by.stamina());
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
