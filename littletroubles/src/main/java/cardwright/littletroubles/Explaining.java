package cardwright.littletroubles;

import cardwright.engine.Explanation;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Layers;
import cardwright.littletroubles.board.Reasons;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.Face;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.Stat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// How figures, costs and resources come about.
@Rule({"LT 2.2.3k", "LT 2.3c", "LT 6.12b"})
final class Explaining {
  /// Asked for by this name, the totals of the Resource Phase are explained.
  private static final String RESOURCES = "resources";

  private Explaining() {}

  /// Every figure of every card of that name that the viewer sees, or with `resources` both players' totals.
  static List<Explanation> of(Board board, Viewer viewer, String name) {
    String wanted = name.strip().toLowerCase(Locale.ROOT);
    List<Explanation> explanations = new ArrayList<>();
    if (wanted.equals(RESOURCES)) {
      for (Seat seat : Seat.values()) {
        explanations.add(Reasons.resources(board, seat, false));
        explanations.add(Reasons.resources(board, seat, true));
      }
      return explanations;
    }
    for (int card = 0; card < board.pool().size(); card++) {
      if (isSeen(board, viewer, card)
          && board.face(card).name().toLowerCase(Locale.ROOT).equals(wanted)) {
        card(board, card, explanations);
      }
    }
    return explanations;
  }

  private static boolean isSeen(Board board, Viewer viewer, int card) {
    Zone zone = board.zone(card);
    return switch (zone) {
      case DECK, OUTSIDE -> false;
      case HAND -> viewer.sees(board.side(card)) || board.knowledge().isPublic(card);
      case TIMEOUT, RESOLVING, MAIN, FIELD, GOAL, SCENE -> true;
    };
  }

  private static void card(Board board, int card, List<Explanation> explanations) {
    if (!board.inPlay(card)) {
      if (board.card(card).cost() != Card.X) {
        explanations.add(Reasons.cost(board, card));
      }
      return;
    }
    Face face = board.face(card);
    for (Stat stat : Stat.values()) {
      boolean resource = stat == Stat.COOKIES || stat == Stat.DRAWS;
      if (face.is(Kind.CHARACTER)
          || (resource && (face.figures().of(stat) != 0 || Layers.stat(board, card, stat) != 0))) {
        explanations.add(Reasons.figure(board, card, stat));
      }
    }
  }
}
