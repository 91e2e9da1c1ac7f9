package cardwright.cardgame.layers;

/// What continuous effects come from. Within a layer they are applied in this order.
public enum EffectSource {
  /// Counters on cards.
  COUNTERS,
  /// What texts have changed and what lasts: see [cardwright.cardgame.effect.LastingEffects].
  LASTING,
  /// What the rules say of all cards of a sort.
  RULES,
  /// Texts in the present tense of cards in play.
  TEXTS
}
