package cardwright.ggltcg.vocabulary;

import cardwright.cardgame.text.Happening;
import cardwright.engine.Rule;

/// What has happened to a card this turn, where a text asks.
@Rule("GG Q123")
public enum PastEvent implements Happening {
  SLEEPED("was sleeped"),
  /// It was struck in a tussle, and the strike did damage.
  DAMAGED("was damaged"),
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
