package cardwright.ggltcg.resolve;

import cardwright.cardgame.choose.AnnouncementRules;
import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.text.Amount;
import cardwright.engine.Rule;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.vocabulary.Ability;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Text;
import org.jspecify.annotations.Nullable;

/// How a card or an ability is announced: X, then what it chooses. A choice for which nobody is left is not asked, so that no pick hinders another one.
@Rule({"GG 14.1", "GG Q44", "GG Q57"})
public record Announcing(Board board) implements AnnouncementRules<Announcement, AnnouncementPart> {
  @Override
  public @Nullable AnnouncementPart next(Announcement now) {
    if (now.x() == Announcement.NO_X && costsX(board, now.card(), now.text())) {
      return new XPart(board, now);
    }
    for (int choice = now.choice(); choice < now.text().announced(); choice++) {
      TargetPart part = new TargetPart(board, now.at(choice));
      if (!CardSet.isEmpty(part.candidates())) {
        return part;
      }
    }
    return null;
  }

  /// Whether X is paid for a card or an ability.
  static boolean costsX(Board board, int card, Text text) {
    return text.ability() instanceof Ability.Activated(Amount cc, var _)
        ? cc instanceof Amount.X
        : board.face(card).cost() == Card.X;
  }

  /// Only a set that is picked in the order of cards can run out of them.
  @Override
  public boolean canFinish(Announcement now, int behind) {
    return behind == ANY
        || !(next(now) instanceof TargetPart part)
        || CardSet.size(CardSet.behind(part.candidates(), behind)) >= part.missing();
  }

  @Override
  public int[] offered(AnnouncementPart part) {
    return part.options();
  }
}
