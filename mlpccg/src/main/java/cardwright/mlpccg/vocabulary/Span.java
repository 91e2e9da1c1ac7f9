package cardwright.mlpccg.vocabulary;

import cardwright.cardgame.text.Duration;

/// How long a change holds in the times and states that only this game has.
public enum Span implements Duration.Own {
  END_OF_PHASE("until end of phase"),
  END_OF_SCORE_PHASE("until end of Score Phase"),
  END_OF_FACEOFF("until end of faceoff"),
  /// Until the card that is changed is readied.
  STAYS_EXHAUSTED("while it stays exhausted"),
  THIS_EXHAUSTED("while this card stays exhausted"),
  /// While the card stays in the zone where it is.
  STAYS_THERE("while it stays there");

  private final String words;

  Span(String words) {
    this.words = words;
  }

  @Override
  public String words() {
    return words;
  }

  @Override
  public int code() {
    return FIRST_CODE + ordinal();
  }
}
