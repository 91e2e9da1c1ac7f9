package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.listed;

import cardwright.cardgame.choose.PickedSet;
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
record ChooseForPlay(Board board, Announcement now) implements PickOrPass {
  @Override
  public Seat seat() {
    return board.side(now.card());
  }

  @Override
  public Message question() {
    String name = board.face(now.card()).name();
    List<String> picked = new Labels(board).names(takeBacks());
    return picked.isEmpty()
        ? Messages.of("question.choose-card", card(name))
        : Messages.of("question.choose-more-cards", card(name), listed(picked, ", "));
  }

  @Override
  public long cards() {
    return Playing.candidates(board, now, now.choice());
  }

  @Override
  public long ascending(long cards) {
    return Playing.ascending(now, now.choice(), cards);
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
  public Message notAmong(String label) {
    Card source = board.face(now.card());
    return new ChoiceRefusals(board, seat())
        .notAmong(source, now.text().choice(now.choice()), now.card(), label);
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
