package cardwright.mlpccg.board;

import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.What;
import org.jspecify.annotations.Nullable;

/// One thing that happens: to a card, to a player, or at a time.
///
/// @param what what happens
/// @param ref the card that it happens to, with its life before, or [CardRef#NONE]
/// @param seat the player who does it, or to whom it happens; null where the game does it
/// @param source the card whose text does it, with its life, or [CardRef#NONE] for the rules
/// @param amount how many; for [What#PHASE_START] and [What#PHASE_END] the ordinal of the [Stage]
/// @param to the area where a card goes, or [Area#NONE]
/// @param other another card that takes part: the host of a Resource, the card above one that is banished beneath
/// @param name the name of counters, else empty
/// @param from the area where the card was, as it happened; [Area#NONE] where it was in none
/// @param controller who controlled the card as it happened; null where no card takes part
public record Deed(
    What what,
    int ref,
    @Nullable Seat seat,
    int source,
    int amount,
    int to,
    int other,
    String name,
    int from,
    @Nullable Seat controller) {
  /// Something that happens to a card.
  public static Deed card(What what, int ref, @Nullable Seat seat, int source) {
    return new Deed(what, ref, seat, source, 1, Area.NONE, CardRef.NONE, "", Area.NONE, null);
  }

  /// Something that the rules make happen to a card.
  public static Deed byRule(What what, int ref, @Nullable Seat seat) {
    return card(what, ref, seat, CardRef.NONE);
  }

  /// A card goes to an area.
  public static Deed to(What what, int ref, Seat seat, int area, int source) {
    return new Deed(what, ref, seat, source, 1, area, CardRef.NONE, "", Area.NONE, null);
  }

  /// A card goes onto or beneath another one.
  public static Deed onto(What what, int ref, Seat seat, int host, int source) {
    return new Deed(what, ref, seat, source, 1, Area.NONE, host, "", Area.NONE, null);
  }

  /// Counters are put on a card, or removed from it.
  public static Deed counters(What what, int ref, String name, int number, Seat seat, int source) {
    return new Deed(
        what, ref, seat, source, number, Area.NONE, CardRef.NONE, name, Area.NONE, null);
  }

  /// Something that a player does or suffers.
  public static Deed player(What what, Seat seat, int amount, int source) {
    return new Deed(
        what, CardRef.NONE, seat, source, amount, Area.NONE, CardRef.NONE, "", Area.NONE, null);
  }

  /// A point of time.
  ///
  /// @param amount for a phase the ordinal of its [Stage]
  public static Deed time(What what, Seat active, int amount) {
    return player(what, active, amount, CardRef.NONE);
  }

  /// The same with an amount.
  public Deed times(int number) {
    return new Deed(what, ref, seat, source, number, to, other, name, from, controller);
  }

  /// The same with a name: of counters, or of how it happens.
  public Deed named(String word) {
    return new Deed(what, ref, seat, source, amount, to, other, word, from, controller);
  }

  /// The same in an area.
  public Deed into(int area) {
    return new Deed(what, ref, seat, source, amount, area, other, name, from, controller);
  }

  /// The same about another card: a Problem where something happens.
  public Deed about(int card) {
    return new Deed(what, card, seat, source, amount, to, other, name, from, controller);
  }

  /// The same as another thing: a dismissal that becomes a banishment.
  public Deed as(What instead) {
    return new Deed(instead, ref, seat, source, amount, to, other, name, from, controller);
  }

  /// The same as it is about to happen: where the card is, and who controls it.
  public Deed now(Board board) {
    if (ref == CardRef.NONE) {
      return this;
    }
    int card = CardRef.card(ref);
    int area = board.inPlay(card) ? board.area(card) : Area.NONE;
    return new Deed(what, ref, seat, source, amount, to, other, name, area, board.controller(card));
  }

  /// The card that it happens to.
  public int card() {
    return CardRef.card(ref);
  }

  /// Writes all that distinguishes this from others.
  public void write(Fingerprint out) {
    out.add(what.ordinal()).ref(ref).add(seat == null ? -1 : seat.ordinal()).ref(source);
    out.add(amount).add(to).ref(other).add(name).add(from);
    out.add(controller == null ? -1 : controller.ordinal());
  }
}
