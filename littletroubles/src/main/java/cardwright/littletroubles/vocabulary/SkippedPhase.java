package cardwright.littletroubles.vocabulary;

import cardwright.cardgame.state.TurnPart;
import cardwright.engine.Rule;

/// A phase that texts can skip: the rules know of the Fight Phase alone.
@Rule({"LT 2.2d", "LT C78"})
public enum SkippedPhase implements TurnPart {
  FIGHT("Fight Phase");

  private final String words;

  SkippedPhase(String words) {
    this.words = words;
  }

  @Override
  public String words() {
    return words;
  }
}
