package cardwright.contract;

import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.List;

/// Law 3, of decks: with what a seat began lies open at the table where the game says that it reveals decks, and nowhere else.
final class OpenDecks {
  private OpenDecks() {}

  static void check(Series series) {
    series.forEach(play -> {
      boolean open = series.game().revealsDecks();
      for (Table.Side side : play.position().table(Viewer.SPECTATOR).sides()) {
        List<String> expected = open ? sorted(play, side.seat()) : List.of();
        if (!side.deckList().equals(expected)) {
          throw play.broken(
              "%s the decks of both, and the table shows %s as that of %s instead of %s"
                  .formatted(
                      open ? "the game reveals" : "the game does not reveal",
                      side.deckList(),
                      side.seat(),
                      expected));
        }
      }
    });
  }

  private static List<String> sorted(RandomPlay play, Seat seat) {
    return play.deck(seat).main().cards().stream().sorted().toList();
  }
}
