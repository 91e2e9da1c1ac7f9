package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.listed;

import cardwright.cardgame.choose.PickedSet;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.resolve.TextChoices;
import cardwright.ggltcg.resolve.TextFrame;
import java.util.List;

/// Which cards a text chooses while it is carried out.
///
/// @param may whether the player may leave the text, as long as nothing is picked
@Rule({"GG 10.4", "GG Q44"})
record ChooseForText(Board board, TextFrame now, int choice, boolean may) implements PickOrPass {
  @Override
  public Seat seat() {
    return now.you();
  }

  @Override
  public Message question() {
    String name = now.source().name();
    List<String> picked = new Labels(board).names(takeBacks());
    return picked.isEmpty()
        ? Messages.of("question.choose", card(name))
        : Messages.of("question.choose-more", card(name), listed(picked, ", "));
  }

  @Override
  public long cards() {
    return TextChoices.candidates(board, now, choice);
  }

  @Override
  public long ascending(long cards) {
    return TextChoices.ascending(now, choice, cards);
  }

  @Override
  public int[] takeBacks() {
    return now.text().choice(choice).several() ? now.picks().of(choice) : PickedSet.NONE;
  }

  @Override
  public boolean mayStop() {
    return may || now.picks().count(choice) >= now.text().choice(choice).least();
  }

  @Override
  public Message notAmong(String label) {
    return new ChoiceRefusals(board, seat())
        .notAmong(now.source(), now.text().choice(choice), CardRef.card(now.self()), label);
  }

  @Override
  public void pick(int card, Chance chance) {
    TextChoices.pick(board, now, card);
  }

  @Override
  public void takeBack(int card) {
    TextChoices.takeBack(board, now, card);
  }

  @Override
  public void stop(Chance chance) {
    TextChoices.pass(board, now);
  }
}
