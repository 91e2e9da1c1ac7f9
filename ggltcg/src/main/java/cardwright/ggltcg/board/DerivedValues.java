package cardwright.ggltcg.board;

import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.state.NumberRange;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.vocabulary.Stats;

/// Speed, strength and stamina of all cards in play, as [Layers] finds them.
///
/// Stamina is counted without what was lost, which changes more often. Beside the figures stands what else cards in play say
/// that is asked about again and again: what tussles cost, and what effects do not touch.
public final class DerivedValues {
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

  /// Begins anew: nothing has been said yet.
  void begin() {
    shielded[0] = CardSet.NONE;
    shielded[1] = CardSet.NONE;
    sheltered = 0;
    namedShields = CardSet.NONE;
    opponentsCosts = CardSet.NONE;
  }

  /// A card is in play with these figures, and no text speaks of it yet.
  void print(int card, Stats printed, int tussleCost) {
    int at = EACH * card;
    numbers[at + SPEED] = printed.speed();
    numbers[at + STRENGTH] = printed.strength();
    numbers[at + STAMINA] = printed.stamina();
    numbers[at + TUSSLE_COST] = tussleCost;
  }

  /// Adds to the figures of a card.
  void add(int card, Stats by) {
    int at = EACH * card;
    numbers[at + SPEED] = NumberRange.sum(numbers[at + SPEED], by.speed());
    numbers[at + STRENGTH] = NumberRange.sum(numbers[at + STRENGTH], by.strength());
    numbers[at + STAMINA] = NumberRange.sum(numbers[at + STAMINA], by.stamina());
  }

  /// Sets the stamina of a card.
  void setStamina(int card, int to) {
    numbers[EACH * card + STAMINA] = to;
  }

  /// Sets what a tussle of a card costs.
  void setTussleCost(int card, int cc) {
    numbers[EACH * card + TUSSLE_COST] = cc;
  }

  /// Effects of its opponent's cards do not touch a card of a seat.
  void shield(Seat seat, int card) {
    shielded[seat.ordinal()] = CardSet.with(shielded[seat.ordinal()], card);
  }

  /// Effects of its opponent's cards touch no card of a seat.
  void shelter(Seat seat) {
    sheltered |= 1 << seat.ordinal();
  }

  /// A card keeps effects of cards of some name from cards.
  void addNamedShield(int card) {
    namedShields = CardSet.with(namedShields, card);
  }

  /// A card says what the opponent's cards cost.
  void addOpponentsCost(int card) {
    opponentsCosts = CardSet.with(opponentsCosts, card);
  }
}
