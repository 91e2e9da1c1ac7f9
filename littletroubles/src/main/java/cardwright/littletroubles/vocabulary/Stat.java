package cardwright.littletroubles.vocabulary;

import cardwright.engine.Rule;

/// The figures of a face.
@Rule("LT 5.1a")
public enum Stat implements OwnStat {
  CONFIDENCE("confidence"),
  MATURITY("maturity"),
  /// The cookies that the winner of a fight receives.
  REWARD("reward"),
  /// The cards that the winner of a fight draws.
  DRAW_REWARD("draw reward"),
  /// The cookies that it brings in the Resource Phase.
  COOKIES("cookie resource"),
  /// The cards that it brings in the Resource Phase.
  DRAWS("draw resource");

  private static final Stat[] STATS = values();

  private final String words;

  Stat(String words) {
    this.words = words;
  }

  /// The figure as cards write it.
  public String words() {
    return words;
  }

  /// How many figures there are.
  public static final int COUNT = 6;

  /// The figure with that ordinal.
  public static Stat of(int ordinal) {
    return STATS[ordinal];
  }
}
