package cardwright.engine;

import java.util.List;
import java.util.Optional;

/// What one viewer may see of a position, and nothing else.
///
/// @param viewer who sees it
/// @param facts what holds for the whole table, in a fixed order: turn, whose turn it is, …
/// @param sides the two sides, seat A first
public record Table(Viewer viewer, List<Fact> facts, List<Side> sides) {
  /// A named fact: `turn` is `5`.
  public record Fact(String name, String value) {}

  /// A named number of a seat: `cc` is 4.
  public record Counter(String name, int value) {}

  /// A seat's half of the table.
  public record Side(Seat seat, List<Counter> counters, List<Zone> zones) {
    /// The zone of that name.
    public Optional<Zone> zone(String name) {
      return zones.stream().filter(zone -> zone.name().equals(name)).findFirst();
    }

    /// The counter of that name.
    public Optional<Counter> counter(String name) {
      return counters.stream().filter(counter -> counter.name().equals(name)).findFirst();
    }
  }

  /// A zone of a seat.
  ///
  /// @param name the zone's name in scenarios and on the table
  /// @param size how many cards lie there
  /// @param cards those that the viewer may see; fewer than `size` where some are hidden
  public record Zone(String name, int size, List<Card> cards) {}

  /// A card that the viewer may see.
  ///
  /// @param card its own printed name
  /// @param name what it is called now; differs from `card` while it is a copy of another
  /// @param owner whose card it is
  /// @param stats its figures, in a fixed order
  /// @param marks all else that can be seen on it: `damage` is `3`
  public record Card(String card, String name, Seat owner, List<Stat> stats, List<Fact> marks) {}

  /// A figure of a card, as printed and as it is now.
  public record Stat(String name, int printed, int now) {}

  /// One side of the table.
  public Side side(Seat seat) {
    return sides.get(seat.ordinal());
  }

  /// The value of a fact, when the table has it.
  public Optional<String> fact(String name) {
    return facts.stream().filter(fact -> fact.name().equals(name)).map(Fact::value).findFirst();
  }
}
