package cardwright.mlpccg.vocabulary;

import cardwright.cardgame.state.TurnPart;
import cardwright.engine.Rule;
import java.util.List;

/// A stretch of time that starts and ends.
public enum Period implements TurnPart {
  TURN("turn"),
  READY_PHASE("Ready Phase"),
  TROUBLEMAKER_PHASE("Troublemaker Phase"),
  MAIN_PHASE("Main Phase"),
  SCORE_PHASE("Score Phase"),
  END_PHASE("End Phase"),
  /// `phase`: any of them.
  PHASE("phase");

  /// The phases that a text can skip. In the End Phase the limits of the rules are kept, and a turn has an end.
  @Rule("MLP Q56")
  public static final List<Period> SKIPPABLE =
      List.of(READY_PHASE, TROUBLEMAKER_PHASE, MAIN_PHASE, SCORE_PHASE);

  private final String words;

  Period(String words) {
    this.words = words;
  }

  /// The period as cards write it.
  @Override
  public String words() {
    return words;
  }
}
