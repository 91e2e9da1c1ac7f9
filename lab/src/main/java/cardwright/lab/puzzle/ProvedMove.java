package cardwright.lab.puzzle;

import cardwright.engine.FixedChance;
import cardwright.engine.Game;
import cardwright.engine.Play;
import cardwright.engine.Position;
import cardwright.engine.Table;
import cardwright.players.Solution;
import cardwright.players.Solver;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Proves a best move by exact play: every other is worth less against the best defence.
///
/// @param game the game that is played
record ProvedMove(Game game) implements BestMove {
  /// What the tests of puzzles prove them with, too.
  private static final Solver.Limit LIMIT = Solver.Limit.positions(200_000);

  /// So much is looked at before it is known whether anything can be proved.
  private static final Solver.Limit QUICK = Solver.Limit.positions(10_000);

  @Override
  public boolean isPromising(Position position) {
    return new Solver(game).solve(position.copy(), QUICK).proved();
  }

  @Override
  public Optional<Found> of(Position position) {
    Solution solution = new Solver(game).compare(position.copy(), LIMIT);
    if (!solution.onlyOne() || solution.low() <= 0) {
      return Optional.empty();
    }
    Solution.MoveBounds best = solution.moves().get(solution.best());
    Solution.MoveBounds next =
        solution.moves().stream()
            .filter(move -> move.index() != best.index())
            .max(Comparator.comparingDouble(Solution.MoveBounds::high))
            .orElseThrow();
    boolean won = solution.low() == 1 && solution.end().isPresent();
    List<Play.Entry> line =
        won
            ? solution.line().stream()
                .map(ply -> new Play.Entry(ply.seat(), ply.move(), ply.rolls(), 0))
                .toList()
            : List.of(new Play.Entry(solution.seat(), best.move(), List.of(), 0));
    return Optional.of(
        new Found(
            best.move(),
            BestMove.ungraded(solution.low(), next.high()),
            won ? theme(position, solution) : "best-chance",
            line,
            won));
  }

  /// Whether the win comes in the turn of the puzzle or later.
  private static String theme(Position position, Solution solution) {
    Position played = position.copy();
    int turn = number(played);
    for (Solution.Ply ply : solution.line()) {
      if (number(played) != turn) {
        return "win-later";
      }
      int[] rolls = ply.rolls().stream().mapToInt(Integer::intValue).toArray();
      played.play(played.choice().indexOf(ply.move()), new FixedChance(rolls));
    }
    return "win-now";
  }

  private static int number(Position position) {
    return position.turn().map(Table.Turn::number).orElse(0);
  }
}
