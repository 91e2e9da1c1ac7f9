package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.listed;

import cardwright.cardgame.choose.GameRefusals;
import cardwright.cardgame.choose.PickForPart;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.resolve.Announcement;
import cardwright.ggltcg.resolve.AnnouncementPart;
import cardwright.ggltcg.resolve.Announcing;
import cardwright.ggltcg.resolve.TargetPart;
import cardwright.ggltcg.vocabulary.Card;
import java.util.List;

/// Which cards are chosen for a card or an ability that is announced.
@Rule({"GG 14.1", "GG Q44"})
final class PickForPlay implements PickForPart<Announcement, AnnouncementPart> {
  private final Board board;
  private final TargetPart part;
  private final Labels labels;
  private final int[] offered;

  PickForPlay(Board board, TargetPart part) {
    this.board = board;
    this.part = part;
    this.labels = new Labels(board);
    this.offered = rules().offeredInOrder(part);
  }

  @Override
  public Seat seat() {
    return board.side(part.now().card());
  }

  @Override
  public Message question() {
    String name = source().name();
    List<String> picked = labels.names(takeBacks());
    return picked.isEmpty()
        ? Messages.of("question.choose-card", card(name))
        : Messages.of("question.choose-more-cards", card(name), listed(picked, ", "));
  }

  private Card source() {
    return board.face(part.now().card());
  }

  @Override
  public Labels labels() {
    return labels;
  }

  @Override
  public Announcing rules() {
    return new Announcing(board);
  }

  @Override
  public TargetPart part() {
    return part;
  }

  @Override
  public TargetPart picks() {
    return part;
  }

  @Override
  public int[] offered() {
    return offered;
  }

  @Override
  public boolean stoppingIsPass() {
    return true;
  }

  @Override
  public Message objectionToOther(String label, GameRefusals game) {
    return new ChoiceRefusals(board, seat())
        .notPickable(source(), part.choose(), part.now().card(), label, takeBacks(), game);
  }

  @Override
  public void goOn(Announcement then) {
    board.agenda().replace(then);
  }
}
