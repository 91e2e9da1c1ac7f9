package cardwright.littletroubles.resolve;

import cardwright.engine.Flow;
import cardwright.engine.Script;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.vocabulary.Effect;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The modes of a text that says `one of`.
final class Modes {
  private Modes() {}

  /// Whether a mode can be carried out as things are.
  static boolean isPossible(Board board, Passage now, int mode) {
    Flow.OneOf<Effect> flow = flow(Possible.flow(now.text().ability()));
    return flow == null
        || Possible.mode(board, now, flow.modes().get(mode), firstChoice(now, mode));
  }

  private static Flow.@Nullable OneOf<Effect> flow(Flow<Effect> whole) {
    return switch (whole) {
      case Flow.OneOf<Effect> oneOf -> oneOf;
      case Flow.Then<Effect>(List<Flow<Effect>> parts) -> first(parts);
      case Flow.May<Effect>(Flow<Effect> part) -> flow(part);
      case Flow.If<Effect>(Effect _, Flow<Effect> part) -> flow(part);
      case Flow.IfDone<Effect>(Flow<Effect> first, Flow<Effect> then, var _) ->
          first(List.of(first, then));
      case Flow.ForEach<Effect>(Effect _, Flow<Effect> part) -> flow(part);
      case Flow.Do<Effect> _, Flow.Roll<Effect> _ -> null;
    };
  }

  private static Flow.@Nullable OneOf<Effect> first(List<Flow<Effect>> parts) {
    for (Flow<Effect> part : parts) {
      Flow.OneOf<Effect> found = flow(part);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /// The number of the first choice in a mode.
  private static int firstChoice(Passage now, int mode) {
    Script<Effect> script = now.text().script();
    int start =
        script.at(now.next()) instanceof Script.OneOf<Effect>(var starts) ? starts.get(mode) : 0;
    for (int at = start; at < script.length(); at++) {
      if (script.at(at) instanceof Script.Choose<Effect>(Effect _, int choice)) {
        return choice;
      }
    }
    return script.choices();
  }
}
