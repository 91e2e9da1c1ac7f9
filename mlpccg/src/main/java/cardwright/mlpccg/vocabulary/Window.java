package cardwright.mlpccg.vocabulary;

import cardwright.engine.Rule;

/// When a text may be used.
@Rule({"MLP 31", "MLP 62"})
public enum Window {
  MAIN_PHASE("Main Phase"),
  TROUBLEMAKER_PHASE("Troublemaker Phase"),
  SCORE_PHASE("Score Phase"),
  ANY_PHASE("Any phase"),
  FACEOFF("Faceoff"),
  PROBLEM_FACEOFF("Problem faceoff"),
  TROUBLEMAKER_FACEOFF("Troublemaker faceoff");

  private final String words;

  Window(String words) {
    this.words = words;
  }

  /// The bit that stands for it.
  public int bit() {
    return 1 << ordinal();
  }

  /// The window as cards write it.
  public String words() {
    return words;
  }
}
