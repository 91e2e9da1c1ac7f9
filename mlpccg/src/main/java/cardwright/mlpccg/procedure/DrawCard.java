package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.number;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveKind;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Costs;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.GameEvents;
import cardwright.mlpccg.resolve.Tokens;

/// Draws a card for action tokens.
@Rule({"MLP 29", "MLP B50"})
record DrawCard(Board board, Seat seat, Decision asked) implements MainPhaseAction, MoveKind {
  static final String IN_MOVES = "draw";

  private static final Message PAID = Messages.of("paid.draw");

  /// What speaks against it.
  enum Objection {
    NONE,
    EMPTY_DECK,
    TOO_DEAR
  }

  /// The first objection.
  static Objection objection(Board board, Seat seat) {
    if (board.pile(Zone.DECK, seat).size() == 0) {
      return Objection.EMPTY_DECK;
    }
    return board.get(SeatCounter.TOKENS, seat) < Costs.DRAW ? Objection.TOO_DEAR : Objection.NONE;
  }

  @Override
  public String verb() {
    return IN_MOVES;
  }

  @Override
  public boolean standsAlone() {
    return true;
  }

  @Override
  public Message untimely(String what) {
    return MainPhaseAction.untimely(board, asked);
  }

  @Override
  public Message objection(String what) {
    return switch (objection(board, seat)) {
      case NONE -> Message.NOTHING;
      case EMPTY_DECK -> Messages.of("refusal.empty-deck");
      case TOO_DEAR ->
          Messages.of(
              "refusal.draw-cost", number(Costs.DRAW), number(board.get(SeatCounter.TOKENS, seat)));
    };
  }

  @Override
  public Message unlisted(String what) {
    return Messages.of("refusal.draw-alone");
  }

  @Override
  public String notation(int card, int area) {
    return IN_MOVES;
  }

  @Override
  public Message meaning(int card, int area) {
    return Messages.of("move.draw", number(Costs.DRAW));
  }

  @Override
  public void make(int card, int area, Chance chance) {
    MainPhaseAction.begin(board, seat);
    Tokens.pay(board, seat, Costs.DRAW, PAID);
    GameEvents.happen(board, chance, GameEvent.Draw.byRule(seat));
  }
}
