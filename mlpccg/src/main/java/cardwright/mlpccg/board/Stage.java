package cardwright.mlpccg.board;

import cardwright.engine.Rule;

/// The phases of a turn.
@Rule({"MLP 14", "MLP 18", "MLP 25", "MLP 32", "MLP 42"})
public enum Stage {
  SET_UP("set-up", "set-up"),
  READY("ready", "Ready Phase"),
  TROUBLEMAKER("troublemaker", "Troublemaker Phase"),
  MAIN("main", "Main Phase"),
  SCORE("score", "Score Phase"),
  END("end", "End Phase");

  private static final Stage[] STAGES = values();

  private final String words;
  private final String title;

  Stage(String words, String title) {
    this.words = words;
    this.title = title;
  }

  /// The stage as the table shows it and scenarios write it.
  public String words() {
    return words;
  }

  /// The stage as people speak of it.
  public String title() {
    return title;
  }

  static Stage of(int ordinal) {
    return STAGES[ordinal];
  }
}
