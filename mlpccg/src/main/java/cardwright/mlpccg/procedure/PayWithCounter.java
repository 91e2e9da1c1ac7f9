package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.Announcing;
import cardwright.mlpccg.resolve.CounterPart;
import java.util.Locale;

/// Which counter a player removes from a card to pay for a text. The options are places in the list of the names of its counters.
record PayWithCounter(Board board, CounterPart part) implements Decision.Own {
  @Override
  public Seat seat() {
    return part.now().seat();
  }

  @Override
  public Message question() {
    return Messages.of("question.pay", card(new Labels(board, seat()).name(part.now().card())));
  }

  @Override
  public void list(MoveList options) {
    for (int option : new Announcing(board).offered(part)) {
      options.add(option);
    }
  }

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

  @Override
  public void make(int option, Chance chance) {
    new Announcing(board).settle(part, option);
  }
}
