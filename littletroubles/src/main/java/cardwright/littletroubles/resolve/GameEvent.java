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
public record GameEvent(
    EventKind what, int ref, @Nullable Seat seat, int amount, int other, String name) {
  /// Something that happens to a card.
  ///
  /// @param by whose doing it is, or null
  public static GameEvent card(EventKind what, int ref, @Nullable Seat by) {
    return new GameEvent(what, ref, by, 1, CardRef.NONE, "");
  }

  /// Something that a player does or suffers, so many times.
  public static GameEvent player(EventKind what, Seat seat, int amount) {
    return new GameEvent(what, CardRef.NONE, seat, amount, CardRef.NONE, "");
  }

  /// A Toy is grabbed or dropped.
  public static GameEvent toy(EventKind what, int toy, int holder, @Nullable Seat by) {
    return new GameEvent(what, toy, by, 1, holder, "");
  }

  /// Counters are put on a card.
  static GameEvent counters(int ref, String name, int number, Seat by) {
    return new GameEvent(EventKind.COUNTER, ref, by, number, CardRef.NONE, name);
  }

  /// A card is put into a deck.
  static GameEvent toDeck(int ref, int where, @Nullable Seat by) {
    return new GameEvent(EventKind.TO_DECK, ref, by, where, CardRef.NONE, "");
  }

  /// Whether it is about the same card or player as another.
  boolean isLike(GameEvent event) {
    return what == event.what && ref == event.ref && seat == event.seat && name.equals(event.name);
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
