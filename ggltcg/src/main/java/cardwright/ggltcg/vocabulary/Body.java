package cardwright.ggltcg.vocabulary;

import cardwright.language.Flow;
import java.util.Optional;

/// What a line does when it is carried out: `INSTRUCTIONS[, where X is VALUE]`.
///
/// @param x what X is; empty where the line has none, or where X stands in the cost
public record Body(Flow<Effect> flow, Optional<Value> x) {
  /// Whether an instruction speaks of X.
  public boolean asksX() {
    return flow.effects().anyMatch(Effect::asksX);
  }
}
