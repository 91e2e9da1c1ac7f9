package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.listed;

import cardwright.cardgame.choose.ChooseCards;
import cardwright.cardgame.choose.GameRefusals;
import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.state.CardSet;
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
@Rule({"GG 10.4", "GG Q44"})
final class ChooseForText implements ChooseCards {
  private final Board board;
  private final TextFrame now;
  private final int choice;
  private final boolean may;
  private final Labels labels;
  private final long candidates;
  private final long ascending;

  /// The choice that a text makes.
  ///
  /// @param may whether the player may leave the text, as long as nothing is picked
  ChooseForText(Board board, TextFrame now, int choice, boolean may) {
    this.board = board;
    this.now = now;
    this.choice = choice;
    this.may = may;
    this.labels = new Labels(board);
    this.candidates = TextChoices.candidates(board, now, choice);
    this.ascending = TextChoices.ascending(now, choice, candidates);
  }

  @Override
  public Seat seat() {
    return TextChoices.seat(board, now, choice);
  }

  @Override
  public Message question() {
    String name = now.source().name();
    List<String> picked = labels.names(takeBacks());
    return picked.isEmpty()
        ? Messages.of("question.choose", card(name))
        : Messages.of("question.choose-more", card(name), listed(picked, ", "));
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
    return now.text().choice(choice).several() ? now.picks().of(choice) : PickedSet.NONE;
  }

  @Override
  public boolean mayStop() {
    return may || TextChoices.mayPickNoMore(now, choice);
  }

  @Override
  public boolean stoppingIsPass() {
    return true;
  }

  @Override
  public Message objectionToOther(String label, GameRefusals game) {
    int self = CardRef.card(now.self());
    return new ChoiceRefusals(board, seat())
        .notPickable(now.source(), now.text().choice(choice), self, label, takeBacks(), game);
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
