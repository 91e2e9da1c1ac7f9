package cardwright.littletroubles.resolve;

import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.littletroubles.vocabulary.EventKind;
import org.jspecify.annotations.Nullable;

/// One thing that happens: to a card, to a player, or at a time.
///
/// @param what what happens
/// @param ref the card that it happens to, with its life, or [CardRef#NONE]
/// @param seat the player who does it or to whom it happens; null for nobody
/// @param amount how many cookies, cards or counters, or where in a deck
/// @param other another card that takes part, with its life: the holder of a Toy, the holder that let go; or where a card enters
/// @param name the name of counters, else empty
public record Change(
    EventKind what, int ref, @Nullable Seat seat, int amount, int other, String name) {
  /// Something that happens to a card.
  ///
  /// @param by whose doing it is, or null
  public static Change card(EventKind what, int ref, @Nullable Seat by) {
    return new Change(what, ref, by, 1, CardRef.NONE, "");
  }

  /// Something that a player does or suffers, so many times.
  public static Change player(EventKind what, Seat seat, int amount) {
    return new Change(what, CardRef.NONE, seat, amount, CardRef.NONE, "");
  }

  /// A Toy is grabbed or dropped.
  public static Change toy(EventKind what, int toy, int holder, @Nullable Seat by) {
    return new Change(what, toy, by, 1, holder, "");
  }

  /// Counters are put on a card.
  static Change counters(int ref, String name, int number, Seat by) {
    return new Change(EventKind.COUNTER, ref, by, number, CardRef.NONE, name);
  }

  /// A card is put into a deck.
  static Change toDeck(int ref, int where, @Nullable Seat by) {
    return new Change(EventKind.TO_DECK, ref, by, where, CardRef.NONE, "");
  }

  /// Whether it is about the same card or player as another.
  boolean isLike(Change change) {
    return what == change.what
        && ref == change.ref
        && seat == change.seat
        && name.equals(change.name);
  }

  /// Whether it is what becomes of the loser of a fight.
  boolean isFate() {
    return what == EventKind.REGRESS || what == EventKind.TO_TIMEOUT;
  }

  void write(Fingerprint out) {
    out.add(what.ordinal()).ref(ref).add(seat == null ? -1 : seat.ordinal()).add(amount);
    if (what == EventKind.ENTER) {
      out.add(other);
    } else {
      out.ref(other);
    }
    out.add(name);
  }
}
