package cardwright.littletroubles.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.GameRefusals;
import cardwright.cardgame.choose.MoveList;
import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.choose.Said;
import cardwright.cardgame.message.Meanings;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Costs;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.resolve.Announcement;
import cardwright.littletroubles.resolve.Announcing;

/// What is settled next for a play that is announced: X, a zone, or a card. The options are those of [Announcing], and picks that are taken back.
@Rule({"LT B57", "LT 6.7a"})
final class SettlePlay implements Decision.Own {
  private static final int DONE = -2;
  private static final int TAKE_BACK = -3;

  private final Board board;
  private final Announcement now;
  private final Labels labels;

  SettlePlay(Board board, Announcement now) {
    this.board = board;
    this.now = now;
    this.labels = new Labels(board, now.you());
  }

  @Override
  public Seat seat() {
    return now.you();
  }

  @Override
  public Message question() {
    String id =
        switch (now.next(board)) {
          case X -> "question.x";
          case PLACE -> "question.place";
          case COST -> "question.pay-with";
          case CHOICE, NOTHING -> "question.choose";
        };
    return Messages.of(
        id,
        card(now.face(board).name()),
        clause(labels.pickedSoFar(Announcing.picked(board, now))));
  }

  @Override
  public void list(MoveList options) {
    for (int option : Announcing.goingOn(board, now)) {
      if (option == Announcing.DONE) {
        options.add(DONE);
      } else {
        options.addPick(option, Announcing.isAscending(board, now, option));
      }
    }
    for (int ref : Announcing.takeBacks(board, now)) {
      options.addTakeBack(TAKE_BACK - CardRef.card(ref));
    }
  }

  private static boolean isTakeBack(int option) {
    return option <= TAKE_BACK;
  }

  @Override
  public String notation(int option) {
    if (option == DONE) {
      return "done";
    }
    if (isTakeBack(option)) {
      return "unpick " + labels.of(TAKE_BACK - option);
    }
    return switch (now.next(board)) {
      case X -> "x " + option;
      case PLACE -> labels.place(option);
      case COST, CHOICE, NOTHING -> "choose " + labels.of(option);
    };
  }

  @Override
  public Message meaning(int option) {
    if (option == DONE) {
      return Meanings.chooseNoMore();
    }
    if (isTakeBack(option)) {
      return Meanings.unpick(labels.mention(TAKE_BACK - option));
    }
    return switch (now.next(board)) {
      case X -> Meanings.x(option);
      case PLACE -> Messages.of("move.place", clause(labels.placeMeans(option)));
      case COST, CHOICE, NOTHING -> Meanings.choose(labels.mention(option));
    };
  }

  @Override
  @Rule({"LT 6.5b", "LT 6.7a", "LT C19"})
  public Message objection(Said said, GameRefusals game) {
    if (isOption(said)) {
      return Message.NOTHING;
    }
    if (said.words().equals("done")) {
      return game.notEnough(question());
    }
    if (said.begins("x") && now.next(board) == Announcement.Part.X) {
      return PlayRefusals.x(board, now);
    }
    if (!said.begins("choose")) {
      return game.askedFirst(said, question());
    }
    String label = said.behind("choose");
    int card = game.find(label);
    if (card == Board.EMPTY) {
      return game.noSuchCard(label, question());
    }
    if (PickedSet.hasCard(Announcing.picked(board, now), card)) {
      return game.pickedAlready(card, label);
    }
    int bribe = Costs.bribe(board, card, seat());
    int left = board.get(SeatCounter.COOKIES, seat()) - Announcing.price(board, now);
    return board.inPlay(card) && bribe > left
        ? Messages.of("refusal.bribe", card(labels.name(card)), number(bribe), number(left))
        : game.notAmong(card, question());
  }

  @Override
  public void make(int option, Chance chance) {
    board.agenda().replace(after(option));
  }

  private Announcement after(int option) {
    if (isTakeBack(option)) {
      return Announcing.without(board, now, TAKE_BACK - option);
    }
    return Announcing.with(board, now, option == DONE ? Announcing.DONE : option);
  }
}
