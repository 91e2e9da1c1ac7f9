package cardwright.mlpccg;

import static cardwright.engine.Message.player;

import cardwright.cardgame.message.Explanations;
import cardwright.engine.Explanation;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.FaceoffKind;
import cardwright.mlpccg.board.Ledger;
import cardwright.mlpccg.board.Reasons;
import cardwright.mlpccg.board.Shortage;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.vocabulary.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// How figures, costs, requirements and the totals of a faceoff come about.
@Rule({"MLP 26", "MLP 33", "MLP 44", "MLP 47"})
final class Explaining {
  /// Asked for by this name, the faceoff that is going on is explained.
  private static final String FACEOFF = "faceoff";

  private Explaining() {}

  /// Every figure of every card of that name or title that the viewer sees; with `faceoff` the totals of both sides.
  static List<Explanation> of(Board board, Viewer viewer, String name) {
    String wanted = name.strip().toLowerCase(Locale.ROOT);
    List<Explanation> explanations = new ArrayList<>();
    if (wanted.equals(FACEOFF) && board.faceoff() != FaceoffKind.NONE) {
      for (Seat seat : Seat.values()) {
        explanations.add(Ledger.of(board, seat));
      }
      return explanations;
    }
    for (int card = 0; card < board.pool().size(); card++) {
      if (isSeen(board, viewer, card) && isCalled(board, card, wanted)) {
        card(board, card, explanations);
      }
    }
    return explanations;
  }

  private static boolean isCalled(Board board, int card, String wanted) {
    return board.card(card).name().toLowerCase(Locale.ROOT).equals(wanted)
        || String.join("/", board.card(card).titles()).toLowerCase(Locale.ROOT).equals(wanted);
  }

  private static boolean isSeen(Board board, Viewer viewer, int card) {
    Zone zone = board.zone(card);
    return zone != Zone.DECK
        && zone != Zone.PROBLEM_DECK
        && !zone.isOutside()
        && board.knowledge().seen(card, viewer);
  }

  private static void card(Board board, int card, List<Explanation> explanations) {
    Kind kind = board.card(card).kind();
    if (!board.inPlay(card)) {
      if (kind == Kind.FRIEND || kind == Kind.EVENT || kind == Kind.RESOURCE) {
        explanations.add(Reasons.cost(board, card));
      }
      return;
    }
    switch (kind) {
      case MANE, FRIEND, TROUBLEMAKER -> explanations.add(Reasons.power(board, card));
      case PROBLEM -> {
        for (Seat seat : Seat.values()) {
          int area = board.area(card);
          explanations.add(
              Explanations.of(
                  Messages.of("explain.problem", Message.card(board.card(card).name())),
                  Messages.of("explain.requirement", player(seat)),
                  Shortage.asked(board, seat, area),
                  List.of(),
                  Shortage.message(board, seat, area)));
        }
      }
      case EVENT, RESOURCE -> explanations.add(Reasons.cost(board, card));
    }
  }
}
