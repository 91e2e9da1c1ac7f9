package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.CardMove;
import cardwright.cardgame.choose.Decision;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.ActiveLaws;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Costs;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.GameEvents;
import cardwright.mlpccg.resolve.Tokens;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Law;

/// Moves a character to another area.
@Rule({"MLP 27", "MLP 69"})
record MoveCharacter(Board board, Labels labels, Decision asked)
    implements MainPhaseAction, CardMove {
  private static final Message PAID = Messages.of("paid.move");

  /// What speaks against moving a character of one's own.
  enum Objection {
    NONE,
    THERE_ALREADY,
    TOO_DEAR,
    /// No Problem is there, or a card forbids it.
    FORBIDDEN
  }

  /// The first objection to moving a character of the seat.
  ///
  /// @param paid whether the price is known to be within means
  static Objection objection(Board board, Seat seat, int card, int to, boolean paid) {
    if (board.area(card) == to) {
      return Objection.THERE_ALREADY;
    }
    if (Area.isProblem(to) && board.derived().problemAt(to) == Board.EMPTY) {
      return Objection.FORBIDDEN;
    }
    if (!paid && Costs.move(board, card, seat, to) > board.get(SeatCounter.TOKENS, seat)) {
      return Objection.TOO_DEAR;
    }
    return ActiveLaws.forbid(board, Law.Done.MOVED, card, seat, to)
        ? Objection.FORBIDDEN
        : Objection.NONE;
  }

  private Seat seat() {
    return labels.reader();
  }

  @Override
  public String verb() {
    return "move";
  }

  @Override
  public Message untimely(String what) {
    return MainPhaseAction.untimely(board, asked);
  }

  @Override
  public int meant(String what) {
    return labels.inPlay(what);
  }

  @Override
  public Message nobody(String what) {
    return Messages.of("refusal.no-character", word(what));
  }

  @Override
  public Message objection(int card, String what) {
    Kind kind = board.card(card).kind();
    Message.Argument name = card(labels.name(card));
    if ((kind != Kind.FRIEND && kind != Kind.MANE) || board.controller(card) != seat()) {
      return Messages.of("refusal.no-own-character", name);
    }
    int said = Area.said(what, " to ", seat());
    int to = said == Area.NONE ? Area.problem(seat().other()) : said;
    return switch (objection(board, seat(), card, to, false)) {
      case NONE -> Message.NOTHING;
      case THERE_ALREADY -> Messages.of("refusal.there-already", name);
      case TOO_DEAR ->
          Messages.of(
              "refusal.move-cost",
              name,
              number(Costs.move(board, card, seat(), to)),
              number(board.get(SeatCounter.TOKENS, seat())));
      case FORBIDDEN -> Messages.of("refusal.move", name);
    };
  }

  @Override
  public Message unlisted(int card, String what) {
    return Messages.of("refusal.move", card(labels.name(card)));
  }

  @Override
  public String notation(int card, int area) {
    return "move " + labels.of(card) + " to " + Area.name(area, seat());
  }

  @Override
  public Message meaning(int card, int area) {
    return Messages.of(
        "move.move",
        labels.mention(card),
        clause(Area.toReader(area, seat())),
        number(Costs.move(board, card, seat(), area)));
  }

  @Override
  public void make(int card, int area, Chance chance) {
    MainPhaseAction.begin(board, seat());
    Tokens.pay(board, seat(), Costs.move(board, card, seat(), area), PAID);
    GameEvents.happen(
        board, chance, GameEvent.Move.usual(board.ref(card), seat(), CardRef.NONE, area));
  }
}
