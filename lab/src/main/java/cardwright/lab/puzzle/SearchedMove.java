package cardwright.lab.puzzle;

import cardwright.engine.Game;
import cardwright.engine.Play;
import cardwright.engine.Position;
import cardwright.engine.Table;
import cardwright.engine.View;
import cardwright.players.Accuracy;
import cardwright.players.Budget;
import cardwright.players.JudgedMove;
import cardwright.players.MoveStatistics;
import cardwright.players.PlayerOptions;
import cardwright.players.SearchPlayer;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Finds a best move by search, with a margin to all others that holds at ten times the thought.
///
/// @param game the game that is played
record SearchedMove(Game game) implements BestMove {
  private static final int QUICK = 60;
  private static final int FIRST = 400;
  private static final int TEN_TIMES = 4_000;

  /// So much better the best move is, as a share of a win: every other is a mistake.
  private static final double MARGIN = JudgedMove.MISTAKE;

  /// With less to hope for, it matters little what one does.
  private static final double HOPE = 0.10;

  @Override
  public boolean isPromising(Position position) {
    return margin(think(position, QUICK, 1)) >= MARGIN;
  }

  @Override
  public Optional<Found> of(Position position) {
    MoveStatistics first = think(position, FIRST, 2);
    if (margin(first) < MARGIN) {
      return Optional.empty();
    }
    MoveStatistics again = think(position, TEN_TIMES, 3);
    MoveStatistics.Estimate best = again.best();
    if (margin(again) < MARGIN
        || best.chance() < HOPE
        || !best.move().equals(first.best().move())) {
      return Optional.empty();
    }
    MoveStatistics.Estimate next = next(again).orElseThrow();
    return Optional.of(
        new Found(
            best.move(),
            BestMove.ungraded(best.chance(), next.chance()),
            position.turn().map(Table.Turn::phase).orElse("moves"),
            List.of(new Play.Entry(position.choice().seat(), best.move(), List.of(), 0)),
            false));
  }

  private MoveStatistics think(Position position, int iterations, long seed) {
    return new SearchPlayer(
            game, Budget.iterations(iterations), Accuracy.FULL, seed, PlayerOptions.NONE)
        .think(new View(position.copy()));
  }

  /// How much better the best move is than the one that comes next; 0 where nothing is known of any other.
  private static double margin(MoveStatistics found) {
    return next(found).map(next -> found.best().chance() - next.chance()).orElse(0.0);
  }

  private static Optional<MoveStatistics.Estimate> next(MoveStatistics found) {
    return found.moves().stream()
        .skip(1)
        .filter(move -> move.visits() > 0)
        .max(Comparator.comparingDouble(MoveStatistics.Estimate::chance));
  }
}
