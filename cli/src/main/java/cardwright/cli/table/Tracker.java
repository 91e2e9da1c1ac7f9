package cardwright.cli.table;

import cardwright.cli.console.Messages;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Play;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Where the cards of the decks are that a viewer knows: the own deck, and the other one where the
/// game reveals decks.
///
/// @param language the language that is read
record Tracker(Game game, Play play, Locale language) {
  /// A line for each deck that the viewer knows.
  List<String> lines(Viewer viewer) {
    Table table = play.position().table(viewer);
    List<String> lines = new ArrayList<>();
    for (Seat seat : Seat.values()) {
      if (viewer.is(seat) || game.revealsDecks()) {
        lines.add(seat + ": " + String.join(", ", cards(table, seat)));
      }
    }
    return lines;
  }

  private List<String> cards(Table table, Seat seat) {
    Deck deck = play.deck(seat);
    Set<Table.Card> found = Collections.newSetFromMap(new IdentityHashMap<>());
    List<String> cards = new ArrayList<>();
    for (String card : deck.cards()) {
      String place =
          place(table, seat, card, found)
              .orElseGet(() -> Messages.of("tracker.unseen").words(null, language));
      cards.add(card + " (" + place + ")");
    }
    return cards;
  }

  // A deck may have a card several times: each is found once.
  private Optional<String> place(Table table, Seat owner, String name, Set<Table.Card> found) {
    for (Table.Side side : table.sides()) {
      for (Table.Zone zone : side.zones()) {
        for (Table.Card card : zone.cards()) {
          boolean meant = card.card().equals(name) && card.owner() == owner;
          if (meant && found.add(card)) {
            return Optional.of(
                side.seat() == owner
                    ? game.label(zone.name()).words(null, language)
                    : Messages.of(
                            "tracker.with-other",
                            Message.clause(game.label(zone.name())),
                            Message.player(side.seat()))
                        .words(null, language));
          }
        }
      }
    }
    return Optional.empty();
  }
}
