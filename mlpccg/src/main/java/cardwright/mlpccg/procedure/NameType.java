package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.PendingType;
import cardwright.mlpccg.vocabulary.Kind;
import java.util.Locale;

/// Which type of card a player names. The options are numbers of types.
record NameType(Board board, PendingType now) implements Decision.Own {
  @Override
  public Seat seat() {
    return now.seat();
  }

  @Override
  public Message question() {
    return Messages.of("question.type");
  }

  @Override
  public void list(MoveList options) {
    for (Kind kind : Kind.values()) {
      options.add(kind.ordinal());
    }
  }

  @Override
  public String notation(int option) {
    return Kind.values()[option].words().toLowerCase(Locale.ROOT);
  }

  @Override
  public Message meaning(int option) {
    return Messages.of("move.type", word(Kind.values()[option].words()));
  }

  @Override
  public void make(int option, Chance chance) {
    now.answer(board, Kind.values()[option]);
  }
}
