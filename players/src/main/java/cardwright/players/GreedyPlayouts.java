package cardwright.players;

import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Game;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Table;
import cardwright.engine.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Compares a few moves by play-outs in which both go on for some turns as [GreedyPlayer] does (Tesauro and Galperin, "On-line policy
/// improvement using Monte-Carlo search", 1996), for games whose search sees no further than the turn that is played.
///
/// The moves are tried in the same worlds and with the same chance, and after each round the worse half of them is left out (sequential halving:
/// Karnin, Koren and Somekh, "Almost optimal exploration in multi-armed bandits", 2013).
final class GreedyPlayouts {
  /// How many turns they go on beyond the present one.
  private static final int TURNS_AHEAD = 2;

  /// A play-out costs as much thought as so many iterations of the search are worth.
  private static final int ITERATIONS = 16;

  /// With fewer than so many, two moves cannot be told apart.
  private static final int FEWEST = 8;

  private static final int MOST = 256;

  /// So many play-outs for each move that is compared.
  private static final int FOR_A_MOVE = 10;

  private static final int FEWEST_MOVES = 2;

  private static final int MOST_MOVES = 8;

  /// How many choices a play-out makes at most; after that the position is valued as it is.
  private static final int MAX_CHOICES = 600;

  private final Game game;
  private final View view;
  private final Beliefs beliefs;
  private final GreedyPlayer policy;
  private final long seed;
  private final ScratchPosition scratch = new ScratchPosition();
  private int worlds;

  /// @param policy who goes on for both
  /// @param seed where chance starts
  GreedyPlayouts(Game game, View view, Beliefs beliefs, GreedyPlayer policy, long seed) {
    this.game = game;
    this.view = view;
    this.beliefs = beliefs;
    this.policy = policy;
    this.seed = seed;
  }

  /// How many play-outs a budget has room for in a game: none where its search looks beyond the turn.
  static int count(Game game, Budget budget) {
    int count = Math.min(MOST, budget.iterations() / ITERATIONS);
    return game.turnsAhead() > 0 || count < FEWEST ? 0 : count;
  }

  /// How many moves so many play-outs compare at most.
  static int moves(int count) {
    return Math.clamp(count / FOR_A_MOVE, FEWEST_MOVES, MOST_MOVES);
  }

  /// What play-outs found of a move.
  ///
  /// @param count how many there were of it
  /// @param mean what they came to for whoever decides, from -1 to 1
  record Result(int count, double mean) {}

  private static final class Tried {
    private final int move;
    private int count;
    private double sum;

    Tried(int move) {
      this.move = move;
    }

    double mean() {
      return sum / count;
    }
  }

  /// Compares moves until so many play-outs have been made, or there is no time left; each is tried once at least.
  ///
  /// @param moves their indices in the choice
  Map<Integer, Result> compare(List<Integer> moves, int count, Deadline deadline) {
    List<Tried> all = moves.stream().map(Tried::new).toList();
    List<Tried> open = new ArrayList<>(all);
    int rounds = 32 - Integer.numberOfLeadingZeros(Math.max(1, moves.size() - 1));
    for (int round = 0; round < rounds; round++) {
      int each = Math.max(1, count / rounds / open.size());
      for (int i = 0; i < each && (worlds == 0 || !deadline.passed()); i++) {
        tryInOneWorld(open);
      }
      open.sort(Comparator.comparingDouble(Tried::mean).reversed());
      open.subList((open.size() + 1) / 2, open.size()).clear();
    }
    Map<Integer, Result> results = new LinkedHashMap<>();
    all.forEach(each -> results.put(each.move, new Result(each.count, each.mean())));
    return results;
  }

  private void tryInOneWorld(List<Tried> moves) {
    Position world = view.determinize(beliefs, new SeededChance(seed + 2L * worlds));
    for (Tried each : moves) {
      each.sum += playedOut(scratch.from(world), each.move, view.seat());
      each.count++;
    }
    worlds++;
  }

  /// What a move comes to for a seat when both go on greedily, from -1 to 1.
  private double playedOut(Position position, int move, Seat seat) {
    Chance chance = new SeededChance(seed + 2L * worlds + 1);
    int last = turn(position) + TURNS_AHEAD;
    position.play(move, chance);
    for (int i = 0; i < MAX_CHOICES && goesOn(position, last); i++) {
      position.play(policy.choose(position, seed + i), chance);
    }
    return position
        .outcome()
        .map((Outcome outcome) -> 2 * outcome.score(seat) - 1)
        .orElseGet(() -> game.value(position, seat));
  }

  private static boolean goesOn(Position position, int last) {
    return position.outcome().isEmpty() && turn(position) <= last;
  }

  private static int turn(Position position) {
    return position.turn().map(Table.Turn::number).orElse(0);
  }
}
