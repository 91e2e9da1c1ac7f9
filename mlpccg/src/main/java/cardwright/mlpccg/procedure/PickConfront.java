package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.card;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;

/// Which Problem the turn player tries to confront next, or what he starts before that. An option is an offer, or an area behind [#CONFRONT]; he can pass once no Problem is left.
@Rule({"MLP 32", "MLP B22"})
final class PickConfront implements Decision.Own {
  private static final int CONFRONT = 1 << 22;

  private final Board board;
  private final Seat seat;
  private final Labels labels;
  private final StartOptions offers;

  PickConfront(Board board) {
    this.board = board;
    this.seat = board.active();
    this.labels = new Labels(board, seat);
    this.offers = StartOptions.of(board, seat, labels);
  }

  @Override
  public Seat seat() {
    return seat;
  }

  @Override
  public Message question() {
    return Messages.of("question.confront");
  }

  @Override
  public void list(MoveList options) {
    for (int side = 0; side < 2; side++) {
      int area = Area.problem(Seat.of(side ^ seat.ordinal()));
      if (Score.waits(board, area)) {
        options.add(CONFRONT | area);
      }
    }
    if (options.count() == 0) {
      options.add(PASS);
    }
    offers.list(options);
  }

  private static boolean isConfront(int option) {
    return option >= CONFRONT;
  }

  private static int area(int option) {
    return option - CONFRONT;
  }

  @Override
  public String notation(int option) {
    if (option == PASS) {
      return "pass";
    }
    return isConfront(option)
        ? "confront " + Area.name(area(option), seat)
        : offers.notation(option);
  }

  @Override
  public Message meaning(int option) {
    if (option == PASS) {
      return Messages.of("move.go-on-scoring");
    }
    return isConfront(option)
        ? Messages.of("move.confront", card(labels.name(board.derived().problemAt(area(option)))))
        : offers.meaning(option);
  }

  @Override
  public void make(int option, Chance chance) {
    if (option == PASS) {
      board.agenda().replace(Phase.FACEOFFS);
    } else if (isConfront(option)) {
      Score.confront(board, chance, area(option));
    } else {
      offers.start(option, chance);
    }
  }
}
