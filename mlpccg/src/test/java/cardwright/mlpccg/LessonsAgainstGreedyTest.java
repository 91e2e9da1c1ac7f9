package cardwright.mlpccg;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Choice;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.View;
import cardwright.players.Player;
import cardwright.players.Players;
import cardwright.scenario.Scenario;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The lessons as they are played on the server: the other side is the computer player `greedy`, which knows nothing
/// of the moves in the file.
final class LessonsAgainstGreedyTest {
  private static final MlpCcg GAME = MlpCcg.load();

  private static final int SEEDS = 5;

  /// So many choices no lesson has.
  private static final int CHOICES = 200;

  static Stream<Scenario> lessons() {
    return GAME.lessons().stream()
        .flatMap(text -> Scenario.read(text, "lesson", _ -> GAME, file -> file).stream());
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void a_lesson_is_done_by_its_moves_whatever_greedy_does(Scenario lesson) {
    for (long seed = 1; seed <= SEEDS; seed++) {
      StringBuilder told = new StringBuilder();
      assertThat(isDone(lesson, seed, told)).as("seed %d%s", seed, told).isTrue();
    }
  }

  private static boolean isDone(Scenario lesson, long seed, StringBuilder told) {
    Position position = lesson.position().orElseThrow();
    SeededChance chance = new SeededChance(seed);
    Player greedy = Players.named("greedy", GAME, seed);
    Deque<String> own = own(lesson);
    for (int i = 0; i < CHOICES; i++) {
      if (lesson.isReached(position)) {
        return true;
      }
      if (position.outcome().isPresent()) {
        return false;
      }
      Choice choice = position.choice();
      int move = move(choice, position, greedy, own);
      told.append('\n').append(choice.seat()).append(": ").append(choice.notations());
      if (move < 0) {
        return false;
      }
      told.append(" -> ").append(choice.notation(move));
      position.play(move, chance);
    }
    return false;
  }

  private static Deque<String> own(Scenario lesson) {
    List<Map.Entry<Seat, String>> moves = lesson.moves();
    return moves.stream()
        .filter(move -> move.getKey() == Seat.A)
        .map(Map.Entry::getValue)
        .collect(ArrayDeque::new, Deque::add, Deque::addAll);
  }

  private static int move(Choice choice, Position position, Player greedy, Deque<String> own) {
    if (choice.count() == 1) {
      if (choice.notation(0).equals(own.peek())) {
        own.remove();
      }
      return 0;
    }
    if (choice.seat() == Seat.B) {
      return greedy.choose(new View(position));
    }
    return own.isEmpty() ? -1 : choice.indexOf(own.remove());
  }
}
