package cardwright.contract;

import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/// Law 5: every card is in exactly one zone; in a zone for owners only it lies with its owner.
/// Tokens, which texts make, are of no deck and not counted.
///
/// A card that is being carried out lies in a zone of its own, `resolving` on its player's side.
/// Players see cards of the decks; the judge sees all of them.
final class Conservation {
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
    Optional<String> objection =
        play.sampled()
            ? objection(play.position(), play)
            : objection(play.position().table(Viewer.JUDGE), play);
    objection.ifPresent(broken -> {
      throw play.broken(broken);
    });
  }

  /// What is wrong with the cards of a position, of the decks of that play.
  static Optional<String> objection(Position position, RandomPlay play) {
    for (Viewer viewer : Viewer.values()) {
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
    for (Seat seat : Seat.values()) {
      known += play.deck(seat).cards().size();
    }
    for (Table.Side side : table.sides()) {
      for (Table.Zone zone : side.zones()) {
        cards += zone.size() - tokens(zone);
        Optional<String> objection = objection(table.viewer(), side.seat(), zone);
        if (objection.isPresent()) {
          return objection;
        }
      }
    }
    if (cards != known) {
      return Optional.of(
          "there are " + cards + " cards instead of " + known + ": " + Sight.table(table));
    }
    for (Seat seat : Seat.values()) {
      Optional<String> more = Titles.beyond(Titles.seen(table, seat), play.deck(seat).cards());
      if (more.isPresent()) {
        return more.map(card ->
            seat + " has " + card + " more often than in the deck: " + where(table, seat, card));
      }
    }
    return Optional.empty();
  }

  private static int tokens(Table.Zone zone) {
    return (int) zone.cards().stream().filter(Table.Card::madeByText).count();
  }

  private static Optional<String> objection(Viewer viewer, Seat side, Table.Zone zone) {
    String place = side + "'s " + zone.name();
    if (zone.cards().size() > zone.size()) {
      return Optional.of(place + " shows more cards than it has");
    }
    if (viewer == Viewer.JUDGE && zone.cards().size() < zone.size()) {
      return Optional.of(place + " hides cards from the judge");
    }
    return zone.cards().stream()
        .filter(card -> zone.ownersOnly() && card.owner() != side)
        .findFirst()
        .map(card -> card.card() + " of " + card.owner() + " lies in " + place);
  }

  private static List<String> where(Table table, Seat owner, String title) {
    List<String> places = new ArrayList<>();
    for (Table.Side side : table.sides()) {
      for (Table.Zone zone : side.zones()) {
        long times =
            zone.cards().stream()
                .filter(each -> each.owner() == owner)
                .filter(each -> each.front().equals(Table.Card.front(title)))
                .count();
        places.addAll(Collections.nCopies((int) times, side.seat() + "'s " + zone.name()));
      }
    }
    return places;
  }
}
