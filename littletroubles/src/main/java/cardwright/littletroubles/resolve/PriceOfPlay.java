package cardwright.littletroubles.resolve;

import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Costs;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Cost;
import cardwright.littletroubles.vocabulary.Feature;
import cardwright.littletroubles.vocabulary.Text;
import cardwright.littletroubles.vocabulary.Which;

/// What an announced play takes from its player: cookies, Bribes, and its own card.
@Rule({"LT 6.1d", "LT B59", "LT B68"})
public final class PriceOfPlay {
  private PriceOfPlay() {}

  /// What is paid in cookies, without Bribes.
  @Rule({"LT 6.1d", "LT B68"})
  public static int price(Board board, Announcement now) {
    if (now.mode() == Announcement.Mode.FREE) {
      return 0;
    }
    if (now.kind() == Announcement.Kinds.CARD) {
      int printed = Costs.card(board, now.card(), now.you(), now.x());
      return printed + now.text(board).cookies();
    }
    if (now.kind() == Announcement.Kinds.GRAB) {
      Ability.Grab grab = board.face(now.card()).grab();
      return Costs.ability(board, grab == null ? 0 : grab.cookies(), now.you(), true);
    }
    Text text = now.text(board);
    int cookies = text.cookies() + (text.paysX() ? now.x() : 0);
    return Costs.ability(board, cookies, now.you(), false);
  }

  /// The Bribes for all that is chosen, once for each card.
  @Rule("LT B59")
  static int bribes(Board board, Announcement now) {
    if (!board.derived().has(Feature.BRIBE)) {
      return 0;
    }
    int sum = 0;
    int choices = now.kind() == Announcement.Kinds.GRAB ? 1 : now.text(board).announcedChoices();
    for (int choice = 0; choice < choices && now.picks().size() > 0; choice++) {
      for (int ref : now.picks().of(choice)) {
        if (isFirst(now, choice, ref)) {
          sum += Costs.bribe(board, CardRef.card(ref), now.you());
        }
      }
    }
    return sum;
  }

  /// Whether a card was not chosen for an earlier choice already.
  static boolean isFirst(Announcement now, int choice, int ref) {
    for (int earlier = 0; earlier < choice; earlier++) {
      if (now.picks().has(earlier, ref)) {
        return false;
      }
    }
    return true;
  }

  /// What its player has left for what is still to be chosen.
  static int cookiesLeft(Board board, Announcement now) {
    return board.get(SeatCounter.COOKIES, now.you()) - price(board, now) - bribes(board, now);
  }

  /// Whether a cost takes the card away that has it.
  static boolean sendsAway(Cost cost) {
    return cost instanceof Cost.ToTimeout(Target.This<Which> _)
        || cost instanceof Cost.ToHand(Target.This<Which> _);
  }
}
