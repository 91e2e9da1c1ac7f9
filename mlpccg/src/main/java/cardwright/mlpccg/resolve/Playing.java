package cardwright.mlpccg.resolve;

import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.LastingEffect;
import cardwright.mlpccg.board.Selection;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.event.PrivateEvent;
import cardwright.mlpccg.event.PublicEvent;

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
    note(board, card, seat, area);
    if (board.card(card).front().entering() != null) {
      board.moveToPile(card, Zone.RESOLVING, false);
      board.agenda().push(new Finish(board.ref(card)));
      board.agenda().push(new Played(seat, card, area));
      GameEvents.happen(board, chance, GameEvent.Enter.played(board.ref(card), seat, area));
      return;
    }
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
    int area = board.area(host);
    note(board, card, seat, area);
    int on = board.ref(host);
    GameEvents.happen(board, chance, new GameEvent.EnterOn(board.ref(card), seat, on));
    GameEvents.happen(board, chance, new GameEvent.Play(board.ref(card), seat, area));
  }

  private static Message.Argument.Card laidOpen(Board board, int card) {
    return board.laidOpen(card, board.card(card).name());
  }

  /// A card counts as played, and what made it cheaper is used up.
  static void note(Board board, int card, Seat seat, int area) {
    board.play(card, seat, area);
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
    note(board, card, seat, area);
    board.moveToPlayFaceDown(card, area, seat);
    GameEvents.happen(board, chance, new GameEvent.Play(board.ref(card), seat, area));
  }
}
