package cardwright.littletroubles.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;

import cardwright.cardgame.choose.ChooseByLabel;
import cardwright.cardgame.choose.GameRefusals;
import cardwright.cardgame.choose.OpenPicks;
import cardwright.cardgame.choose.PickForPart;
import cardwright.cardgame.choose.PickedSet;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Costs;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.resolve.Announcement;
import cardwright.littletroubles.resolve.AnnouncementPart;
import cardwright.littletroubles.resolve.Announcing;
import cardwright.littletroubles.resolve.CostPart;
import cardwright.littletroubles.resolve.PriceOfPlay;
import cardwright.littletroubles.resolve.TargetPart;
import java.util.Arrays;

/// With which cards a player pays for a play, and which it chooses.
@Rule({"LT B57", "LT 6.5b", "LT 6.7a", "LT C19"})
final class PickForPlay implements ChooseByLabel, PickForPart<Announcement, AnnouncementPart> {
  private final Board board;
  private final AnnouncementPart part;
  private final OpenPicks<Announcement> picks;
  private final String question;
  private final Labels labels;
  private final int[] offered;

  PickForPlay(Board board, CostPart part) {
    this(board, part, part, "question.pay-with");
  }

  PickForPlay(Board board, TargetPart part) {
    this(board, part, part, "question.choose");
  }

  private PickForPlay(
      Board board, AnnouncementPart part, OpenPicks<Announcement> picks, String question) {
    this.board = board;
    this.part = part;
    this.picks = picks;
    this.question = question;
    this.labels = new Labels(board, part.now().you());
    this.offered = rules().offeredInOrder(part);
  }

  @Override
  public Labels labels() {
    return labels;
  }

  @Override
  public Message question() {
    return Messages.of(
        question, card(part.now().face(board).name()), clause(labels.pickedSoFar(picks.picked())));
  }

  @Override
  public Announcing rules() {
    return new Announcing(board);
  }

  @Override
  public AnnouncementPart part() {
    return part;
  }

  @Override
  public OpenPicks<Announcement> picks() {
    return picks;
  }

  @Override
  public int[] offered() {
    return offered;
  }

  @Override
  @Rule("LT B59")
  public Message objectionTo(int card, GameRefusals game) {
    if (PickedSet.hasCard(picks.picked(), card)) {
      return game.pickedAlready(card, labels.of(card));
    }
    int bribe = Costs.bribe(board, card, seat());
    int left = board.get(SeatCounter.COOKIES, seat()) - PriceOfPlay.price(board, part.now());
    return Arrays.stream(offered).noneMatch(each -> each == card)
            && board.inPlay(card)
            && bribe > left
        ? Messages.of("refusal.bribe", card(labels.name(card)), number(bribe), number(left))
        : ChooseByLabel.super.objectionTo(card, game);
  }

  @Override
  public void goOn(Announcement then) {
    board.agenda().replace(then);
  }
}
