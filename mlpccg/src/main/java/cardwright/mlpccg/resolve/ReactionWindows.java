package cardwright.mlpccg.resolve;

import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Costs;
import cardwright.mlpccg.board.Occurrence;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.vocabulary.Card;
import cardwright.mlpccg.vocabulary.Text;
import java.util.List;

/// How players answer what one of them has brought about.
@Rule({"MLP 63", "MLP 64", "MLP B8"})
public final class ReactionWindows {
  private ReactionWindows() {}

  /// Goes on; answers false when a player is asked. Whether one is, everybody can see.
  public static boolean goOn(Board board, Reactions now) {
    if (now.passes() >= 2) {
      board.agenda().pop();
      return true;
    }
    boolean spent = Loops.isSpent(board, now.seat());
    if (!spent && (mayHold(board, now) || LegalActions.reactsInPlay(board, now))) {
      return false;
    }
    now.pass(board);
    return true;
  }

  /// Whether a card in hand may be an Event that answers, as far as everybody sees.
  private static boolean mayHold(Board board, Reactions now) {
    Seat seat = now.seat();
    if (board.pile(Zone.HAND, seat).size() == 0) {
      return false;
    }
    int priced = Costs.priced(board, seat);
    for (int index : board.info().answers(seat)) {
      Card card = board.pool().card(index);
      if (LegalActions.isWithinMeans(board, card, seat, priced)
          && mayAnswer(board, now, card, index)) {
        return true;
      }
    }
    return false;
  }

  private static boolean mayAnswer(Board board, Reactions now, Card card, int index) {
    for (Text text : card.front().reactions()) {
      for (Occurrence event : now.events()) {
        if (Reactions.answers(board, text, board.ref(index), now.seat(), event)) {
          return true;
        }
      }
    }
    return false;
  }

  /// What the player can do.
  public static List<LegalAction> offers(Board board, Reactions now) {
    return LegalActions.reactions(board, now);
  }

  /// The player answers; the table is settled before the other one may.
  public static void react(Board board, Chance chance, Reactions now, LegalAction offer) {
    board.agenda().replace(now.answered(board.ref(offer.card()), offer.on()));
    board.agenda().push(CheckState.STEP);
    LegalActions.start(board, chance, now.seat(), offer, Announcement.Kinds.REACTION);
  }
}
