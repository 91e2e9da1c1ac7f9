package cardwright.contract;

import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Law 5: every card is in exactly one zone; in hand, deck and among what is put away it lies with
/// its owner.
///
/// A card that is being carried out lies in a zone of its own, `resolving` on its player's side.
final class Conservation {
  /// The zones in which a card always lies with its owner.
  private static final Set<String> OWN = Set.of("hand", "deck", "sleep", "discard");

  private Conservation() {}

  static void check(Series series) {
    series.forEach(play -> {
      check(play);
      while (!play.over()) {
        play.play(play.pick());
        check(play);
      }
    });
  }

  private static void check(RandomPlay play) {
    objection(play.position(), play)
        .ifPresent(objection -> {
          throw play.broken(objection);
        });
  }

  /// What is wrong with the cards of a position, of the decks of that play.
  static Optional<String> objection(Position position, RandomPlay play) {
    for (Viewer viewer : List.of(Viewer.A, Viewer.B)) {
      Optional<String> objection = objection(position.table(viewer), play);
      if (objection.isPresent()) {
        return objection;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> objection(Table table, RandomPlay play) {
    int cards = 0;
    int known = 0;
    List<List<String>> missing = new ArrayList<>();
    for (Seat seat : Seat.values()) {
      missing.add(new ArrayList<>(play.deck(seat).cards()));
      known += play.deck(seat).cards().size();
    }
    for (Table.Side side : table.sides()) {
      for (Table.Zone zone : side.zones()) {
        cards += zone.size();
        if (zone.cards().size() > zone.size()) {
          return Optional.of(side.seat() + "'s " + zone.name() + " shows more cards than it has");
        }
        for (Table.Card card : zone.cards()) {
          if (!missing.get(card.owner().ordinal()).remove(card.card())) {
            return Optional.of(
                card.owner()
                    + " has "
                    + card.card()
                    + " more often than in the deck: "
                    + where(table, card));
          }
          if (OWN.contains(zone.name()) && card.owner() != side.seat()) {
            return Optional.of(
                card.card()
                    + " of "
                    + card.owner()
                    + " lies in "
                    + side.seat()
                    + "'s "
                    + zone.name());
          }
        }
      }
    }
    return cards == known
        ? Optional.empty()
        : Optional.of(
            "there are " + cards + " cards instead of " + known + ": " + Sight.table(table));
  }

  private static List<String> where(Table table, Table.Card card) {
    List<String> places = new ArrayList<>();
    for (Table.Side side : table.sides()) {
      for (Table.Zone zone : side.zones()) {
        long times =
            zone.cards().stream()
                .filter(each -> each.card().equals(card.card()) && each.owner() == card.owner())
                .count();
        places.addAll(Collections.nCopies((int) times, side.seat() + "'s " + zone.name()));
      }
    }
    return places;
  }
}
