package cardwright.cardgame.state;

import cardwright.engine.LogEvent;
import cardwright.engine.Outcome;
import cardwright.engine.Seat;
import org.jspecify.annotations.Nullable;

/// A board that keeps its cards, its numbers, its outcome and its listener in a [PlayState], with what is done with them in every game.
///
/// @param <B> the game's board
/// @param <C> what the game knows of a card
/// @param <T> names the numbers of the table
/// @param <S> names the numbers of a seat
public interface CardBoard<B extends CardBoard<B, C, T, S>, C, T extends Enum<T>, S extends Enum<S>>
    extends PlayBoard<B> {
  /// Where it keeps them.
  PlayState<C, T, S> state();

  /// The cards of the play.
  default CardPool<C> pool() {
    return state().pool;
  }

  /// A number of the whole table.
  default int get(T number) {
    return state().numbers.get(number);
  }

  /// Sets a number of the whole table.
  default void set(T number, int value) {
    state().numbers.set(number, value);
  }

  /// Whether a number of the table that is 0 or 1 is 1.
  default boolean is(T number) {
    return state().numbers.get(number) != 0;
  }

  /// A number of a seat.
  default int get(S number, Seat seat) {
    return state().numbers.get(number, seat);
  }

  /// Sets a number of a seat.
  default void set(S number, Seat seat, int value) {
    state().numbers.set(number, seat, value);
  }

  /// Adds to a number of a seat.
  default void add(S number, Seat seat, int more) {
    state().numbers.add(number, seat, more);
  }

  @Override
  default @Nullable Outcome outcome() {
    return state().outcome;
  }

  @Override
  default EventSink events() {
    return state().events;
  }

  /// Whether anybody listens: events are made only then.
  default boolean heard() {
    return state().events.isHeard();
  }

  /// Tells an event.
  default void tell(LogEvent event) {
    state().events.tell(event);
  }
}
