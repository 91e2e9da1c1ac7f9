package cardwright.server.rest;

import cardwright.engine.Game;
import cardwright.engine.Seat;
import cardwright.server.play.Ending;
import cardwright.server.play.Seats;
import cardwright.server.wire.Recipient;
import cardwright.server.wire.ToPage;
import cardwright.store.Person;
import cardwright.store.PlayRow;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What is told of a play in lists.
final class PlayCard {
  private PlayCard() {}

  /// The seat that a person has in a play, if any.
  static Optional<Seat> seat(PlayRow row, Person person) {
    return row.seats().stream()
        .filter(each -> each.person().equals(person.id()))
        .map(each -> Seat.valueOf(each.seat()))
        .findFirst();
  }

  /// @param language what the one reads who is told
  static Map<String, Object> of(PlayRow row, Optional<Person> person, Game game, Locale language) {
    Optional<Seat> you = person.flatMap(each -> seat(row, each));
    Map<String, Object> shown = new LinkedHashMap<>();
    shown.put("id", row.id());
    shown.put("game", row.game());
    shown.put("format", row.format());
    shown.put("games", row.games());
    shown.put("agreed", row.agreed());
    shown.put("state", row.state());
    shown.put("ownCards", !row.cards().isEmpty());
    shown.put("position", !row.position().isEmpty());
    shown.put("lesson", LessonNumber.of(row, game));
    shown.put("you", you.map(Seat::name).orElse(null));
    shown.put(
        "players",
        Library.map(
            "A",
            player(row, Seat.A, you, game, language),
            "B",
            player(row, Seat.B, you, game, language)));
    Optional<Ending> ending = Ending.read(row.outcome());
    shown.put("wins", Library.map("A", row.winsA(), "B", row.winsB()));
    shown.put("watch", row.watch());
    shown.put("open", row.listed());
    shown.put("clock", row.bank() < 0 ? null : Library.map("bank", row.bank(), "move", row.pace()));
    shown.put("begun", row.begun());
    shown.put("changed", row.changed());
    boolean invites = row.state().equals("waiting") && you.isPresent();
    shown.put("invite", invites ? "/g/" + row.id() + "?code=" + row.code() : null);
    shown.put("again", row.again().isEmpty() || you.isEmpty() ? null : row.again());
    shown.put("outcome", ending.map(each -> each.shown(Recipient.of(language))).orElse(null));
    return shown;
  }

  private static ToPage.@Nullable Player player(
      PlayRow row, Seat seat, Optional<Seat> you, Game game, Locale language) {
    boolean known =
        you.equals(Optional.of(seat)) || game.revealsDecks() || row.state().equals("over");
    return row.seats().stream()
        .filter(each -> each.seat().equals(seat.name()))
        .findFirst()
        .map(each -> Seats.player(each, known, language))
        .orElse(null);
  }
}
