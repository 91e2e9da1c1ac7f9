package cardwright.cardgame.choose;

import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import java.util.Arrays;

/// How far a player has come who puts cards of a deck back, one by one: first those that go to the bottom, then the others on top. It never changes itself.
///
/// @param mayTop whether cards may go on top
/// @param bottoming whether cards may still go to the bottom
/// @param left the cards that are still to be put back, with their lives, in the order of cards
/// @param top those that go on top, the last one topmost
/// @param bottom those that go to the bottom, the last one lowest
// Its arrays are shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
public record Arrangement(boolean mayTop, boolean bottoming, int[] left, int[] top, int[] bottom) {
  /// Takes the cards of a place of a deck that are laid, in the order in which they are to be laid.
  @FunctionalInterface
  public interface Laid {
    /// A card goes to its place.
    ///
    /// @param bottom whether beneath all others, instead of on top
    void lay(int card, boolean bottom);
  }

  /// Nothing is put back yet.
  ///
  /// @param refs the cards, with their lives, in whatever order
  public static Arrangement of(int[] refs, boolean mayTop, boolean mayBottom) {
    int[] sorted = PickedSet.NONE;
    for (int ref : refs) {
      sorted = PickedSet.with(sorted, ref);
    }
    return new Arrangement(mayTop, mayBottom, sorted, PickedSet.NONE, PickedSet.NONE);
  }

  /// Whether there is nothing left to decide: nothing is left, or one card that can go to one place only.
  public boolean settled() {
    return left.length == 0 || (left.length == 1 && !(mayTop && bottoming));
  }

  /// No more cards go to the bottom.
  public Arrangement enough() {
    return new Arrangement(mayTop, false, left, top, bottom);
  }

  /// A card goes beneath those at the bottom, or on top of those that were put back.
  public Arrangement put(int ref) {
    return new Arrangement(
        mayTop,
        bottoming,
        PickedSet.without(left, ref),
        bottoming ? top : with(top, ref),
        bottoming ? with(bottom, ref) : bottom);
  }

  /// The card that was put back last to where the next one goes, with its life, or [CardRef#NONE].
  public int latest() {
    int[] put = bottoming ? bottom : top;
    return put.length == 0 ? CardRef.NONE : put[put.length - 1];
  }

  /// The card that was put back last is taken up again.
  public Arrangement takeBack() {
    int[] more = PickedSet.with(left, latest());
    int[] fewerTop = bottoming ? top : Arrays.copyOf(top, top.length - 1);
    int[] fewerBottom = bottoming ? Arrays.copyOf(bottom, bottom.length - 1) : bottom;
    return new Arrangement(mayTop, bottoming, more, fewerTop, fewerBottom);
  }

  private static int[] with(int[] refs, int ref) {
    int[] more = Arrays.copyOf(refs, refs.length + 1);
    more[refs.length] = ref;
    return more;
  }

  /// All cards as they are laid: those that go on top, and then those for the bottom.
  public int[] cards() {
    Arrangement all = all();
    int[] cards = new int[all.top.length + all.bottom.length];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = CardRef.card(i < all.top.length ? all.top[i] : all.bottom[i - all.top.length]);
    }
    return cards;
  }

  /// Lays all cards where they go.
  public void finish(Laid place) {
    Arrangement all = all();
    for (int ref : all.top) {
      place.lay(CardRef.card(ref), false);
    }
    for (int ref : all.bottom) {
      place.lay(CardRef.card(ref), true);
    }
  }

  private Arrangement all() {
    return left.length == 1 ? put(left[0]) : this;
  }

  /// Writes all of it.
  public void write(Fingerprint out) {
    out.add(mayTop ? 1 : 0).add(bottoming ? 1 : 0);
    for (int[] refs : new int[][] {left, top, bottom}) {
      out.add(refs.length);
      for (int ref : refs) {
        out.ref(ref);
      }
    }
  }
}
