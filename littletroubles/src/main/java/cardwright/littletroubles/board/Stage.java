package cardwright.littletroubles.board;

import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.littletroubles.message.Messages;

/// The phases and steps of a turn.
@Rule({"LT 2", "LT 2.2a", "LT D1"})
public enum Stage {
  OPENING("opening"),
  BUILD("build"),
  PRE_FIGHT("pre-fight"),
  FIGHT("fight"),
  REWARDS("rewards"),
  RESOURCE("resource");

  private static final Stage[] STAGES = values();

  private final String words;

  Stage(String words) {
    this.words = words;
  }

  /// The stage as the table shows it.
  public String words() {
    return words;
  }

  /// The stage as people speak of it, as a part of a sentence.
  public Message title() {
    return switch (this) {
      case OPENING -> Messages.of("stage.opening");
      case BUILD -> Messages.of("stage.build");
      case PRE_FIGHT -> Messages.of("stage.pre-fight");
      case FIGHT -> Messages.of("stage.fight");
      case REWARDS -> Messages.of("stage.rewards");
      case RESOURCE -> Messages.of("stage.resource");
    };
  }

  static Stage of(int ordinal) {
    return STAGES[ordinal];
  }
}
