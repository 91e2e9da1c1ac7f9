package cardwright.littletroubles.procedure;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.event.PublicEvent;
import cardwright.littletroubles.message.Messages;

/// Between which two Characters the turn player Picks a fight, if any. The options are pairs of cards.
@Rule({"LT 2.2.2a", "LT C43", "LT C47"})
final class PickFight implements Decision.Own {
  private static final int NO_FIGHT = -2;
  private static final int CARD_BITS = 11;

  private final Board board;
  private final StartFight fight;

  PickFight(Board board) {
    this.board = board;
    this.fight = new StartFight(board, new Labels(board, board.active()), this);
  }

  @Override
  public Seat seat() {
    return board.active();
  }

  @Override
  public Message question() {
    return Messages.of("question.pick-fight");
  }

  @Override
  public void list(MoveList options) {
    options.add(NO_FIGHT);
    Seat seat = seat();
    int defenders = StartFight.defenders(board, seat);
    for (int mine = StartFight.attackers(board, seat); mine != 0; mine &= mine - 1) {
      int attacker = board.slot(seat, Integer.numberOfTrailingZeros(mine));
      for (int others = defenders; others != 0; others &= others - 1) {
        int defender = board.slot(seat.other(), Integer.numberOfTrailingZeros(others));
        options.add(attacker << CARD_BITS | defender);
      }
    }
  }

  private static int attacker(int option) {
    return option >> CARD_BITS;
  }

  private static int defender(int option) {
    return option & ((1 << CARD_BITS) - 1);
  }

  @Override
  public String notation(int option) {
    return option == NO_FIGHT ? "no fight" : fight.notation(attacker(option), defender(option));
  }

  @Override
  public boolean declines(int option) {
    return option == NO_FIGHT;
  }

  @Override
  public Message meaning(int option) {
    return option == NO_FIGHT
        ? Messages.of("move.no-fight")
        : fight.meaning(attacker(option), defender(option));
  }

  @Override
  public void make(int option, Chance chance) {
    if (option == NO_FIGHT) {
      noFight();
    } else {
      fight.make(attacker(option), defender(option), chance);
    }
  }

  @Rule("LT 2.2.2b")
  private void noFight() {
    if (board.heard()) {
      board.tell(new PublicEvent.NoFight(board.active()));
    }
    board.agenda().replace(Phase.END_FIGHT);
  }
}
