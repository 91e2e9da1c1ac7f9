package cardwright.mlpccg.vocabulary;

import cardwright.cardgame.text.Happening;
import cardwright.engine.Rule;

/// What has happened to a card this turn, where a text asks.
@Rule("MLP Q123")
public enum PastEvent implements Happening {
  DISMISSED("was dismissed"),
  EXHAUSTED("was exhausted"),
  FRIGHTENED("was frightened"),
  MOVED("moved"),
  PLAYED("was played");

  private final String words;

  PastEvent(String words) {
    this.words = words;
  }

  @Override
  public String words() {
    return words;
  }
}
