package cardwright.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A play from its start to its end, with the log of what was decided.
///
/// A choice with a single move is made at once and is not logged: whoever drives a play is asked only what can be decided. A driver
/// may wait there all the same ([Forced]); what is then done is logged like any decision.
public final class Play {
  private final Game game;
  private final Opening opening;
  private final Position position;
  private final RollLog chance;
  private final List<Integer> startRolls;
  private final long start;
  private final List<Entry> entries = new ArrayList<>();
  private final List<Position> earlier = new ArrayList<>();
  private final Forced forced;

  /// Is asked before each move that makes itself.
  @FunctionalInterface
  public interface Forced {
    /// Whether the play waits at this choice of a single move until it is made by [Play#move].
    boolean waits(Position position);
  }

  /// One decision or ruling of the log.
  ///
  /// @param seat who decided; empty for a ruling
  /// @param move the notation of the move or of the ruling
  /// @param rolls what was rolled because of it
  /// @param fingerprint the position's fingerprint at the next decision, or at the end
  public record Entry(Optional<Seat> seat, String move, List<Integer> rolls, long fingerprint) {
    /// A decision of a seat.
    public Entry(Seat seat, String move, List<Integer> rolls, long fingerprint) {
      this(Optional.of(seat), move, rolls, fingerprint);
    }

    /// Who decided: the letter of a seat, or `judge`.
    public String who() {
      return seat.map(Seat::name).orElse("judge");
    }
  }

  /// Starts a play in the format that admits both decks.
  ///
  /// @throws Refused when a deck cannot be played
  public Play(Game game, Deck a, Deck b, Chance chance) {
    this(game, a, b, chance, event -> {});
  }

  /// Starts a play whose events somebody hears, in the format that admits both decks.
  ///
  /// @throws Refused when a deck cannot be played
  public Play(Game game, Deck a, Deck b, Chance chance, Listener listener) {
    this(game, Opening.of(game.admitting(a, b).name(), a, b), chance, listener);
  }

  /// Starts a play whose events somebody hears.
  ///
  /// @throws Refused when a deck cannot be played
  public Play(Game game, Opening opening, Chance chance, Listener listener) {
    this(game, opening, chance, listener, at -> false);
  }

  /// Starts a play that may wait at moves that could make themselves.
  ///
  /// @param listener hears the events
  /// @param forced says where it waits
  /// @throws Refused when a deck cannot be played, or nobody ever has anything to decide
  public Play(Game game, Opening opening, Chance chance, Listener listener, Forced forced) {
    this.game = game;
    this.opening = opening;
    this.forced = forced;
    this.chance = new RollLog(chance);
    this.position = game.begin(opening, this.chance, listener);
    position.listen(listener);
    makeForcedMoves();
    this.startRolls = this.chance.take();
    this.start = position.fingerprint();
  }

  /// The game that is played.
  public Game game() {
    return game;
  }

  /// How the play began.
  public Opening opening() {
    return opening;
  }

  /// The position now. Only this play may change it.
  public Position position() {
    return position;
  }

  /// The deck of a seat.
  public Deck deck(Seat seat) {
    return opening.deck(seat);
  }

  /// Whether the play has ended.
  public boolean over() {
    return position.outcome().isPresent();
  }

  /// The rolls before the first decision.
  public List<Integer> startRolls() {
    return startRolls;
  }

  /// The fingerprint before the first decision.
  public long startFingerprint() {
    return start;
  }

  /// The log: decisions and rulings in their order.
  public List<Entry> entries() {
    return List.copyOf(entries);
  }

  /// How many entries the log has.
  public int decisions() {
    return entries.size();
  }

  /// Makes the move with that index, and every forced move after it.
  ///
  /// @throws Refused when more forced moves follow than [TextLimits#FORCED_MOVES]; nothing has changed then
  /// @throws IllegalArgumentException when no such move is offered; nothing has changed then
  public void move(int index) {
    Choice choice = position.choice();
    if (index < 0 || index >= choice.count()) {
      throw new IllegalArgumentException("there is no move " + index + " of " + choice.count());
    }
    Optional<Seat> seat = Optional.of(choice.seat());
    decide(seat, choice.move(index).notation(), () -> position.play(index, chance));
  }

  /// What may be decreed now outside the order of play.
  public List<Move> rulings() {
    return over() ? List.of() : position.rulings();
  }

  /// Carries out a ruling, and every forced move after it.
  ///
  /// @param notation the notation of one of [#rulings]
  /// @throws Refused when it is none of them, or more forced moves follow than [TextLimits#FORCED_MOVES]; nothing has changed then
  public void rule(String notation) {
    if (over()) {
      throw new Refused("the play is over; nothing can be ruled any more");
    }
    decide(Optional.empty(), notation, () -> position.rule(notation, chance));
  }

  private void decide(Optional<Seat> seat, String notation, Runnable change) {
    Position before = position.copy();
    guarded(before, change);
    earlier.add(before);
    entries.add(new Entry(seat, notation, chance.take(), position.fingerprint()));
  }

  private void guarded(Position before, Runnable change) {
    try {
      change.run();
      makeForcedMoves();
    } catch (RuntimeException e) {
      before.copyTo(position);
      chance.take();
      throw e;
    }
  }

  /// Takes the last decision back. Chance goes on: what is rolled again may fall otherwise.
  ///
  /// @return whether there was one
  public boolean undo() {
    if (entries.isEmpty()) {
      return false;
    }
    entries.removeLast();
    earlier.removeLast().copyTo(position);
    return true;
  }

  private void makeForcedMoves() {
    int made = 0;
    while (!over() && position.choice().count() == 1 && !forced.waits(position)) {
      if (made++ == TextLimits.FORCED_MOVES) {
        throw new Refused(
            "nobody has anything to decide after "
                + TextLimits.FORCED_MOVES
                + " forced moves; such a play does not go on");
      }
      position.play(0, chance);
    }
  }
}
