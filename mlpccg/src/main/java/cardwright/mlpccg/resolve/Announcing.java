package cardwright.mlpccg.resolve;

import cardwright.cardgame.choose.AnnouncementRules;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Zone;
import org.jspecify.annotations.Nullable;

/// How the use of a text is announced: what its player says about it, one after the other, before it is paid.
@Rule({"MLP 25", "MLP 61", "MLP B70"})
public record Announcing(Board board) implements AnnouncementRules<Announcement, AnnouncementPart> {
  @Override
  public @Nullable AnnouncementPart next(Announcement now) {
    return Affordable.next(board, now);
  }

  @Override
  public boolean canFinish(Announcement now, int behind) {
    return new Affordable(board).canFinish(now, behind);
  }

  /// Goes on with an announcement; answers false when the player has to say something.
  public boolean goOn(Chance chance, Announcement now) {
    if (!canFinish(now)) {
      board.agenda().pop();
      return true;
    }
    if (!now.agreed()) {
      return false;
    }
    AnnouncementPart part = next(now);
    if (part == null) {
      board.agenda().pop();
      Paying.pay(board, chance, now);
      return true;
    }
    int[] options = offeredInOrder(part);
    boolean open = !(part instanceof CostPart) || board.zone(options[0]) != Zone.HAND;
    if (options.length == 1 && open) {
      settle(part, options[0]);
      return true;
    }
    return false;
  }

  /// The player uses the text.
  public void agree(Announcement now) {
    Loops.acted(board, now.seat());
    board.agenda().replace(now.agree());
  }

  /// The player settles what comes next for a text that is used.
  public void settle(AnnouncementPart part, int option) {
    board.agenda().replace(part.with(option));
  }

  /// The player does not use the text after all.
  public void decline() {
    board.agenda().pop();
  }
}
