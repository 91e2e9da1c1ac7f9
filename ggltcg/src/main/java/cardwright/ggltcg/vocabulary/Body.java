package cardwright.ggltcg.vocabulary;

import cardwright.language.Flow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What a line does when it is carried out: `INSTRUCTIONS[, where X is VALUE]`.
///
/// @param x what X is; empty where the line has none, or where X stands in the cost
public record Body(Flow<Effect> flow, Optional<Value> x) {
  /// Instructions one after the other, without an X.
  public static Body of(List<Effect> effects) {
    List<Flow<Effect>> parts = new ArrayList<>();
    effects.forEach(effect -> parts.add(new Flow.Do<>(effect)));
    return new Body(
        parts.size() == 1 ? parts.getFirst() : new Flow.Then<>(parts), Optional.empty());
  }

  /// Whether an instruction speaks of X.
  public boolean asksX() {
    return flow.effects().anyMatch(Effect::asksX);
  }
}
