package cardwright.mlpccg.procedure;

import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Costs;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.CheckState;
import cardwright.mlpccg.resolve.GameEvents;
import cardwright.mlpccg.resolve.Loops;
import cardwright.mlpccg.resolve.Playing;
import cardwright.mlpccg.resolve.Tokens;
import cardwright.mlpccg.vocabulary.Kind;

/// What the turn player does in the Main Phase.
@Rule({"MLP 25", "MLP 27", "MLP 28", "MLP 29", "MLP 30", "MLP 61"})
final class Actions {
  private static final Message TO_DRAW = Messages.of("paid.draw");
  private static final Message TO_MOVE = Messages.of("paid.move");
  private static final Message TO_RALLY = Messages.of("paid.rally");

  private Actions() {}

  /// Draws a card for action tokens.
  static void draw(Board board, Chance chance, Seat seat) {
    begin(board, seat);
    Tokens.pay(board, seat, Costs.DRAW, TO_DRAW);
    GameEvents.happen(board, chance, GameEvent.Draw.byRule(seat));
  }

  /// Moves a character to an area.
  static void move(Board board, Chance chance, Seat seat, int card, int area) {
    begin(board, seat);
    Tokens.pay(board, seat, Costs.move(board, card, seat, area), TO_MOVE);
    GameEvents.happen(
        board, chance, GameEvent.Move.usual(board.ref(card), seat, CardRef.NONE, area));
  }

  /// Rallies a frightened Friend.
  static void rally(Board board, Chance chance, Seat seat, int card) {
    begin(board, seat);
    Tokens.pay(board, seat, Costs.rally(board, card, seat), TO_RALLY);
    GameEvents.happen(
        board,
        chance,
        new GameEvent.Become(board.ref(card), seat, CardRef.NONE, GameEvent.State.UNFRIGHTENED));
  }

  /// Plays a card to an area.
  static void play(Board board, Chance chance, Seat seat, int card, int area) {
    begin(board, seat);
    if (board.card(card).is(Kind.TROUBLEMAKER)) {
      Playing.faceDown(board, chance, seat, card, area, Costs.TROUBLEMAKER);
    } else {
      Playing.at(board, chance, seat, card, area, Costs.play(board, card, seat, area));
    }
  }

  /// The table is settled after the action.
  private static void begin(Board board, Seat seat) {
    Loops.acted(board, seat);
    board.agenda().push(CheckState.STEP);
  }
}
