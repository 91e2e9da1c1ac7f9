package cardwright.mlpccg.board;

import cardwright.engine.Rule;
import cardwright.mlpccg.vocabulary.Period;
import cardwright.mlpccg.vocabulary.Reading;

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

  /// What rests on whether it is this phase, as a bit of [Reading].
  int reading() {
    return switch (this) {
      case SET_UP -> Reading.NOTHING;
      case READY -> Reading.of(Period.READY_PHASE);
      case TROUBLEMAKER -> Reading.of(Period.TROUBLEMAKER_PHASE);
      case MAIN -> Reading.of(Period.MAIN_PHASE);
      case SCORE -> Reading.of(Period.SCORE_PHASE);
      case END -> Reading.of(Period.END_PHASE);
    };
  }

  static Stage of(int ordinal) {
    return STAGES[ordinal];
  }
}
