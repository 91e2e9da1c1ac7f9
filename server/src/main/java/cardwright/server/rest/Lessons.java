package cardwright.server.rest;

import cardwright.engine.Game;
import cardwright.engine.Seat;
import cardwright.scenario.LessonText;
import cardwright.scenario.Scenario;
import cardwright.server.play.SetUpPosition;
import cardwright.server.port.Reply;
import cardwright.server.port.Request;
import cardwright.store.Person;
import cardwright.store.Store;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/// The lessons that teach a game: what they say, and plays that begin at their positions.
final class Lessons {
  /// Who plays the other side: a player that always does the same, so that a lesson goes as it says.
  private static final String LEVEL = "greedy";

  private final Store store;
  private final Library library;
  private final Sessions sessions;
  private final PositionRoutes positions;

  Lessons(Store store, Library library, Sessions sessions, PositionRoutes positions) {
    this.store = store;
    this.library = library;
    this.sessions = sessions;
    this.positions = positions;
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
    return Compression.json(request, Library.map("lessons", lessons));
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
    return positions.begin(request, person, SetUpPosition.read(text, game), text, Seat.A, LEVEL);
  }
}
