package cardwright.cardgame.state;

import cardwright.engine.Fingerprint;
import cardwright.engine.Outcome;
import org.jspecify.annotations.Nullable;

/// What every play has: its cards, the numbers of the table and of both seats, whose turn comes next, how it ended, and who hears of it. A [CardBoard] reads and changes it.
///
/// @param <C> what a game knows of a card
/// @param <T> names the numbers of the table
/// @param <S> names the numbers of a seat
public final class PlayState<C, T extends Enum<T>, S extends Enum<S>> {
  final CardPool<C> pool;
  final Numbers<T, S> numbers;
  // The numbers themselves, one load nearer: they are read all the time.
  final int[] ofTable;
  final int[] ofSeats;
  final TurnOrder turns = new TurnOrder();
  @Nullable Outcome outcome;
  // Neither copied nor written.
  final EventSink events = new EventSink();

  /// A play that has not begun.
  public PlayState(CardPool<C> pool, NumberNames<T, S> names) {
    this(pool, new Numbers<>(names));
  }

  private PlayState(CardPool<C> pool, Numbers<T, S> numbers) {
    this.pool = pool;
    this.numbers = numbers;
    this.ofTable = numbers.ofTable;
    this.ofSeats = numbers.ofSeats;
  }

  /// The state for a copy of the position, to which nobody listens: all numbers 0.
  public PlayState<C, T, S> blank() {
    return new PlayState<>(pool, numbers.blank());
  }

  /// Makes the state of another position of the same play equal to this one.
  public void copyTo(PlayState<C, T, S> twin) {
    numbers.copyTo(twin.numbers);
    turns.copyTo(twin.turns);
    twin.outcome = outcome;
  }

  /// Ends the play.
  public void end(Outcome how) {
    outcome = how;
  }

  /// Writes the numbers, and what is out of the usual order of turns.
  public void writeNumbers(Fingerprint out) {
    numbers.write(out);
    turns.write(out);
  }

  /// Writes the same as if one of the table's were another.
  public void writeNumbers(Fingerprint out, T name, int value) {
    numbers.write(out, name, value);
    turns.write(out);
  }

  /// Writes how the play ended, if it has.
  public void writeOutcome(Fingerprint out) {
    if (outcome != null) {
      out.add(outcome.toString());
    }
  }
}
