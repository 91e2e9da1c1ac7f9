package cardwright.mlpccg.vocabulary;

import cardwright.cardgame.text.Quality;

/// The figures that texts ask for.
public enum Stat implements Quality.Stat {
  POWER("power"),
  PRINTED_POWER("printed power"),
  COST("cost");

  private final String words;

  Stat(String words) {
    this.words = words;
  }

  /// The figure behind the door of the common qualities.
  public static Stat of(Quality.Stat stat) {
    return (Stat) stat;
  }

  /// Whether cards of that type have it: Problems have no power, and what no tokens are paid for has no cost.
  public boolean isOf(Kind kind) {
    return switch (this) {
      case POWER, PRINTED_POWER -> kind != Kind.PROBLEM;
      case COST -> kind == Kind.FRIEND || kind == Kind.EVENT || kind == Kind.RESOURCE;
    };
  }

  /// The figure as cards write it.
  public String words() {
    return words;
  }
}
