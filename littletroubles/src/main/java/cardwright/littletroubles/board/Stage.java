package cardwright.littletroubles.board;

import cardwright.engine.Rule;

/// The phases and steps of a turn.
@Rule({"LT 2", "LT 2.2a", "LT D1"})
public enum Stage {
  OPENING("opening", "opening"),
  BUILD("build", "Build Phase"),
  PRE_FIGHT("pre-fight", "Pre-Fight Step"),
  FIGHT("fight", "Fight Step"),
  REWARDS("rewards", "Rewards Step"),
  RESOURCE("resource", "Resource Phase");

  private static final Stage[] STAGES = values();

  private final String words;
  private final String title;

  Stage(String words, String title) {
    this.words = words;
    this.title = title;
  }

  /// The stage as the table shows it.
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
