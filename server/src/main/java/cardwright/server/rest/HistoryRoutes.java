package cardwright.server.rest;

import cardwright.server.play.Games;
import cardwright.server.play.PlayHistory;
import cardwright.server.play.PlayHistory.Played;
import cardwright.server.play.PlayHistory.Tally;
import cardwright.server.port.Reply;
import cardwright.server.port.Request;
import cardwright.store.Person;
import cardwright.store.PlayRow;
import cardwright.store.Store;
import java.util.List;
import java.util.Map;

/// What somebody's own plays have come to.
final class HistoryRoutes {
  /// So many plays are looked at, the latest ones.
  private static final int MOST = 1_000;

  private final Store store;
  private final Library library;
  private final Games games;
  private final Sessions sessions;

  HistoryRoutes(Store store, Library library, Games games, Sessions sessions) {
    this.store = store;
    this.library = library;
    this.games = games;
    this.sessions = sessions;
  }

  /// The plays of a game that are over, and what they come to by deck, card and opponent.
  Reply history(Request request, String name) {
    Person person = sessions.someone(request);
    String game = library.game(name).name();
    PlayHistory history = new PlayHistory(games, person.id(), Languages.of(request));
    List<PlayRow> rows =
        store.plays().of(person.id(), List.of("over"), MOST).stream()
            .filter(row -> row.game().equals(game))
            .toList();
    List<Played> plays = history.played(rows);
    return Compression.json(
        request,
        Library.map(
            "plays",
            plays.stream().map(HistoryRoutes::shown).toList(),
            "decks",
            history.byDeck(plays).stream().map(HistoryRoutes::shown).toList(),
            "opponents",
            history.byOpponent(plays).stream().map(HistoryRoutes::shown).toList(),
            "cards",
            history.byCard(plays).stream().map(HistoryRoutes::shown).toList()));
  }

  private static Map<String, Object> shown(Played played) {
    return Library.map(
        "id",
        played.row().id(),
        "changed",
        played.row().changed(),
        "seat",
        played.seat().name(),
        "opponent",
        played.opponent(),
        "deck",
        played.deck(),
        "points",
        played.points());
  }

  private static Map<String, Object> shown(Tally tally) {
    return Library.map(
        "name",
        tally.name(),
        "plays",
        tally.plays(),
        "points",
        tally.points(),
        "low",
        tally.interval().low(),
        "high",
        tally.interval().high());
  }
}
