package cardwright.server.wire;

import cardwright.engine.CardRef;
import cardwright.engine.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;

/// What one socket's viewer calls the cards that it sees.
///
/// Handles are made from nothing but the tables that the viewer was shown: a card keeps its handle from one table to the next where it
/// lies open and is the same one, or looks to be it. Which of several cards of one name went on is known where everybody saw it ([Table.Card#ref]):
/// a card that changed zones more than once in between may have been out of sight, and goes by its looks. So nobody can learn more from handles than from the
/// tables, and a card that was out of sight has a new one.
///
/// One thread makes them. Others may ask for names meanwhile, and hear those of the last table that was done.
public final class Handles {
  private volatile List<Seen> seen = List.of();
  private Map<Integer, String> before = Map.of();
  private int last;

  /// A card where it was seen.
  private record Seen(Table.Side side, Table.Zone zone, Table.Card card, String handle) {
    boolean isIn(Seen other) {
      return side.seat() == other.side.seat() && zone.name().equals(other.zone.name());
    }

    boolean is(Seen other) {
      return card.ref() != CardRef.NONE && card.ref() == other.card.ref();
    }

    /// Whether it is the same card in another zone, and went there directly.
    boolean wentFrom(Seen other) {
      int ref = card.ref();
      int last = other.card.ref();
      return ref != CardRef.NONE
          && last != CardRef.NONE
          && (ref == CardRef.next(last) || last == CardRef.next(ref));
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
    match(now, before, handles, Seen::is);
    match(now, before, handles, Seen::wentFrom);
    match(now, before, handles, (a, b) -> a.isIn(b) && a.card().equals(b.card()));
    match(now, before, handles, (a, b) -> a.isIn(b) && a.isTitled(b));
    match(now, before, handles, Seen::isTitled);
    List<Seen> named = new ArrayList<>(now.size());
    for (Seen each : now) {
      String handle = handles.computeIfAbsent(each.card(), card -> "c" + ++last);
      named.add(new Seen(each.side(), each.zone(), each.card(), handle));
    }
    this.before = references(seen);
    seen = named;
    return handles;
  }

  /// The handles that open cards had on the table before the last one, by their references: what happened in between may have led them out of sight.
  public Map<Integer, String> before() {
    return before;
  }

  private static Map<Integer, String> references(List<Seen> seen) {
    Map<Integer, String> references = new HashMap<>();
    for (Seen each : seen) {
      if (each.card().ref() != CardRef.NONE) {
        references.put(each.card().ref(), each.handle());
      }
    }
    return references;
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
