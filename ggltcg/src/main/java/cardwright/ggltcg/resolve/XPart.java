package cardwright.ggltcg.resolve;

import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Costs;
import cardwright.ggltcg.vocabulary.Ability;
import java.util.stream.IntStream;

/// What X is in what a card or an ability costs. The options are numbers from [Possible#LEAST_X].
@Rule("GG Q57")
public record XPart(Board board, Announcement now) implements AnnouncementPart {
  @Override
  public int[] options() {
    return IntStream.rangeClosed(Possible.LEAST_X, most()).toArray();
  }

  /// The highest X that can be paid.
  public int most() {
    Seat you = board.side(now.card());
    return Possible.mostX(board, now.card(), now.text(), you);
  }

  /// What has to be paid.
  public int price(int x) {
    return now.text().ability() instanceof Ability.Activated activated
        ? Possible.cc(activated, x)
        : Costs.of(board, now.card(), now.picks().first(), x);
  }

  @Override
  public Announcement with(int number) {
    return now.saying(number);
  }
}
