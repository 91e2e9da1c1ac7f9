package cardwright.mlpccg.board;

import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.EventKind;
import org.jspecify.annotations.Nullable;

/// One thing that happens: to a card, to a player, or at a time.
///
/// @param what what happens
/// @param ref the card that it happens to, with its life before, or [CardRef#NONE]
/// @param seat the player who does it, or to whom it happens; null where the game does it
/// @param source the card whose text does it, with its life, or [CardRef#NONE] for the rules
/// @param amount how many; for [EventKind#PHASE_START] and [EventKind#PHASE_END] the ordinal of the [Stage]; of a draw that texts are held against, which one of its player's turn it is
/// @param to the area where a card goes, or [Area#NONE]
/// @param other another card that takes part: the host of a Resource, the card above one that is banished beneath
/// @param counter the name of the counters, else empty
/// @param how in which of the ways that matter to texts and rules
/// @param from the area where the card was, as it happened; [Area#NONE] where it was in none
/// @param controller who controlled the card as it happened; null where no card takes part
public record GameEvent(
    EventKind what,
    int ref,
    @Nullable Seat seat,
    int source,
    int amount,
    int to,
    int other,
    String counter,
    How how,
    int from,
    @Nullable Seat controller) {
  /// How something happens that can happen in several ways.
  public enum How {
    USUAL,
    /// A draw is from the bottom of the deck.
    FROM_BOTTOM,
    /// A card comes into play because it is played.
    PLAYED,
    /// A card comes into play frightened.
    FRIGHTENED,
    /// A character goes home for losing a challenge.
    FOR_LOSING,
    /// Action tokens are gained until the end of the phase.
    LENT
  }

  /// Something that happens to a card.
  public static GameEvent card(EventKind what, int ref, @Nullable Seat seat, int source) {
    return new GameEvent(
        what, ref, seat, source, 1, Area.NONE, CardRef.NONE, "", How.USUAL, Area.NONE, null);
  }

  /// Something that the rules make happen to a card.
  public static GameEvent byRule(EventKind what, int ref, @Nullable Seat seat) {
    return card(what, ref, seat, CardRef.NONE);
  }

  /// A card goes to an area.
  public static GameEvent to(EventKind what, int ref, Seat seat, int area, int source) {
    return new GameEvent(
        what, ref, seat, source, 1, area, CardRef.NONE, "", How.USUAL, Area.NONE, null);
  }

  /// A card goes onto or beneath another one.
  public static GameEvent onto(EventKind what, int ref, Seat seat, int host, int source) {
    return new GameEvent(
        what, ref, seat, source, 1, Area.NONE, host, "", How.USUAL, Area.NONE, null);
  }

  /// Counters are put on a card, or removed from it.
  public static GameEvent counters(
      EventKind what, int ref, String counter, int number, Seat seat, int source) {
    return new GameEvent(
        what,
        ref,
        seat,
        source,
        number,
        Area.NONE,
        CardRef.NONE,
        counter,
        How.USUAL,
        Area.NONE,
        null);
  }

  /// Something that a player does or suffers.
  public static GameEvent player(EventKind what, Seat seat, int amount, int source) {
    return new GameEvent(
        what,
        CardRef.NONE,
        seat,
        source,
        amount,
        Area.NONE,
        CardRef.NONE,
        "",
        How.USUAL,
        Area.NONE,
        null);
  }

  /// A point of time.
  ///
  /// @param amount for a phase the ordinal of its [Stage]
  public static GameEvent time(EventKind what, Seat active, int amount) {
    return player(what, active, amount, CardRef.NONE);
  }

  /// The same with an amount.
  public GameEvent times(int number) {
    return new GameEvent(
        what, ref, seat, source, number, to, other, counter, how, from, controller);
  }

  /// The same in one of the ways in which it can happen.
  public GameEvent how(How way) {
    return new GameEvent(
        what, ref, seat, source, amount, to, other, counter, way, from, controller);
  }

  /// The same in an area.
  public GameEvent into(int area) {
    return new GameEvent(
        what, ref, seat, source, amount, area, other, counter, how, from, controller);
  }

  /// The same about another card: a Problem where something happens.
  public GameEvent about(int card) {
    return new GameEvent(
        what, card, seat, source, amount, to, other, counter, how, from, controller);
  }

  /// The same as another thing: a dismissal that becomes a banishment.
  public GameEvent as(EventKind instead) {
    return new GameEvent(
        instead, ref, seat, source, amount, to, other, counter, how, from, controller);
  }

  /// The same as it is about to happen: where the card is, and who controls it.
  public GameEvent now(Board board) {
    if (ref == CardRef.NONE) {
      return this;
    }
    int card = CardRef.card(ref);
    int area = board.inPlay(card) ? board.area(card) : Area.NONE;
    return new GameEvent(
        what, ref, seat, source, amount, to, other, counter, how, area, board.controller(card));
  }

  /// The card that it happens to.
  public int card() {
    return CardRef.card(ref);
  }

  /// Writes all that distinguishes this from others.
  public void write(Fingerprint out) {
    out.add(what.ordinal()).ref(ref).add(seat == null ? -1 : seat.ordinal()).ref(source);
    out.add(amount).add(to).ref(other).add(counter).add(how.ordinal()).add(from);
    out.add(controller == null ? -1 : controller.ordinal());
  }
}
