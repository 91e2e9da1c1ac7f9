package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.PendingColor;
import cardwright.mlpccg.vocabulary.Color;

/// Which color a text speaks of, or a card gains. The options are numbers of colors.
record ChooseColor(Board board, PendingColor now) implements Decision.Own {
  @Override
  public Seat seat() {
    return now.seat();
  }

  @Override
  public Message question() {
    return Messages.of("question.color");
  }

  @Override
  public void list(MoveList options) {
    for (Color color : Color.values()) {
      options.add(color.ordinal());
    }
  }

  @Override
  public String notation(int option) {
    return Color.of(option).words();
  }

  @Override
  public Message meaning(int option) {
    return Messages.of("move.color", word(Color.of(option).words()));
  }

  @Override
  public void make(int option, Chance chance) {
    now.answer(board, Color.of(option));
  }
}
