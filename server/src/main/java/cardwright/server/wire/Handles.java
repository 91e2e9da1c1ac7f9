package cardwright.server.wire;

import cardwright.engine.Table;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;

/// What one socket's viewer calls the cards that it sees.
///
/// Handles are made from nothing but the tables that the viewer was shown: a card keeps its handle from one table to the next where it
/// looks to be the same one. Nobody can learn more from them than from the tables, and a card that was out of sight has a new one.
///
/// One thread makes them. Others may ask for names meanwhile, and hear those of the last table that was done.
public final class Handles {
  private volatile List<Seen> seen = List.of();
  private int last;

  /// A card where it was seen.
  private record Seen(Table.Side side, Table.Zone zone, Table.Card card, String handle) {
    boolean isIn(Seen other) {
      return side.seat() == other.side.seat() && zone.name().equals(other.zone.name());
    }

    boolean isTitled(Seen other) {
      return card.owner() == other.card.owner() && card.card().equals(other.card.card());
    }
  }

  /// Handles for all cards of a table, by the very objects in it.
  public IdentityHashMap<Table.Card, String> of(Table table) {
    List<Seen> now = new ArrayList<>();
    for (Table.Side side : table.sides()) {
      for (Table.Zone zone : side.zones()) {
        zone.cards().forEach(card -> now.add(new Seen(side, zone, card, "")));
      }
    }
    IdentityHashMap<Table.Card, String> handles = new IdentityHashMap<>();
    List<Seen> before = new ArrayList<>(seen);
    match(now, before, handles, (a, b) -> a.isIn(b) && a.card().equals(b.card()));
    match(now, before, handles, (a, b) -> a.isIn(b) && a.isTitled(b));
    match(now, before, handles, Seen::isTitled);
    List<Seen> named = new ArrayList<>(now.size());
    for (Seen each : now) {
      String handle = handles.computeIfAbsent(each.card(), card -> "c" + ++last);
      named.add(new Seen(each.side(), each.zone(), each.card(), handle));
    }
    seen = named;
    return handles;
  }

  private static void match(
      List<Seen> now,
      List<Seen> before,
      IdentityHashMap<Table.Card, String> handles,
      BiPredicate<Seen, Seen> same) {
    if (before.isEmpty()) {
      return;
    }
    for (Seen each : now) {
      if (handles.containsKey(each.card())) {
        continue;
      }
      for (int i = 0; i < before.size(); i++) {
        if (same.test(each, before.get(i))) {
          handles.put(each.card(), before.remove(i).handle());
          break;
        }
      }
    }
  }

  /// The name of the card that has a handle now.
  public Optional<String> name(String handle) {
    return seen.stream()
        .filter(each -> each.handle().equals(handle))
        .map(each -> each.card().name())
        .findFirst();
  }
}
