package cardwright.server;

import cardwright.catalog.Catalog;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.View;
import cardwright.players.Player;
import cardwright.players.Players;
import cardwright.scenario.Scenario;
import cardwright.server.play.SetUpPosition;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// The way that each lesson names leads to its goal also against the computer player who sits opposite the learner.
final class LessonsAgainstGreedyTest {
  /// The name of who sits opposite.
  private static final String OPPOSITE = "greedy";

  private static final long PLAYS = 5;

  /// So many decisions no lesson has.
  private static final int DECISIONS = 200;

  @TestFactory
  Stream<DynamicTest> the_moves_of_every_lesson_lead_to_its_goal_against_greedy() {
    Catalog games = Catalog.builtIn();
    return games.names().stream().map(games::game).flatMap(LessonsAgainstGreedyTest::ofGame);
  }

  private static Stream<DynamicTest> ofGame(Game game) {
    return game.lessons().stream()
        .map(text -> SetUpPosition.read(text, game))
        .flatMap(lesson ->
            LongStream.rangeClosed(1, PLAYS)
                .mapToObj(seed ->
                    DynamicTest.dynamicTest(
                        lesson.name() + ", seed " + seed, () -> play(lesson, seed))));
  }

  /// Plays the moves of A, and lets the other decide for B, until the goal is reached. Moves that make themselves are made as the server makes them.
  private static void play(Scenario lesson, long seed) {
    Position position = lesson.position().orElseThrow();
    Chance chance = new SeededChance(seed);
    Player opposite = Players.named(OPPOSITE, lesson.game(), seed);
    Iterator<String> moves = moves(lesson).iterator();
    String next = moves.next();
    for (int decision = 0; decision < DECISIONS; decision++) {
      if (lesson.isReached(position)) {
        return;
      }
      if (position.outcome().isPresent()) {
        throw new AssertionError("it is over, and the goal is not reached");
      }
      Choice choice = position.choice();
      if (choice.seat() == Seat.B) {
        position.play(opposite.choose(new View(position)), chance);
      } else if (choice.indexOf(next) >= 0) {
        position.play(choice.indexOf(next), chance);
        next = moves.hasNext() ? moves.next() : "";
      } else if (choice.count() == 1 && choice.pass() == 0) {
        position.play(0, chance);
      } else {
        throw new AssertionError("'" + next + "' is not offered: " + choice.notations());
      }
      while (isForced(position)) {
        position.play(0, chance);
      }
    }
    throw new AssertionError("it does not end");
  }

  private static boolean isForced(Position position) {
    return position.outcome().isEmpty()
        && position.choice().count() == 1
        && position.choice().pass() != 0;
  }

  private static List<String> moves(Scenario lesson) {
    return lesson.moves().stream()
        .flatMap(move -> move.getKey() == Seat.A ? Stream.of(move) : Stream.empty())
        .map(Map.Entry::getValue)
        .toList();
  }
}
