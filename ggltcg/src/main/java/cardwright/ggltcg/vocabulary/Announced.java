package cardwright.ggltcg.vocabulary;

import cardwright.engine.Rule;
import cardwright.language.Flow;
import java.util.List;
import java.util.Optional;

/// Counts the choices of a text that are made when it is announced. What hangs on a condition, a mode, a count or a die is chosen when its turn
/// comes, and so is all that follows it.
@Rule({"GG 14.1", "GG Q52"})
final class Announced {
  private int choices;
  private boolean open = true;

  private Announced() {}

  static int of(Flow<Effect> flow) {
    Announced announced = new Announced();
    announced.add(flow);
    return announced.choices;
  }

  private void add(Flow<Effect> flow) {
    if (!open) {
      return;
    }
    switch (flow) {
      case Flow.Do<Effect>(Effect effect) -> choices += Text.choice(effect) == null ? 0 : 1;
      case Flow.Then<Effect>(List<Flow<Effect>> parts) -> parts.forEach(this::add);
      case Flow.May<Effect>(Flow<Effect> part) -> add(part);
      case Flow.IfDone<Effect>(Flow<Effect> first, Flow<Effect> _, Optional<Flow<Effect>> _) -> {
        add(first);
        open = false;
      }
      case Flow.If<Effect> _, Flow.OneOf<Effect> _, Flow.ForEach<Effect> _, Flow.Roll<Effect> _ ->
          open = false;
    }
  }
}
