package cardwright.mlpccg.board;

import cardwright.cardgame.state.TurnPart;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.vocabulary.Period;
import cardwright.mlpccg.vocabulary.Reading;

/// The phases of a turn.
@Rule({"MLP 14", "MLP 18", "MLP 25", "MLP 32", "MLP 42"})
public enum Stage {
  SET_UP("set-up"),
  READY("ready"),
  TROUBLEMAKER("troublemaker"),
  MAIN("main"),
  SCORE("score"),
  END("end");

  private static final Stage[] STAGES = values();

  private final String words;

  Stage(String words) {
    this.words = words;
  }

  /// The stage as the table shows it and scenarios write it.
  public String words() {
    return words;
  }

  /// The stage as people speak of it, as a part of a sentence.
  public Message title() {
    return switch (this) {
      case SET_UP -> Messages.of("stage.set-up");
      case READY -> Messages.of("stage.ready");
      case TROUBLEMAKER -> Messages.of("stage.troublemaker");
      case MAIN -> Messages.of("stage.main");
      case SCORE -> Messages.of("stage.score");
      case END -> Messages.of("stage.end");
    };
  }

  /// The stage in which a phase of the turn is.
  public static Stage of(TurnPart phase) {
    return switch ((Period) phase) {
      case READY_PHASE -> READY;
      case TROUBLEMAKER_PHASE -> TROUBLEMAKER;
      case MAIN_PHASE -> MAIN;
      case SCORE_PHASE -> SCORE;
      case END_PHASE -> END;
      case TURN, PHASE -> throw new IllegalArgumentException("not one phase: " + phase);
    };
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
