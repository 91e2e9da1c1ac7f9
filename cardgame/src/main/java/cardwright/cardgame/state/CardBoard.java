package cardwright.cardgame.state;

import cardwright.engine.CardRef;
import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Seat;
import java.util.Arrays;
import java.util.function.IntPredicate;
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
    return state().ofTable[number.ordinal()];
  }

  /// Sets a number of the whole table.
  default void set(T number, int value) {
    state().ofTable[number.ordinal()] = value;
  }

  /// Whether a number of the table that is 0 or 1 is 1.
  default boolean is(T number) {
    return get(number) != 0;
  }

  /// A number of a seat.
  default int get(S number, Seat seat) {
    return state().ofSeats[2 * number.ordinal() + seat.ordinal()];
  }

  /// Sets a number of a seat.
  default void set(S number, Seat seat, int value) {
    state().numbers.set(number, seat, value);
  }

  /// Adds to a number of a seat.
  default void add(S number, Seat seat, int more) {
    state().numbers.add(number, seat, more);
  }

  /// Whose turn comes next, and which turns are first ones.
  default TurnOrder turns() {
    return state().turns;
  }

  @Override
  default @Nullable Outcome outcome() {
    return state().outcome;
  }

  @Override
  default EventSink events() {
    return state().events;
  }

  /// A reference to a card in its present life.
  int ref(int card);

  /// References to cards in their present lives.
  default int[] refs(int... cards) {
    int[] refs = new int[cards.length];
    for (int i = 0; i < refs.length; i++) {
      refs[i] = ref(cards[i]);
    }
    return refs;
  }

  /// The cards of those references of which something is true, in their order.
  static int[] cards(int[] refs, IntPredicate ofRef) {
    int[] cards = new int[refs.length];
    int count = 0;
    for (int ref : refs) {
      if (ofRef.test(ref)) {
        cards[count++] = CardRef.card(ref);
      }
    }
    return Arrays.copyOf(cards, count);
  }

  /// A reference to a card that lies open for everybody; [CardRef#NONE] for a card in a hand, in a deck or face-down.
  ///
  /// Tables and events tell cards of one name apart by it. A hidden card has none, so that nobody can follow a card through where it is not seen.
  int openRef(int card);

  /// A card as an event speaks of it.
  ///
  /// @param name what it is called, as far as everybody may know
  default Message.Argument.Card told(int card, String name) {
    return new Message.Argument.Card(name, openRef(card));
  }

  /// A card as an event speaks of it that is about to be laid where everybody sees it.
  ///
  /// @param name what it is called
  default Message.Argument.Card laidOpen(int card, String name) {
    return new Message.Argument.Card(name, CardRef.next(ref(card)));
  }

  /// A card as an event speaks of it whose text began earlier: it is still told where it went on from there in the open.
  ///
  /// @param ref what the card was when the text began
  /// @param name what it was called then
  default Message.Argument.Card toldSince(int ref, String name) {
    int card = CardRef.card(ref);
    boolean followed = ref != CardRef.NONE && CardRef.life(ref(card)) - CardRef.life(ref) <= 1;
    return new Message.Argument.Card(name, followed ? openRef(card) : CardRef.NONE);
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
