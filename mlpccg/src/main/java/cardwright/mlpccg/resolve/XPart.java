package cardwright.mlpccg.resolve;

import cardwright.cardgame.state.NumberRange;
import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Target;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.vocabulary.Cost;
import org.jspecify.annotations.Nullable;

/// What X is in what a text costs. The options are numbers.
@Rule({"MLP Q50", "MLP Q51"})
public record XPart(Board board, Announcement now) implements AnnouncementPart {
  /// X, where nobody has said it and only a cost needs it.
  static @Nullable XPart open(Board board, Announcement now) {
    TextFrame frame = now.frame();
    if (frame.memory().x() >= 0 || frame.text().body().x().isPresent()) {
      return null;
    }
    boolean open = frame.text().costsX();
    for (Cost cost : frame.text().costs()) {
      open |= cost instanceof Cost.Pay(Amount.X _) || takesX(cost);
    }
    return open ? new XPart(board, now) : null;
  }

  /// Whether a cost is paid with X cards.
  private static boolean takesX(Cost cost) {
    return cost.target() instanceof Target.Choose(boolean _, Amount.X _, var _);
  }

  @Override
  public int[] options() {
    int[] numbers = new int[most() + 1];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = i;
    }
    return numbers;
  }

  /// The highest X for which there are tokens, and cards for each cost by itself.
  private int most() {
    Cost[] costs = now.frame().text().costs();
    int most = NumberRange.MOST_X;
    for (int i = 0; i < costs.length; i++) {
      if (costs[i] instanceof Cost.Pay(Amount.X _)) {
        most = Math.min(most, board.get(SeatCounter.TOKENS, now.seat()));
      } else if (takesX(costs[i])) {
        most = Math.min(most, PayableCosts.payable(board, now, i).length);
      }
    }
    return most;
  }

  @Override
  public Announcement with(int number) {
    TextFrame frame = now.frame();
    return now.with(frame.keeping(frame.memory().withX(number)));
  }
}
