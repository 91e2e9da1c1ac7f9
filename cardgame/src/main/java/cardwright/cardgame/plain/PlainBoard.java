package cardwright.cardgame.plain;

import cardwright.cardgame.state.CardColumns;
import cardwright.cardgame.state.CardPool;
import cardwright.cardgame.state.CardZone;
import cardwright.cardgame.state.EventSink;
import cardwright.cardgame.state.NumberNames;
import cardwright.cardgame.state.Numbers;
import cardwright.cardgame.state.PlayBoard;
import cardwright.cardgame.state.ZoneLayout;
import cardwright.cardgame.state.Zones;
import cardwright.engine.Agenda;
import cardwright.engine.Fingerprint;
import cardwright.engine.LogEvent;
import cardwright.engine.Outcome;
import cardwright.engine.Seat;
import java.util.EnumSet;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/// A board of the parts that every game needs, which copies itself and writes itself: cards in zones, numbers of cards, of seats and of the table, and what is still to be done. A game adds what its rules do with them.
///
/// @param <B> the game's board
/// @param <C> what the game knows of a card
/// @param <Z> its zones
/// @param <T> names the numbers of the table
/// @param <S> names the numbers of a seat
/// @param <E> the effects of the game
public abstract class PlainBoard<
        B extends PlainBoard<B, C, Z, T, S, E>,
        C,
        Z extends Enum<Z> & CardZone,
        T extends Enum<T>,
        S extends Enum<S>,
        E>
    implements PlayBoard<B> {
  private final CardPool<C> pool;

  // The state: all of it is copied by copyTo and written by fingerprint.
  private final Zones<Z> zones;
  private final CardColumns columns;
  private final Numbers<T, S> numbers;
  private final Agenda<PlainText<E>> agenda = new Agenda<>();
  private @Nullable Outcome outcome;

  private final EventSink events = new EventSink();

  /// A board on which all numbers are 0.
  ///
  /// @param start in which zone the card of an index begins
  /// @param columns how many numbers each card has
  protected PlainBoard(
      CardPool<C> pool,
      Class<Z> zones,
      IntFunction<Z> start,
      int columns,
      Class<T> table,
      Class<S> seat) {
    this.pool = pool;
    this.zones = new Zones<>(new ZoneLayout<>(zones), pool, start);
    this.columns = new CardColumns(pool.size(), columns);
    this.numbers = new Numbers<>(new NumberNames<>(table, seat, EnumSet.noneOf(table)));
  }

  /// A board for a copy of another one: nothing lies on it yet.
  protected PlainBoard(PlainBoard<B, C, Z, T, S, E> like) {
    this.pool = like.pool;
    this.zones = like.zones.blank();
    this.columns = like.columns.blank();
    this.numbers = like.numbers.blank();
  }

  /// A board for a copy of this one.
  protected abstract B blank();

  @Override
  public final B copy() {
    B twin = blank();
    copyTo(twin);
    return twin;
  }

  @Override
  public final void copyTo(B twin) {
    PlainBoard<B, C, Z, T, S, E> same = twin;
    zones.copyTo(same.zones);
    columns.copyTo(same.columns);
    numbers.copyTo(same.numbers);
    agenda.copyTo(same.agenda);
    same.outcome = outcome;
  }

  @Override
  public final long fingerprint() {
    Fingerprint out = new Fingerprint(this::holds);
    zones.write(out);
    for (int card = 0; card < pool.size(); card++) {
      columns.write(out, card);
    }
    numbers.write(out);
    agenda.write(out);
    if (outcome != null) {
      out.add(outcome.toString());
    }
    return out.value();
  }

  /// The cards of the play.
  public final CardPool<C> pool() {
    return pool;
  }

  /// The card with that index.
  public final C card(int index) {
    return pool.card(index);
  }

  /// Who owns a card.
  public final Seat owner(int card) {
    return pool.owner(card);
  }

  /// Where a card is.
  public final Z zone(int card) {
    return zones.zone(card);
  }

  /// The cards of a zone on a side, in their row.
  public final int[] cards(Seat side, Z zone) {
    return zones.pile(zone, side).toArray();
  }

  /// Moves a card to a zone of its owner. It is a new object there, with all its numbers 0: who had chosen it finds it no more.
  public final void put(int card, Z zone) {
    zones.moveToOwner(card, zone, false);
    columns.beginAnew(card);
  }

  /// A reference to a card, which holds until the card goes to another zone.
  public final int ref(int card) {
    return columns.ref(card);
  }

  /// Whether a reference still means the card that it was made for: the card has not gone to another zone since.
  public final boolean holds(int ref) {
    return columns.holds(ref);
  }

  /// A number of a card.
  ///
  /// @param column from 0
  public final int at(int column, int card) {
    return columns.at(column, card);
  }

  /// Sets a number of a card.
  protected final void put(int column, int card, int value) {
    columns.put(column, card, value);
  }

  /// A number of the table.
  public final int get(T name) {
    return numbers.get(name);
  }

  /// Sets a number of the table.
  protected final void set(T name, int value) {
    numbers.set(name, value);
  }

  /// A number of a seat.
  public final int get(S name, Seat seat) {
    return numbers.get(name, seat);
  }

  /// Sets a number of a seat.
  protected final void set(S name, Seat seat, int value) {
    numbers.set(name, seat, value);
  }

  /// What is still to be done.
  public final Agenda<PlainText<E>> agenda() {
    return agenda;
  }

  @Override
  public final @Nullable Outcome outcome() {
    return outcome;
  }

  /// Ends the play.
  protected final void end(Outcome how) {
    outcome = how;
    agenda.clear();
  }

  @Override
  public final EventSink events() {
    return events;
  }

  /// Tells an event.
  public final void tell(LogEvent event) {
    events.tell(event);
  }
}
