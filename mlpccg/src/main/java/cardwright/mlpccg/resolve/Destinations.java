package cardwright.mlpccg.resolve;

import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.ActiveLaws;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.FaceoffTotals;
import cardwright.mlpccg.board.Selection;
import cardwright.mlpccg.board.TableCounter;
import cardwright.mlpccg.board.TextContext;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.vocabulary.Destination;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Law;
import cardwright.mlpccg.vocabulary.Which;
import java.util.Arrays;

/// Where a card can move, or come into play.
@Rule({"MLP 69", "MLP B2"})
final class Destinations {
  private static final int[] NOWHERE = {};

  private Destinations() {}

  /// The areas to which a text can move a card; none when it cannot.
  static int[] of(Board board, int card, Destination destination, TextContext context) {
    if (board.zone(card) != Zone.PLAY || !moves(board, card)) {
      return NOWHERE;
    }
    int[] areas = areas(board, card, destination, context, board.controller(card));
    int count = 0;
    for (int area : areas) {
      if (area != board.area(card)
          && !ActiveLaws.forbid(board, Law.Done.MOVED, card, context.you(), area)) {
        areas[count++] = area;
      }
    }
    return Arrays.copyOf(areas, count);
  }

  /// The Problems to which a text can move a card where there is another one of a sort.
  @Rule("MLP Q67")
  static int[] beside(Board board, int card, Which beside, TextContext context) {
    return Arrays.stream(of(board, card, Destination.PROBLEM, context))
        .filter(area ->
            Arrays.stream(Selection.of(board, beside, context))
                .anyMatch(each -> each != card && board.area(each) == area))
        .toArray();
  }

  private static boolean moves(Board board, int card) {
    Kind kind = board.card(card).kind();
    return (kind.bit() & Kind.CHARACTERS) != 0 || kind == Kind.TROUBLEMAKER;
  }

  /// The areas where a text can put a card into play under the control of a player.
  static int[] entering(
      Board board, int card, Destination destination, TextContext context, Seat seat) {
    int[] areas = areas(board, card, destination, context, seat);
    boolean troublemaker = board.card(card).is(Kind.TROUBLEMAKER);
    return Arrays.stream(areas).filter(area -> !troublemaker || Area.isProblem(area)).toArray();
  }

  private static int[] areas(
      Board board, int card, Destination destination, TextContext context, Seat seat) {
    int home = Area.home(seat);
    int own = Area.problem(seat);
    int other = Area.problem(seat.other());
    int now = board.inPlay(card) ? board.area(card) : Area.NONE;
    int[] areas =
        switch (destination) {
          case ANY -> new int[] {home, own, other};
          case HOME -> new int[] {home};
          case PROBLEM, ANOTHER_PROBLEM, DIFFERENT_PROBLEMS -> new int[] {own, other};
          case HERE -> new int[] {context.here(board)};
          case THERE -> new int[] {context.there(board)};
          case FACEOFF ->
              Arrays.stream(new int[] {own, other})
                  .filter(area -> (board.get(TableCounter.FACEOFF_AREAS) >> area & 1) != 0)
                  .toArray();
          case BACK -> new int[] {context.back()};
          case NO_FULLER ->
              Arrays.stream(new int[] {own, other})
                  .filter(area -> characters(board, area) <= characters(board, context.here(board)))
                  .toArray();
        };
    int count = 0;
    for (int area : areas) {
      if (area != now && isThere(board, area, seat)) {
        areas[count++] = area;
      }
    }
    return count == areas.length ? areas : Arrays.copyOf(areas, count);
  }

  private static int characters(Board board, int area) {
    int number = 0;
    for (int i = 0; area != Area.NONE && i < 2; i++) {
      number += FaceoffTotals.challengers(board, area, Seat.of(i));
    }
    return number;
  }

  private static boolean isThere(Board board, int area, Seat seat) {
    return area == Area.home(seat)
        || (Area.isProblem(area) && board.derived().problemAt(area) != Board.EMPTY);
  }
}
