package cardwright.mlpccg.vocabulary;

/// How long a change holds.
public enum Duration {
  END_OF_TURN("until end of turn"),
  END_OF_PHASE("until end of phase"),
  END_OF_SCORE_PHASE("until end of Score Phase"),
  END_OF_FACEOFF("until end of faceoff"),
  YOUR_NEXT_TURN("until your next turn begins"),
  /// Until the card that is changed is readied.
  STAYS_EXHAUSTED("while it stays exhausted"),
  THIS_EXHAUSTED("while this card stays exhausted"),
  /// While the card stays in the zone where it is.
  STAYS_THERE("while it stays there"),
  PERMANENTLY("permanently");

  private final String words;

  Duration(String words) {
    this.words = words;
  }

  /// The duration as cards write it.
  public String words() {
    return words;
  }
}
