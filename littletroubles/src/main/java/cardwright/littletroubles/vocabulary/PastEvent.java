package cardwright.littletroubles.vocabulary;

import cardwright.cardgame.text.Happening;
import cardwright.engine.Rule;

/// What has happened to a card this turn, where a text asks.
@Rule("LT C123")
public enum PastEvent implements Happening {
  REGRESSED("was regressed"),
  RESTORED("was restored"),
  TO_TIMEOUT("was sent to Timeout"),
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
