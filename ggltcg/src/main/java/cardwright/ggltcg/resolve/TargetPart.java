package cardwright.ggltcg.resolve;

import cardwright.cardgame.choose.OpenPart;
import cardwright.cardgame.choose.OpenPicks;
import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.text.Target;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.vocabulary.Which;
import org.jspecify.annotations.Nullable;

/// A card that is picked for a choice of what is announced: the choice at which the announcement is.
@Rule({"GG 14.1", "GG Q44"})
public record TargetPart(Board board, Announcement now)
    implements AnnouncementPart, OpenPicks<Announcement> {
  /// What is chosen.
  public Target.Choose<Which> choose() {
    return now.text().choice(now.choice());
  }

  /// The cards that can be picked next: none where there are too few, or where the first choice under the same `you may` was declined.
  long candidates() {
    Target.Choose<Which> choose = choose();
    int choice = now.choice();
    int first = now.text().dependsOn(choice);
    int picked = now.picks().count(choice);
    boolean declined = first != choice && now.picks().count(first) == 0;
    if (declined || picked >= choose.most(now.x())) {
      return CardSet.NONE;
    }
    Seat you = board.side(now.card());
    long all = Candidates.of(board, choose, board.face(now.card()), now.card(), you);
    long unpicked = Candidates.unpicked(all, now.picks(), choice);
    return CardSet.size(unpicked) < choose.least() - picked ? CardSet.NONE : unpicked;
  }

  @Override
  public int[] options() {
    return orDone(unpicked());
  }

  @Override
  public int[] unpicked() {
    return CardSet.toArray(candidates());
  }

  @Override
  public Announcement with(int option) {
    return option == DONE ? now.at(now.choice() + 1) : now.with(board.ref(option));
  }

  @Override
  public Announcement without(int ref) {
    return now.without(ref);
  }

  @Override
  public boolean several() {
    return choose().several();
  }

  @Override
  public boolean goesOn(@Nullable OpenPart<Announcement> next) {
    return next instanceof TargetPart part && part.now.choice() == now.choice();
  }

  @Override
  public int[] picked() {
    return now.picks().of(now.choice());
  }

  /// Nothing has to be picked where `you may` stands, as long as nothing is.
  @Override
  public int missing() {
    int picked = now.picks().count(now.choice());
    return picked == 0 && now.text().optional(now.choice()) ? 0 : choose().least() - picked;
  }

  /// All that can be chosen is open to both.
  @Override
  public PickedSet.Alike alike() {
    return (card, other) -> false;
  }
}
