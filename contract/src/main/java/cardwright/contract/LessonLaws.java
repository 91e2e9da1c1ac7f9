package cardwright.contract;

import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.scenario.LessonText;
import cardwright.scenario.Scenario;
import cardwright.scenario.Verdict;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// What holds of the lessons of every game: they can be done as they say, and they are not done before a move.
public interface LessonLaws {
  /// The languages that each lesson is written in.
  Set<String> LANGUAGES = Set.of("en", "de");

  /// So many characters a story has at most: nobody reads more before a move.
  int STORY = 700;

  /// So many characters a title, a goal, a hint and an end have at most.
  int LINE = 320;

  /// The game that has to keep the laws.
  Game game();

  private static void check(boolean holds, String otherwise) {
    if (!holds) {
      throw new AssertionError(otherwise);
    }
  }

  @TestFactory
  default List<DynamicTest> every_lesson_begins_with_the_learner_and_is_done_by_its_moves() {
    Game game = game();
    Set<String> titles = new HashSet<>();
    return game.lessons().stream()
        .flatMap(text -> Scenario.read(text, "lesson", _ -> game, file -> file).stream())
        .map(lesson -> DynamicTest.dynamicTest(lesson.name(), () -> law(lesson, titles)))
        .toList();
  }

  private static void law(Scenario lesson, Set<String> titles) {
    check(!lesson.rules().isEmpty(), "it names no rule");
    check(lesson.lesson().keySet().equals(LANGUAGES), "it is told in " + lesson.lesson().keySet());
    lesson
        .lesson()
        .forEach((language, text) -> {
          check(titles.add(language + text.title()), "another is called " + text.title());
          words(language, text);
        });
    Position begin = lesson.position().orElseThrow();
    check(begin.outcome().isEmpty(), "it is over at once");
    check(begin.choice().seat() == Seat.A, "A does not begin");
    check(begin.choice().count() > 1, "there is nothing to decide");
    check(!lesson.isReached(begin), "its goal is reached before a move");
    Verdict verdict = lesson.run();
    check(verdict.failures().isEmpty(), String.join("\n", verdict.failures()));
    List<Position> trail = lesson.trail();
    check(trail.stream().anyMatch(lesson::isReached), "its moves do not lead to its goal");
  }

  private static void words(String language, LessonText text) {
    check(text.story().length() <= STORY, language + ": its story is too long");
    for (String line : List.of(text.title(), text.goal(), text.hint(), text.after())) {
      check(
          !line.isEmpty() && line.length() <= LINE, language + ": too short or too long: " + line);
    }
  }
}
