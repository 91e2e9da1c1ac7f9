package cardwright.mlpccg.vocabulary;

/// A stretch of time that starts and ends.
public enum Period {
  TURN("turn"),
  READY_PHASE("Ready Phase"),
  TROUBLEMAKER_PHASE("Troublemaker Phase"),
  MAIN_PHASE("Main Phase"),
  SCORE_PHASE("Score Phase"),
  END_PHASE("End Phase"),
  /// `phase`: any of them.
  PHASE("phase");

  private final String words;

  Period(String words) {
    this.words = words;
  }

  /// The period as cards write it.
  public String words() {
    return words;
  }
}
