package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.PendingCounter;
import java.util.Locale;

/// Which counter of a card gets another one like it. The options are numbers of the names of its counters.
record ChooseCounter(Board board, PendingCounter now) implements Decision.Own {
  @Override
  public Seat seat() {
    return now.seat();
  }

  @Override
  public Message question() {
    return Messages.of("question.counter");
  }

  @Override
  public void list(MoveList options) {
    for (int option : now.counters(board)) {
      options.add(option);
    }
  }

  @Override
  public String notation(int option) {
    return name(option) + " counter";
  }

  private String name(int option) {
    return now.names(board)[option].toLowerCase(Locale.ROOT);
  }

  @Override
  public Message meaning(int option) {
    return Messages.of("move.counter", word(name(option)));
  }

  @Override
  public void make(int option, Chance chance) {
    now.answer(board, chance, option);
  }
}
