package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.DerivedValues;
import cardwright.mlpccg.message.Messages;

/// Which Troublemaker the turn player challenges, or what he starts in the Challenge Step instead, if anything. An option is an offer, or a card behind [#CHALLENGE].
@Rule({"MLP 20", "MLP 21", "MLP B19"})
final class PickChallenge implements Decision.Own {
  private static final int CHALLENGE = 1 << 22;

  private final Board board;
  private final Seat seat;
  private final Labels labels;
  private final StartOptions offers;

  PickChallenge(Board board) {
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
    return Messages.of("question.phase", word(board.stage().title()));
  }

  @Override
  public void list(MoveList options) {
    options.add(PASS);
    DerivedValues derived = board.derived();
    for (int side = 0; side < 2; side++) {
      int area = Area.problem(Seat.of(side));
      for (int whose = 0; whose < 2; whose++) {
        int card = derived.faceUpTroublemaker(board, area, Seat.of(whose));
        if (card != Board.EMPTY && Troublemakers.canChallenge(board, seat, card)) {
          options.add(CHALLENGE | card);
        }
      }
    }
    offers.list(options);
  }

  private static boolean isChallenge(int option) {
    return option >= CHALLENGE;
  }

  private static int card(int option) {
    return option - CHALLENGE;
  }

  @Override
  public String notation(int option) {
    if (option == PASS) {
      return "pass";
    }
    return isChallenge(option) ? "challenge " + labels.of(card(option)) : offers.notation(option);
  }

  @Override
  public Message meaning(int option) {
    if (option == PASS) {
      return Messages.of("move.end-troublemakers");
    }
    return isChallenge(option)
        ? Messages.of("move.challenge", labels.mention(card(option)))
        : offers.meaning(option);
  }

  @Override
  public void make(int option, Chance chance) {
    if (option == PASS) {
      board.agenda().replace(Phase.END_TROUBLEMAKERS);
    } else if (isChallenge(option)) {
      Troublemakers.challenge(board, chance, seat, card(option));
    } else {
      offers.start(option, chance);
    }
  }
}
