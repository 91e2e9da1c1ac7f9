package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.word;

import cardwright.engine.Message;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.CounterPart;
import java.util.Locale;

/// Which counter a player removes from a card to pay for a text, by the number of its name among those on the card.
record PayWithCounter(Board board, CounterPart part) implements SettleNumber {
  @Override
  public String notation(int option) {
    return name(option) + " counter";
  }

  private String name(int option) {
    return part.name(option).toLowerCase(Locale.ROOT);
  }

  @Override
  public Message meaning(int option) {
    return Messages.of("move.counter", word(name(option)));
  }
}
