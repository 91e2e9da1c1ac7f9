package cardwright.mlpccg.resolve;

import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.state.Pile;
import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Zone;
import java.util.Arrays;

/// A player has looked at the top cards of a deck and puts them back, one by one: first those that go to the bottom, then the others on top.
///
/// @param seat who does it
/// @param zone [Zone#DECK] or [Zone#PROBLEM_DECK]
/// @param owner whose deck it is
/// @param mayTop whether cards may go on top
/// @param bottoming whether cards may still go to the bottom
/// @param left the cards that are still to be put back, with their lives, in the order of cards
/// @param top those that go on top, the last one topmost
/// @param bottom those that go to the bottom, the last one lowest
@Rule({"MLP 50", "MLP B5"})
// Its arrays are shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
public record Arrange(
    Seat seat,
    Zone zone,
    Seat owner,
    boolean mayTop,
    boolean bottoming,
    int[] left,
    int[] top,
    int[] bottom)
    implements ResolutionStep {

  /// Looks at the top cards of a deck: as many as there are, if there are fewer.
  ///
  /// @param mayBottom whether cards may go to the bottom
  public static Arrange look(
      Board board, Seat seat, Zone zone, Seat owner, int number, boolean mayBottom) {
    Pile deck = board.pile(zone, owner);
    int[] cards = new int[Math.min(number, deck.size())];
    for (int i = 0; i < cards.length; i++) {
      int card = deck.get(deck.size() - 1 - i);
      board.knowledge().show(card, seat);
      cards[i] = board.ref(card);
    }
    return new Arrange(
        seat, zone, owner, true, mayBottom, sorted(cards), PickedSet.NONE, PickedSet.NONE);
  }

  /// Puts cards that were revealed on top or on the bottom.
  static Arrange rest(Seat seat, Seat owner, boolean onTop, int[] refs) {
    return new Arrange(
        seat, Zone.DECK, owner, onTop, !onTop, sorted(refs), PickedSet.NONE, PickedSet.NONE);
  }

  private static int[] sorted(int[] refs) {
    int[] sorted = PickedSet.NONE;
    for (int ref : refs) {
      sorted = PickedSet.with(sorted, ref);
    }
    return sorted;
  }

  /// Whether there is nothing left to decide: nothing is left, or one card that can go to one place only.
  public boolean settled() {
    return left.length == 0 || (left.length == 1 && !(mayTop && bottoming));
  }

  /// No more cards go to the bottom.
  public Arrange enough() {
    return new Arrange(seat, zone, owner, mayTop, false, left, top, bottom);
  }

  /// A card goes beneath those at the bottom, or on top of those that were put back.
  public Arrange put(int ref) {
    int[] others = Arrays.stream(left).filter(each -> each != ref).toArray();
    return new Arrange(
        seat,
        zone,
        owner,
        mayTop,
        bottoming,
        others,
        bottoming ? top : with(top, ref),
        bottoming ? with(bottom, ref) : bottom);
  }

  /// The card that was put back last to where the next one goes, with its life, or [CardRef#PickedSet.NONE].
  public int latest() {
    int[] put = bottoming ? bottom : top;
    return put.length == 0 ? CardRef.NONE : put[put.length - 1];
  }

  /// The card that was put back last is taken up again.
  @Rule("MLP B70")
  public Arrange takeBack() {
    int[] more = PickedSet.with(left, latest());
    int[] fewerTop = bottoming ? top : Arrays.copyOf(top, top.length - 1);
    int[] fewerBottom = bottoming ? Arrays.copyOf(bottom, bottom.length - 1) : bottom;
    return new Arrange(seat, zone, owner, mayTop, bottoming, more, fewerTop, fewerBottom);
  }

  private static int[] with(int[] refs, int ref) {
    int[] more = Arrays.copyOf(refs, refs.length + 1);
    more[refs.length] = ref;
    return more;
  }

  /// Puts the cards where they belong.
  public void finish(Board board) {
    Arrange all = left.length == 1 ? put(left[0]) : this;
    int[] cards = new int[all.top.length + all.bottom.length];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = CardRef.card(i < all.top.length ? all.top[i] : all.bottom[i - all.top.length]);
    }
    board.knowledge().scramble(cards, seat.other());
    for (int i = 0; i < cards.length; i++) {
      board.moveToPile(cards[i], zone, i >= all.top.length);
    }
  }

  @Override
  public void write(Fingerprint out) {
    out.add(30).add(seat.ordinal()).add(zone.ordinal()).add(owner.ordinal());
    out.add(mayTop ? 1 : 0).add(bottoming ? 1 : 0);
    for (int[] refs : new int[][] {left, top, bottom}) {
      out.add(refs.length);
      for (int ref : refs) {
        out.ref(ref);
      }
    }
  }
}
