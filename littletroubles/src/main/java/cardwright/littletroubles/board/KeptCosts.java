package cardwright.littletroubles.board;

import cardwright.engine.Seat;
import cardwright.littletroubles.vocabulary.Face;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// What texts in play add to the costs of cards for their owners, kept until the cards change on which that rests.
final class KeptCosts {
  // Behind the cards: abilities of A and of B, Grabs of A and of B.
  private static final int SHARED = 4;

  private final int cards;
  private final int[] more;
  private final int[] times;
  private final int[] known;
  // The cards in play that change costs: with their lives, their controllers, and the faces that
  // say so.
  private final int[] sources = new int[4 * Board.SLOTS];
  private final Seat[] controllers = new Seat[4 * Board.SLOTS];
  private final @Nullable Face[] faces = new @Nullable Face[4 * Board.SLOTS];
  private int count;
  private int before;
  private boolean changed;
  private int version;
  private boolean settled;

  KeptCosts(int cards) {
    this.cards = cards;
    more = new int[cards + SHARED];
    times = new int[cards + SHARED];
    known = new int[cards + SHARED];
    Arrays.fill(known, -1);
  }

  /// Forgets all that was kept.
  void forget() {
    version++;
  }

  /// Begins to look at the cards in play, which have changed.
  void begin() {
    before = count;
    count = 0;
    changed = false;
  }

  /// A card in play changes costs.
  ///
  /// @param ref the card, with its life
  /// @param face the face that says so
  @SuppressWarnings("ReferenceEquality")
  void add(int ref, Seat controller, Face face) {
    changed |= sources[count] != ref || controllers[count] != controller || faces[count] != face;
    sources[count] = ref;
    controllers[count] = controller;
    faces[count++] = face;
  }

  /// All of them have been looked at: forgets what was kept when it rests on the change.
  ///
  /// @param loose whether costs rest on what is never looked at
  /// @param counted whether costs rest on a number of cards
  void end(boolean loose, boolean counted) {
    settled = !loose;
    if (changed || count != before || counted) {
      version++;
    }
  }

  /// Where the costs of a seat's abilities are kept.
  int slot(Seat payer, boolean grab) {
    return cards + payer.ordinal() + (grab ? 2 : 0);
  }

  boolean knows(int card) {
    return settled && known[card] == version;
  }

  void keep(int card, int plus, int factor) {
    more[card] = plus;
    times[card] = factor;
    known[card] = version;
  }

  int more(int card) {
    return more[card];
  }

  int times(int card) {
    return times[card];
  }
}
