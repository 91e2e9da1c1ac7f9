package cardwright.littletroubles.resolve;

import cardwright.cardgame.choose.AnnouncementRules;
import cardwright.engine.Rule;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.vocabulary.Feature;
import cardwright.littletroubles.vocabulary.Text;
import org.jspecify.annotations.Nullable;

/// How a play is announced: in which way it is paid, X, then cards that pay for it, then its place, then what it chooses.
@Rule({"LT 6.1e", "LT 6.5b", "LT 6.7a", "LT B57", "LT B59", "LT C19", "LT D18"})
public record Announcing(Board board) implements AnnouncementRules<Announcement, AnnouncementPart> {
  @Override
  public @Nullable AnnouncementPart next(Announcement now) {
    Text text = now.text(board);
    if (now.needsWay(text)) {
      return new WayPart(board, now);
    }
    if (now.needsX(text)) {
      return new XPart(board, now);
    }
    int cost = now.openCost(text);
    if (cost >= 0) {
      return new CostPart(board, now, cost);
    }
    if (now.needsPlace(board)) {
      return new PlacePart(board, now);
    }
    int choice = now.openChoice(text);
    return choice < 0 ? null : new TargetPart(board, now, choice);
  }

  @Override
  public boolean canFinish(Announcement now, int behind) {
    AnnouncementPart part = next(now);
    if (part != null) {
      return canSettle(part, behind);
    }
    int left = PriceOfPlay.cookiesLeft(board, now);
    return left >= 0
        && (now.kind() == Announcement.Kinds.GRAB
            || now.text(board).surelyLegal()
            || Possible.play(board, now, left));
  }

  @Override
  public int[] offered(AnnouncementPart part) {
    int[] all = part.options();
    return areAllGood(part, all) ? all : finishable(part, all);
  }

  /// Whether it can be seen at a glance that with each option the play can be finished.
  private boolean areAllGood(AnnouncementPart part, int[] options) {
    Announcement now = part.now();
    Text text = now.text(board);
    if (part instanceof TargetPart target
        && text.surelyLegal()
        && text.choices() == 1
        && !target.several()) {
      // Each candidate can be paid for, and then the whole can be done.
      return true;
    }
    return options.length > 1
        && isLastCard(part, text)
        && !board.derived().has(Feature.BRIBE)
        && isPlain(part.with(options[0]));
  }

  /// Whether a single card is all that has still to be settled: where that can be seen at a glance, one is as good as another.
  private static boolean isLastCard(AnnouncementPart part, Text text) {
    return switch (part) {
      case CostPart _ ->
          text.announcedChoices() == 0 && text.costs().length == 1 && text.costs()[0].picks() == 1;
      case TargetPart target ->
          target.now().kind() != Announcement.Kinds.GRAB
              && text.announcedChoices() == 1
              && !text.picksForCosts()
              && text.choice(0).one();
      case WayPart _, XPart _, PlacePart _ -> false;
    };
  }

  private boolean isPlain(Announcement whole) {
    int left = PriceOfPlay.cookiesLeft(board, whole);
    return next(whole) == null
        && left >= 0
        && (whole.text(board).surelyLegal() || Possible.isPlain(board, whole, left));
  }
}
