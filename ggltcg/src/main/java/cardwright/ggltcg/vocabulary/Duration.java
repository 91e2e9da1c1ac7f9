package cardwright.ggltcg.vocabulary;

/// How long an effect lasts that changes a figure. No effect outlasts a change of zone.
public enum Duration {
  PERMANENT,
  END_OF_TURN
}
