package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.cardgame.message.Meanings;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.EventGate;
import cardwright.mlpccg.resolve.EventGates;

/// Which of several texts takes the place of an event, if all may be left one or none. The options are the numbers of the texts.
@Rule("MLP B41")
final class ReplaceEvent implements Decision.Own {
  private static final int NONE = -2;

  private final Board board;
  private final EventGate gate;
  private final int[] all;
  private final Labels labels;

  /// @param all what may take the place, as [EventGates#options] says
  ReplaceEvent(Board board, EventGate gate, int[] all) {
    this.board = board;
    this.gate = gate;
    this.all = all;
    this.labels = new Labels(board, EventGates.seat(board, gate));
  }

  @Override
  public Seat seat() {
    return EventGates.seat(board, gate);
  }

  @Override
  public Message question() {
    return ReactionPrompt.about(board, labels, gate, Messages.of("question.replace"));
  }

  @Override
  public void list(MoveList options) {
    for (int option : all) {
      options.add(option == EventGates.NOTHING ? NONE : option);
    }
  }

  @Override
  public String notation(int option) {
    return option == NONE ? "no" : texts().notation(option);
  }

  @Override
  public Message meaning(int option) {
    return option == NONE ? Meanings.no() : texts().meaning(option);
  }

  private NamedTexts texts() {
    return new NamedTexts(labels, EventGates.cards(board, gate));
  }

  @Override
  public void make(int option, Chance chance) {
    EventGates.take(board, gate, option == NONE ? EventGates.NOTHING : option);
  }
}
