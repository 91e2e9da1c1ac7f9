package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.card;
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
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.Costs;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.GameEvents;
import cardwright.mlpccg.resolve.Tokens;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Law;

/// Rallies a frightened Friend.
@Rule("MLP 30")
record RallyFriend(Board board, Labels labels, Decision asked)
    implements MainPhaseAction, CardMove {
  private static final Message PAID = Messages.of("paid.rally");

  /// What speaks against rallying a character.
  enum Objection {
    NONE,
    NOT_FRIGHTENED,
    TOO_DEAR,
    FORBIDDEN
  }

  /// The first objection to rallying a card.
  static Objection objection(Board board, Seat seat, int card) {
    if (!board.is(card, CardFlag.FACE_DOWN)
        || !board.card(card).is(Kind.FRIEND)
        || board.controller(card) != seat) {
      return Objection.NOT_FRIGHTENED;
    }
    if (Costs.rally(board, card, seat) > board.get(SeatCounter.TOKENS, seat)) {
      return Objection.TOO_DEAR;
    }
    return ActiveLaws.forbid(board, Law.Done.UNFRIGHTENED, card, seat, Area.NONE)
        ? Objection.FORBIDDEN
        : Objection.NONE;
  }

  private Seat seat() {
    return labels.reader();
  }

  @Override
  public String verb() {
    return "rally";
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
    return Messages.of("refusal.no-frightened", word(what));
  }

  @Override
  public Message objection(int card, String what) {
    return switch (objection(board, seat(), card)) {
      case NONE -> Message.NOTHING;
      case NOT_FRIGHTENED -> nobody(what);
      case TOO_DEAR ->
          Messages.of(
              "refusal.rally-cost",
              number(Costs.rally(board, card, seat())),
              number(board.get(SeatCounter.TOKENS, seat())));
      case FORBIDDEN -> Messages.of("refusal.rally", card(labels.name(card)));
    };
  }

  @Override
  public Message unlisted(int card, String what) {
    return nobody(what);
  }

  @Override
  public String notation(int card, int area) {
    return "rally " + labels.of(card);
  }

  @Override
  public Message meaning(int card, int area) {
    return Messages.of(
        "move.rally", labels.mention(card), number(Costs.rally(board, card, seat())));
  }

  @Override
  public void make(int card, int area, Chance chance) {
    MainPhaseAction.begin(board, seat());
    Tokens.pay(board, seat(), Costs.rally(board, card, seat()), PAID);
    GameEvents.happen(
        board,
        chance,
        new GameEvent.Become(board.ref(card), seat(), CardRef.NONE, GameEvent.State.UNFRIGHTENED));
  }
}
