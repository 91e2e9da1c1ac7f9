package cardwright.littletroubles.resolve;

import cardwright.cardgame.choose.OpenPart;
import cardwright.cardgame.choose.OpenPicks;
import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.text.Target;
import cardwright.engine.Rule;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.PrivateCards;
import cardwright.littletroubles.vocabulary.Cost;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.Text;
import cardwright.littletroubles.vocabulary.Which;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// A card that a play chooses: for a choice of its text, or the Character that grabs a Toy.
///
/// @param choice which of the text's choices it is
@Rule({"LT 6.1e", "LT B57", "LT C19"})
public record TargetPart(Board board, Announcement now, int choice)
    implements AnnouncementPart, OpenPicks<Announcement> {
  private boolean isGrab() {
    return now.kind() == Announcement.Kinds.GRAB;
  }

  @Override
  public int[] options() {
    int left = PriceOfPlay.cookiesLeft(board, now);
    if (isGrab()) {
      return holders(left);
    }
    return orDone(free(Candidates.of(board, now.frame(board), choice, now.you(), left)));
  }

  @Override
  public int[] unpicked() {
    int left = PriceOfPlay.cookiesLeft(board, now);
    return isGrab()
        ? holders(left)
        : free(Candidates.all(board, now.frame(board), choice, now.you(), left));
  }

  /// What is paid cannot be chosen, nor what is played.
  private int[] free(int[] cards) {
    Text text = now.text(board);
    boolean goes = now.kind() == Announcement.Kinds.CARD;
    boolean regress = text.chooser(choice) instanceof Effect.Regress;
    for (Cost cost : text.costs()) {
      goes |=
          PriceOfPlay.sendsAway(cost)
              || (regress && cost instanceof Cost.Regress(Target.This<Which> _));
    }
    if (now.costs().size() == 0 && !goes) {
      return cards;
    }
    int count = 0;
    for (int card : cards) {
      if (!now.costs().has(board.ref(card)) && !(goes && card == now.card())) {
        cards[count++] = card;
      }
    }
    return Arrays.copyOf(cards, count);
  }

  /// Who may grab a Toy: a Character its player controls, and not the one that holds it.
  @Rule({"LT 5.5a", "LT B71", "LT C40"})
  private int[] holders(int cookies) {
    int[] found = new int[Board.MAINS];
    int count = 0;
    for (int slot = 0; slot < Board.MAINS && cookies >= 0; slot++) {
      int card = board.slot(now.you(), slot);
      if (card != Board.EMPTY && HoldingRules.mayGrab(board, now.card(), card)) {
        found[count++] = card;
      }
    }
    return Arrays.copyOf(found, count);
  }

  @Override
  public Announcement with(int option) {
    return option == DONE ? now.done(choice) : now.with(choice, board.ref(option));
  }

  @Override
  public Announcement without(int ref) {
    return now.without(choice, ref);
  }

  @Override
  public boolean several() {
    return !isGrab() && now.text(board).choice(choice).several();
  }

  @Override
  public boolean goesOn(@Nullable OpenPart<Announcement> next) {
    return next instanceof TargetPart part && part.choice == choice;
  }

  @Override
  public int[] picked() {
    return now.picks().of(choice);
  }

  @Override
  public int missing() {
    int least = isGrab() ? 1 : now.text(board).choice(choice).least();
    return least - now.picks().count(choice);
  }

  @Override
  public PickedSet.Alike alike() {
    return PrivateCards.interchangeable(board, now.you());
  }
}
