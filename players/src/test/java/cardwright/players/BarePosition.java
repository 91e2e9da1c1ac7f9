package cardwright.players;

import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Explanation;
import cardwright.engine.Listener;
import cardwright.engine.Message;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A position for tests in which nothing is hidden, explained or told.
interface BarePosition extends Position {
  @Override
  default Position determinize(Seat seat, Beliefs beliefs, Chance chance) {
    return copy();
  }

  @Override
  default List<Explanation> explain(Viewer viewer, String card) {
    return List.of();
  }

  @Override
  default Message refusal(String notation) {
    return Message.plain("no");
  }

  @Override
  default void listen(@Nullable Listener listener) {}
}
