package cardwright.cardgame.text;

import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;

/// What has happened to cards this turn, in that order: what `if a Toy was sleeped this turn` asks for. Immutable.
///
/// A game keeps it only in plays in which a text asks ([Condition#asksHistory]).
public final class TurnHistory {
  /// Nothing yet.
  public static final TurnHistory NONE = new TurnHistory(List.of());

  private static final int MARK = 0x415;

  /// @param ref the card, with its life before
  /// @param kinds its kinds then, as bits
  /// @param side whose it was then, or who played it
  private record Entry(Happening what, int ref, int kinds, Seat side) {}

  private final List<Entry> entries;

  private TurnHistory(List<Entry> entries) {
    this.entries = entries;
  }

  /// This, and one thing more.
  ///
  /// @param ref the card, with its life before
  /// @param kinds its kinds, as bits
  /// @param side whose it was, or who played it
  public TurnHistory with(Happening what, int ref, int kinds, Seat side) {
    List<Entry> more = new ArrayList<>(entries);
    more.add(new Entry(what, ref, kinds, side));
    return new TurnHistory(List.copyOf(more));
  }

  /// Whether nothing has happened.
  public boolean isEmpty() {
    return entries.isEmpty();
  }

  /// Whether what is asked has happened.
  ///
  /// @param self the card whose text asks, with its life
  /// @param type the selectors of the game
  /// @param side whether a selector means the cards of a seat
  public <S extends Selector> boolean has(
      Condition.Happened asked, int self, Class<S> type, BiPredicate<S, Seat> side) {
    for (Entry entry : entries) {
      if (entry.what.equals(asked.what())
          && asked
              .which()
              .map(which -> fits(which, entry, self) && side.test(type.cast(which), entry.side))
              .orElse(entry.ref == self)) {
        return true;
      }
    }
    return false;
  }

  private static boolean fits(Selector which, Entry entry, int self) {
    return (which.kinds() & entry.kinds) != 0 && !(which.other() && entry.ref == self);
  }

  /// Writes all that distinguishes this from others; nothing where nothing has happened.
  public void write(Fingerprint out) {
    if (entries.isEmpty()) {
      return;
    }
    out.add(MARK).add(entries.size());
    for (Entry entry : entries) {
      out.add(entry.what.ordinal()).ref(entry.ref).add(entry.kinds).add(entry.side.ordinal());
    }
  }
}
