package cardwright.mlpccg.resolve;

import cardwright.cardgame.state.Pile;
import cardwright.cardgame.text.Condition;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.ActiveLaws;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.Costs;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.board.Selection;
import cardwright.mlpccg.board.TextContext;
import cardwright.mlpccg.board.Values;
import cardwright.mlpccg.vocabulary.Face;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Law;
import cardwright.mlpccg.vocabulary.Which;
import java.util.Arrays;

/// Whether cards can be played.
@Rule({"MLP 25", "MLP 26", "MLP B2", "MLP B55"})
public final class Playable {
  private static final int[] NOWHERE = {};

  private Playable() {}

  /// Whether a seat may play a card as far as its own text and the laws go; requirement and price come on top. A Resource that does not say where is played nowhere.
  @Rule("MLP 25b")
  public static boolean isAllowed(Board board, int card, Seat seat) {
    Face face = board.card(card).front();
    for (Condition each : face.conditions()) {
      if (!Values.holds(board, each, new TextContext.Still(board.ref(card), seat))) {
        return false;
      }
    }
    return (face.saysWhere() || !board.card(card).is(Kind.RESOURCE))
        && !ActiveLaws.forbidAnother(board, seat, card);
  }

  /// Whether a card can be played to an area.
  public static boolean canBeAt(Board board, int card, Seat seat, int area) {
    return (Area.isHome(area) || board.derived().problemAt(area) != Board.EMPTY)
        && !ActiveLaws.forbid(board, Law.Done.PLAYED, card, seat, area);
  }

  /// Whether a card says that it is played on another card.
  public static boolean isAttached(Board board, int card) {
    return board.card(card).front().host() != null;
  }

  /// Whether a Resource can be played on that card: not on a frightened Friend.
  @Rule("MLP B55")
  static boolean canBeOn(Board board, int card, int host, Seat seat) {
    return canBeOn(board, card, host, new TextContext.Still(board.ref(card), seat));
  }

  private static boolean canBeOn(Board board, int card, int host, TextContext context) {
    Which which = board.card(card).front().host();
    return which != null
        && !board.is(host, CardFlag.FACE_DOWN)
        && Selection.fits(board, which, host, context)
        && !ActiveLaws.forbidOn(board, card, host)
        && !ActiveLaws.forbid(board, Law.Done.PLAYED, card, context.you(), board.area(host));
  }

  /// The cards on which a Resource can be played; for one that goes home none.
  public static int[] hosts(Board board, int card, Seat seat) {
    Which which = board.card(card).front().host();
    if (which == null) {
      return NOWHERE;
    }
    TextContext context = new TextContext.Still(board.ref(card), seat);
    Pile table = board.table();
    int[] hosts = new int[table.size()];
    int count = 0;
    for (int i = 0; i < table.size(); i++) {
      if (board.isAny(table.get(i), which.kinds()) && canBeOn(board, card, table.get(i), context)) {
        hosts[count++] = table.get(i);
      }
    }
    return Arrays.copyOf(hosts, count);
  }

  /// Whether a text can have a seat play a card without paying.
  static boolean freely(Board board, int card, Seat seat) {
    if (board.inPlay(card) || !isAllowed(board, card, seat)) {
      return false;
    }
    return switch (board.card(card).kind()) {
      case RESOURCE ->
          isAttached(board, card)
              ? hosts(board, card, seat).length > 0
              : canBeAt(board, card, seat, Area.home(seat));
      case FRIEND -> areas(board, card, seat).length > 0;
      case TROUBLEMAKER -> areas(board, card, seat).length > 0;
      case EVENT, MANE, PROBLEM -> false;
    };
  }

  /// The areas to which a card can be played.
  static int[] areas(Board board, int card, Seat seat) {
    int[] areas = {Area.home(seat), Area.problem(seat), Area.problem(seat.other())};
    boolean troublemaker = board.card(card).is(Kind.TROUBLEMAKER);
    return Arrays.stream(areas)
        .filter(area -> !troublemaker || Area.isProblem(area))
        .filter(area -> canBeAt(board, card, seat, area))
        .toArray();
  }

  /// Whether a seat could pay for a card and meets what it requires.
  static boolean isAffordable(Board board, int card, Seat seat, int host) {
    int area = host == Board.EMPTY ? Area.NONE : board.area(host);
    return Costs.required(board, card, seat)
        && Costs.play(board, card, seat, area, host) <= board.get(SeatCounter.TOKENS, seat);
  }
}
