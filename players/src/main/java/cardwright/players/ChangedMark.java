package cardwright.players;

import cardwright.engine.Seat;
import cardwright.engine.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A mark of a card that is another after a move, or was not there before.
///
/// @param side on whose side the card lies, before and after
/// @param zone in which zone it lies
/// @param card its title; no other card of that title lies there
/// @param name what the mark is called: [Table.Fact#name]
/// @param value as it is after the move: [Table.Fact#value]
public record ChangedMark(Seat side, String zone, String card, String name, String value) {
  /// What is another on cards that one viewer sees in the same place before and after.
  static List<ChangedMark> between(Table before, Table after) {
    List<ChangedMark> changed = new ArrayList<>();
    for (Table.Side side : after.sides()) {
      for (Table.Zone zone : side.zones()) {
        Optional<Table.Zone> earlier = before.side(side.seat()).zone(zone.name());
        if (!zone.ownersOnly() && earlier.isPresent()) {
          for (Table.Card card : zone.cards()) {
            Optional<Table.Card> old = only(earlier.get(), card.card());
            if (old.isPresent() && only(zone, card.card()).isPresent()) {
              add(side.seat(), zone.name(), old.get(), card, changed);
            }
          }
        }
      }
    }
    return changed;
  }

  /// The only card of that title in a zone.
  private static Optional<Table.Card> only(Table.Zone zone, String title) {
    List<Table.Card> found =
        zone.cards().stream().filter(card -> card.card().equals(title)).toList();
    return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
  }

  private static void add(
      Seat side, String zone, Table.Card old, Table.Card now, List<ChangedMark> changed) {
    for (Table.Fact mark : now.marks()) {
      boolean stood =
          old.marks().stream()
              .anyMatch(
                  each -> each.name().equals(mark.name()) && each.value().equals(mark.value()));
      if (!stood) {
        changed.add(new ChangedMark(side, zone, now.card(), mark.name(), mark.value()));
      }
    }
  }
}
