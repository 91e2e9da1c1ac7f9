package cardwright.cli.options;

import picocli.CommandLine.Option;

/// The options of commands that play many games: which ones, and how many at a time.
public final class ManyGames {
  /// The seed when none is given.
  public static final long USUAL_SEED = 1;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "any whole number; ${DEFAULT-VALUE} when not given")
  private long seed = USUAL_SEED;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "how many games at a time; as many as there are processors when not given")
  private int threads = Runtime.getRuntime().availableProcessors();

  /// What chance comes from.
  public long seed() {
    return seed;
  }

  /// How many games are played at a time.
  public int threads() {
    return threads;
  }
}
