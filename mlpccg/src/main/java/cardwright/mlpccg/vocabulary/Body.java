package cardwright.mlpccg.vocabulary;

import cardwright.cardgame.text.Condition;
import cardwright.language.Flow;
import java.util.List;
import java.util.Optional;

/// What a line comes to behind its window or event: `[if CONDITION,] [you may] [COSTS:] instructions[, where X is VALUE]`.
///
/// @param condition asked once, when the ability is used or set off
/// @param optional whether `you may` stands before all of it; with costs, for what costs. Without costs the flow itself opens with `you may`
/// @param costs what is paid before anything right of the colon
/// @param flow the instructions
/// @param x what X is; asked when X is reached
public record Body(
    Optional<Condition> condition,
    boolean optional,
    List<Cost> costs,
    Flow<Effect> flow,
    Optional<Value> x) {
  /// Keeps the list from changing.
  public Body {
    costs = List.copyOf(costs);
  }

  /// Instructions one after the other, and nothing besides.
  public static Body of(List<Effect> effects) {
    return new Body(
        Optional.empty(),
        false,
        List.of(),
        new Flow.Then<>(effects.stream().<Flow<Effect>>map(Flow.Do::new).toList()),
        Optional.empty());
  }
}
