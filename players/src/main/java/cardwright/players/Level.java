package cardwright.players;

import cardwright.engine.Game;
import java.util.Locale;

/// How well a computer player plays, the same in every game: a budget and a carefulness.
///
/// Budgets are numbers of imagined plays, so that a level plays alike on quick and slow machines; the
/// time is there for very slow ones, and for positions with very many moves.
public enum Level {
  /// Thinks little and often overlooks what is best: a child can beat it.
  EASY(Budget.iterations(20), 0.5),
  /// Thinks for a moment, and sometimes overlooks what is best.
  NORMAL(Budget.iterations(100), 0.9),
  /// Thinks four times as much as `normal`, and seldom overlooks what is best.
  HARD(new Budget(400, 300), 0.95),
  /// Thinks five times as much as `hard`, and overlooks nothing that it found; for a second at most,
  /// because a game has a hundred decisions, and somebody waits.
  EXPERT(new Budget(2_000, 1_000), 1);

  private final Budget budget;
  private final double care;

  Level(Budget budget, double care) {
    this.budget = budget;
    this.care = care;
  }

  /// How long a decision is thought over.
  public Budget budget() {
    return budget;
  }

  /// How often the move is made that is thought best, from 0 to 1.
  public double care() {
    return care;
  }

  /// A player of this level, for one play.
  public SearchPlayer player(Game game, long seed, Aids aids) {
    return new SearchPlayer(game, budget, care, seed, aids);
  }

  /// The name as it is written: `easy`.
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
