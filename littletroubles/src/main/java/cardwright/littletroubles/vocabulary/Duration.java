package cardwright.littletroubles.vocabulary;

import cardwright.engine.Rule;

/// How long a change lasts.
@Rule({"LT 5.2b", "LT B27"})
public enum Duration {
  /// `until end of turn`.
  END_OF_TURN,
  /// `permanently`: as long as the card stays in play.
  PERMANENT
}
