package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.listed;

import cardwright.cardgame.choose.ChooseCards;
import cardwright.cardgame.choose.GameRefusals;
import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.state.CardSet;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.resolve.Announcement;
import cardwright.ggltcg.resolve.Playing;
import cardwright.ggltcg.vocabulary.Card;
import java.util.List;

/// Which cards are chosen for a card or an ability that is announced.
@Rule({"GG 14.1", "GG Q44"})
final class ChooseForPlay implements ChooseCards {
  private final Board board;
  private final Announcement now;
  private final Labels labels;
  private final long candidates;
  private final long ascending;

  ChooseForPlay(Board board, Announcement now) {
    this.board = board;
    this.now = now;
    this.labels = new Labels(board);
    this.candidates = Playing.candidates(board, now, now.choice());
    this.ascending = Playing.ascending(now, now.choice(), candidates);
  }

  @Override
  public Seat seat() {
    return board.side(now.card());
  }

  @Override
  public Message question() {
    String name = board.face(now.card()).name();
    List<String> picked = labels.names(takeBacks());
    return picked.isEmpty()
        ? Messages.of("question.choose-card", card(name))
        : Messages.of("question.choose-more-cards", card(name), listed(picked, ", "));
  }

  @Override
  public Labels labels() {
    return labels;
  }

  @Override
  public int[] candidates() {
    return CardSet.toArray(candidates);
  }

  @Override
  public boolean isAscending(int card) {
    return CardSet.has(ascending, card);
  }

  @Override
  public int[] takeBacks() {
    boolean several = now.text().choice(now.choice()).several();
    return several ? now.picks().of(now.choice()) : PickedSet.NONE;
  }

  @Override
  public boolean mayStop() {
    return Playing.mayPass(now, now.choice());
  }

  @Override
  public boolean stoppingIsPass() {
    return true;
  }

  @Override
  public Message objectionToOther(String label, GameRefusals game) {
    int again = labels.find(label, takeBacks());
    Card source = board.face(now.card());
    return again < 0
        ? new ChoiceRefusals(board, seat())
            .notAmong(source, now.text().choice(now.choice()), now.card(), label)
        : game.pickedAlready(again, label);
  }

  @Override
  public void pick(int card, Chance chance) {
    board.agenda().replace(now.with(board.ref(card)));
  }

  @Override
  public void takeBack(int card) {
    board.agenda().replace(now.without(board.ref(card)));
  }

  @Override
  public void stop(Chance chance) {
    board.agenda().replace(now.at(now.choice() + 1));
  }
}
