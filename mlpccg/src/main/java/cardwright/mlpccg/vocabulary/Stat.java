package cardwright.mlpccg.vocabulary;

/// The figures that texts ask for.
public enum Stat {
  POWER("power"),
  PRINTED_POWER("printed power"),
  COST("cost");

  private final String words;

  Stat(String words) {
    this.words = words;
  }

  /// The figure as cards write it.
  public String words() {
    return words;
  }
}
