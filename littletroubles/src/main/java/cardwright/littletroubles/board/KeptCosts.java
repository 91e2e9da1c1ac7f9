package cardwright.littletroubles.board;

import cardwright.cardgame.state.CardSet;
import cardwright.engine.Seat;
import cardwright.littletroubles.vocabulary.Face;
import cardwright.littletroubles.vocabulary.Feature;
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

  /// Looks at the cards in play, which have changed, and forgets what was kept when it rests on the change.
  void look(Board board, DerivedValues derived) {
    settled = !derived.has(Feature.LOOSE_COSTS);
    if (isChanged(board, derived) || derived.has(Feature.COUNTED_COSTS)) {
      version++;
    }
  }

  /// Whether other cards change costs than before; remembers those that do.
  @SuppressWarnings("ReferenceEquality")
  private boolean isChanged(Board board, DerivedValues derived) {
    int now = 0;
    boolean changed = false;
    long changing = derived.with(Feature.COST);
    for (long rest = changing; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int at = CardSet.first(rest);
      int card = derived.speaker(at);
      int ref = board.ref(card);
      Seat controller = board.controller(card);
      Face face = board.face(card);
      changed |= sources[now] != ref || controllers[now] != controller || faces[now] != face;
      sources[now] = ref;
      controllers[now] = controller;
      faces[now++] = face;
    }
    changed |= now != count;
    count = now;
    return changed;
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
