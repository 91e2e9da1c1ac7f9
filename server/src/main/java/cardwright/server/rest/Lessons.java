package cardwright.server.rest;

import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Seat;
import cardwright.scenario.LessonText;
import cardwright.scenario.Scenario;
import cardwright.server.play.SetUpPosition;
import cardwright.server.port.Reply;
import cardwright.server.port.Request;
import cardwright.server.wire.Json;
import cardwright.store.Person;
import cardwright.store.PlayRow;
import cardwright.store.PlayTexts;
import cardwright.store.SeatRow;
import cardwright.store.Store;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// The lessons that teach a game: what they say, and plays that begin at their positions.
final class Lessons {
  private static final String JSON = "application/json";

  /// Who plays the other side: a player that always does the same, so that a lesson goes as it says.
  private static final String LEVEL = "greedy";

  private final Store store;
  private final Library library;
  private final Sessions sessions;
  private final PlayRoutes plays;

  Lessons(Store store, Library library, Sessions sessions, PlayRoutes plays) {
    this.store = store;
    this.library = library;
    this.sessions = sessions;
    this.plays = plays;
  }

  /// What is told of a lesson before it is done.
  private record Shown(
      int number,
      String title,
      String story,
      String goal,
      String hint,
      String after,
      List<String> rules,
      List<String> moves) {
    static Shown of(int number, Scenario lesson, Locale language) {
      LessonText text =
          Objects.requireNonNull(
              lesson.lesson().getOrDefault(language.getLanguage(), lesson.lesson().get("en")));
      List<String> moves =
          lesson.moves().stream()
              .filter(move -> move.getKey() == Seat.A)
              .map(Map.Entry::getValue)
              .toList();
      return new Shown(
          number,
          text.title(),
          text.story(),
          text.goal(),
          text.hint(),
          text.after(),
          lesson.rules(),
          moves);
    }
  }

  /// All lessons of a game, in the language of who asks.
  Reply list(Request request, String name) {
    Game game = library.game(name);
    List<Shown> lessons = new ArrayList<>();
    for (String text : game.lessons()) {
      Scenario lesson = SetUpPosition.read(text, game);
      lessons.add(Shown.of(lessons.size() + 1, lesson, Languages.of(request)));
    }
    return Compression.reply(
        request, Reply.text(200, JSON, Json.write(Library.map("lessons", lessons))));
  }

  /// Begins a lesson.
  Reply play(Request request, String name, String number) {
    Person person = sessions.someone(request);
    PlayRoutes.refuseMany(store, person);
    Game game = library.game(name);
    List<String> lessons = game.lessons();
    int index = number.matches("[1-9]\\d{0,2}") ? Integer.parseInt(number) - 1 : -1;
    if (index < 0 || index >= lessons.size()) {
      throw Problem.notFound(Messages.of("missing.lesson"));
    }
    String text = lessons.get(index);
    Scenario lesson = SetUpPosition.read(text, game);
    String digest = Digest.of(text);
    store.playTexts().keep(new PlayTexts.PlayText(digest, lesson.name(), text));
    PlayRow row =
        PositionRoutes.row(
            game.name(),
            lesson.opening().map(Opening::format).orElseThrow(),
            digest,
            List.of(
                new SeatRow(Seat.A.name(), person.id(), person.name(), "", "", ""),
                new SeatRow(Seat.B.name(), "", "Computer", LEVEL, "", "")));
    store.plays().create(row);
    return Reply.text(
        201, JSON, Json.write(plays.shown(row, Optional.of(person), Languages.of(request))));
  }
}
