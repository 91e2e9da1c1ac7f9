package cardwright.players;

import cardwright.engine.Choice;
import cardwright.engine.Message;
import cardwright.engine.Move;
import cardwright.engine.Seat;
import java.util.List;

/// A choice for tests: moves by their notations, which is what they mean, too.
record Ways(Seat seat, List<String> notations) implements Choice {
  @Override
  public Message question() {
    return Message.plain("Where to?");
  }

  @Override
  public int count() {
    return notations.size();
  }

  @Override
  public Move move(int index) {
    return new Move(notations.get(index), notations.get(index));
  }
}
