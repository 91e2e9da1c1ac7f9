package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.CardMove;
import cardwright.cardgame.choose.Decision;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.LegalActions;
import cardwright.mlpccg.vocabulary.Face;

/// Plays a card: to an area ([PlayToArea]), or an Event or a Resource, which [StartOptions] offers.
@Rule({"MLP 25", "MLP 62"})
record PlayCard(Board board, Labels labels, Decision asked) implements CardMove {
  private Seat seat() {
    return labels.reader();
  }

  @Override
  public String verb() {
    return "play";
  }

  /// The card that is meant: one in hand, or one that a text allows to be played from elsewhere.
  @Override
  public int meant(String what) {
    int best = Board.EMPTY;
    for (int card : LegalActions.allowed(board, seat())) {
      boolean there = what.contains(StartOptions.from(board, card));
      best = there ? labels.clearer(what, best, card) : best;
    }
    return labels.clearest(what, best, board.pile(Zone.HAND, seat()));
  }

  @Override
  public Message untimely(String what) {
    int card = meant(what);
    if (card == Board.EMPTY) {
      return Message.NOTHING;
    }
    return switch (board.card(card).kind()) {
      case FRIEND, TROUBLEMAKER, RESOURCE -> MainPhaseAction.untimely(board, asked);
      case EVENT, MANE, PROBLEM -> Message.NOTHING;
    };
  }

  @Override
  public Message nobody(String what) {
    return Messages.of("refusal.not-in-hand", word(what));
  }

  @Override
  public Message objection(int card, String what) {
    int area = Area.said(what, " at ", seat());
    return switch (board.card(card).kind()) {
      case FRIEND, TROUBLEMAKER, MANE, PROBLEM ->
          new PlayToArea(board, labels).objection(card, area);
      case RESOURCE ->
          StartOrPass.offer(asked, card)
              ? Message.NOTHING
              : PaymentRefusals.objection(board, seat(), card, area);
      case EVENT -> StartOrPass.offer(asked, card) ? Message.NOTHING : toEvent(card, area);
    };
  }

  private Message toEvent(int card, int area) {
    Message price = PaymentRefusals.objection(board, seat(), card, area);
    if (!price.isEmpty()) {
      return price;
    }
    Face face = board.card(card).front();
    if (face.activated().length == 0 && face.reactions().length > 0) {
      return Messages.of("refusal.reaction", card(board.card(card).name()));
    }
    return board.agenda().top() == Phase.MAIN
        ? Message.NOTHING
        : Messages.of("refusal.event-now", card(board.card(card).name()));
  }

  @Override
  public Message unlisted(int card, String what) {
    Message.Argument name = card(board.card(card).name());
    return board.isAny(card, PlayToArea.KINDS)
        ? Messages.of("refusal.play-where", name)
        : Messages.of("refusal.not-like-that", name);
  }
}
