package cardwright.lab.puzzle;

import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.View;
import cardwright.players.Players;
import cardwright.scenario.Puzzle;
import cardwright.scenario.Scenario;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Tells how hard puzzles are, by which computer players find their best moves.
public final class PuzzleGrader {
  /// What each player is rated at, so that puzzles get ratings on a scale that people know: a beginner has 1000.
  private static final Map<String, Integer> RATINGS = ratings();

  /// So often each player tries.
  private static final int TRIES = 4;

  /// What a puzzle is rated at of which nothing is known, and how far such ratings lie around that.
  private static final double USUAL = 1400;

  private static final double SPREAD = 400;

  /// Two ratings so far apart mean ten to one.
  private static final double SCALE = 400;

  /// So much harder is what has to be foreseen one move further: where a game can be played exactly, even players that think little see to its end.
  private static final int FORESIGHT = 40;

  private static final double LEAST = 400;
  private static final double MOST = 2600;
  private static final int HALVINGS = 30;

  private PuzzleGrader() {}

  private static Map<String, Integer> ratings() {
    Map<String, Integer> ratings = new LinkedHashMap<>();
    ratings.put("greedy", 1000);
    ratings.put("easy", 1000);
    ratings.put("normal", 1300);
    ratings.put("hard", 1500);
    ratings.put("expert", 1700);
    return ratings;
  }

  /// What is known of a puzzle after each player has tried it, with the chances that it had.
  public static Puzzle grade(Scenario scenario) {
    Position position = scenario.position().orElseThrow();
    String best = scenario.moves().getFirst().getValue();
    Map<String, Integer> solved = new LinkedHashMap<>();
    List<String> solvedBy = new ArrayList<>();
    RATINGS.forEach((name, _) -> {
      int times = 0;
      for (int seed = 1; seed <= TRIES; seed++) {
        times += solves(name, scenario, position, best, seed) ? 1 : 0;
      }
      solved.put(name, times);
      if (times * 2 > TRIES) {
        solvedBy.add(name);
      }
    });
    int further =
        (int) scenario.moves().stream().filter(move -> move.getKey() == Seat.A).count() - 1;
    int rating = rating(solved) + FORESIGHT * further;
    return scenario
        .puzzle()
        .map(known -> new Puzzle(rating, solvedBy, known.best(), known.next()))
        .orElseThrow();
  }

  private static boolean solves(
      String name, Scenario scenario, Position position, String best, long seed) {
    View view = new View(position.copy());
    int made = Players.named(name, scenario.game(), seed).choose(view);
    return view.choice().move(made).notation().equals(best);
  }

  /// The rating that makes most likely what was seen: where solves and expected solves are in balance.
  static int rating(Map<String, Integer> solved) {
    double low = LEAST;
    double high = MOST;
    for (int i = 0; i < HALVINGS; i++) {
      double middle = (low + high) / 2;
      double excess = (USUAL - middle) / SPREAD * (SCALE / Math.log(10)) / SPREAD;
      for (Map.Entry<String, Integer> each : solved.entrySet()) {
        double rated = RATINGS.getOrDefault(each.getKey(), (int) USUAL);
        excess += TRIES / (1 + Math.pow(10, (middle - rated) / SCALE)) - each.getValue();
      }
      if (excess > 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (int) Math.round((low + high) / 2);
  }
}
