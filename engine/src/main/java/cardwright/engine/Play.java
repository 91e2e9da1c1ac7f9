package cardwright.engine;

import java.util.ArrayList;
import java.util.List;

/// A play from its start to its end, with its record.
///
/// A choice with a single move is made at once and is not recorded: whoever drives a play is asked only what can be decided.
public final class Play {
  private final Game game;
  private final Deck a;
  private final Deck b;
  private final Position position;
  private final RollLog chance;
  private final List<Integer> startRolls;
  private final long start;
  private final List<PlayRecord.Entry> entries = new ArrayList<>();
  private final List<Position> earlier = new ArrayList<>();

  /// Starts a play.
  ///
  /// @throws Refused when a deck cannot be played
  public Play(Game game, Deck a, Deck b, Chance chance) {
    this(game, a, b, chance, event -> {});
  }

  /// Starts a play whose events somebody hears.
  ///
  /// @throws Refused when a deck cannot be played
  public Play(Game game, Deck a, Deck b, Chance chance, Listener listener) {
    this.game = game;
    this.a = a;
    this.b = b;
    this.chance = new RollLog(chance);
    this.position = game.start(a, b, this.chance, listener);
    position.listen(listener);
    makeForcedMoves(position, this.chance);
    this.startRolls = this.chance.take();
    this.start = position.fingerprint();
  }

  /// The position now. Only this play may change it.
  public Position position() {
    return position;
  }

  /// The deck of a seat.
  public Deck deck(Seat seat) {
    return seat == Seat.A ? a : b;
  }

  /// Whether the play has ended.
  public boolean over() {
    return position.outcome().isPresent();
  }

  /// How many decisions have been made: choices of two or more moves.
  public int decisions() {
    return entries.size();
  }

  /// Makes the move with that index, and every forced move after it.
  ///
  /// @throws IllegalArgumentException when no such move is offered; nothing has changed then
  public void move(int index) {
    Choice choice = position.choice();
    if (index < 0 || index >= choice.count()) {
      throw new IllegalArgumentException("there is no move " + index + " of " + choice.count());
    }
    Seat seat = choice.seat();
    String notation = choice.move(index).notation();
    Position before = position.copy();
    try {
      position.play(index, chance);
      makeForcedMoves(position, chance);
    } catch (RuntimeException e) {
      before.copyTo(position);
      chance.take();
      throw e;
    }
    earlier.add(before);
    entries.add(new PlayRecord.Entry(seat, notation, chance.take(), position.fingerprint()));
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

  /// The record of the play so far.
  public PlayRecord record() {
    String outcome = position.outcome().map(Outcome::toString).orElse("");
    return new PlayRecord(
        game.name(),
        PlayRecord.fingerprint(game, a, b),
        a,
        b,
        startRolls,
        start,
        List.copyOf(entries),
        outcome);
  }

  static void makeForcedMoves(Position position, Chance chance) {
    while (position.outcome().isEmpty() && position.choice().count() == 1) {
      position.play(0, chance);
    }
  }
}
