package cardwright.players;

import cardwright.engine.Game;
import java.util.Locale;

/// How well a computer player plays, the same in every game: a budget and a carefulness.
///
/// Budgets are numbers of iterations and nothing else, so that a level makes the same moves on
/// every machine; how long that takes is the machine's affair.
public enum Level {
  /// Thinks little and mostly settles for what is not much worse: for anyone who is learning the game.
  BEGINNER(20, new Accuracy(0.2, 0.18)),
  /// Thinks little and often settles for what is nearly as good.
  EASY(20, new Accuracy(0.5, 0.12)),
  /// Thinks for a moment, and sometimes settles for what is nearly as good.
  NORMAL(100, new Accuracy(0.9, 0.06)),
  /// Thinks ten times as much as `normal`, and seldom takes anything but the best it found.
  HARD(1_000, new Accuracy(0.95, 0.03)),
  /// Thinks eight times as much as `hard`, and always takes the best it found.
  EXPERT(8_000, Accuracy.FULL);

  private final Budget budget;
  private final Accuracy care;

  Level(int iterations, Accuracy care) {
    this.budget = Budget.iterations(iterations);
    this.care = care;
  }

  /// How much a decision is thought over.
  public Budget budget() {
    return budget;
  }

  /// How carefully the best move is taken.
  public Accuracy care() {
    return care;
  }

  /// A player of this level, for one play.
  public SearchPlayer player(Game game, long seed, PlayerOptions options) {
    return new SearchPlayer(game, budget, care, seed, options);
  }

  /// The name as it is written: `easy`.
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
