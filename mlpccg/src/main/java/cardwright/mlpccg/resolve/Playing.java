package cardwright.mlpccg.resolve;

import cardwright.cardgame.run.CarriedOut;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.LastingEffect;
import cardwright.mlpccg.board.Selection;
import cardwright.mlpccg.event.PrivateEvent;
import cardwright.mlpccg.event.PublicEvent;
import cardwright.mlpccg.vocabulary.Kind;

/// How cards are played.
@Rule({"MLP 25", "MLP 28"})
public final class Playing {
  private Playing() {}

  /// A Friend, or a Resource that lies by itself, is played to an area.
  ///
  /// @param price what is paid
  public static void at(Board board, Chance chance, Seat seat, int card, int area, int price) {
    Tokens.spend(board, seat, price);
    if (board.heard()) {
      board.tell(new PublicEvent.PlayedAt(seat, laidOpen(board, card), Area.message(area), price));
    }
    note(board, card, seat);
    GameEvents.happen(board, chance, GameEvent.Enter.played(board.ref(card), seat, area));
    GameEvents.happen(board, chance, new GameEvent.Play(board.ref(card), seat, area));
  }

  /// A Resource is played on a card.
  @Rule("MLP B7")
  public static void on(Board board, Chance chance, Seat seat, int card, int host, int price) {
    Tokens.spend(board, seat, price);
    if (board.heard()) {
      board.tell(new PublicEvent.PlayedOn(seat, laidOpen(board, card), board.told(host), price));
    }
    note(board, card, seat);
    int on = board.ref(host);
    GameEvents.happen(board, chance, new GameEvent.EnterOn(board.ref(card), seat, on));
    int area = board.area(host);
    GameEvents.happen(board, chance, new GameEvent.Play(board.ref(card), seat, area));
  }

  private static Message.Argument.Card laidOpen(Board board, int card) {
    return board.laidOpen(card, board.card(card).name());
  }

  /// A card counts as played, and what made it cheaper is used up.
  static void note(Board board, int card, Seat seat) {
    board.play(card, seat);
    board
        .lasting()
        .end(each ->
            each instanceof LastingEffect.Cheaper(var which, int _, var context, var origin)
                && origin.you() == seat
                && Selection.describes(board, which, card, context));
  }

  /// A Troublemaker is played face-down: who looks on does not know which card of the hand it was.
  @Rule({"MLP 28", "MLP B21"})
  public static void faceDown(
      Board board, Chance chance, Seat seat, int card, int area, int price) {
    Tokens.spend(board, seat, price);
    Moves.conceal(board, seat);
    if (board.heard()) {
      board.tell(
          new PrivateEvent.PlayedFaceDown(seat, board.card(card).name(), Area.message(area)));
    }
    note(board, card, seat);
    board.moveToPlayFaceDown(card, area, seat);
    GameEvents.happen(board, chance, new GameEvent.Play(board.ref(card), seat, area));
  }

  /// A text has cards played without paying.
  ///
  /// @param caller the address of the text
  /// @return whether each of them can be played
  static CarriedOut free(Board board, int[] cards, Seat seat, int caller) {
    CarriedOut came = CarriedOut.PENDING;
    for (int i = cards.length - 1; i >= 0; i--) {
      int card = cards[i];
      int ref = board.ref(card);
      if (!Playable.freely(board, card, seat)) {
        came = CarriedOut.NOT_DONE;
      } else if (Playable.isAttached(board, card)) {
        int[] hosts = board.refs(Playable.hosts(board, card, seat));
        board.agenda().push(new PendingCard.PlayOn(seat, ref, hosts, caller));
      } else {
        boolean troublemaker = board.card(card).is(Kind.TROUBLEMAKER);
        int[] areas =
            board.card(card).is(Kind.RESOURCE)
                ? new int[] {Area.home(seat)}
                : Playable.areas(board, card, seat);
        board.agenda().push(new PendingArea.Play(seat, ref, areas, troublemaker, caller));
      }
    }
    return came;
  }
}
