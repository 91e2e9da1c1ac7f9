package cardwright.littletroubles.board;

import cardwright.cardgame.layers.Derived;
import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.vocabulary.Face;
import cardwright.littletroubles.vocabulary.Feature;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.Stat;
import cardwright.littletroubles.vocabulary.Which;
import java.util.Arrays;

/// What is derived from the cards in play: who is there, which kinds of text they have, and their figures. Kept until the cards in play change.
public final class DerivedValues implements Derived<Board> {
  private static final int UNKNOWN = Integer.MIN_VALUE;

  private final int[] inPlay = new int[4 * Board.SLOTS];
  private final int[] speakers = new int[4 * Board.SLOTS];
  private final long[] having = new long[Feature.COUNT];
  private final int[] raw;
  private final int[] known;
  private final KeptCosts costs;
  // The Main Zones of each seat with a Character, and with a Toy, as bits.
  private final int[] characters = new int[2];
  private final int[] toys = new int[2];
  private int count;
  private int speakerCount;
  private int features;
  private int triggers;
  private int awaited;
  private int changes;
  private boolean gripsHold;
  // Rises when figures that were found do not hold any more.
  private int version;

  DerivedValues(int cards) {
    raw = new int[cards * Stat.COUNT];
    known = new int[cards];
    costs = new KeptCosts(cards);
    Arrays.fill(known, -1);
  }

  @Override
  public void renew(Board board, Change change) {
    version++;
    gripsHold = false;
    if (change == Change.BOARD) {
      costs.forget();
    }
    if (change.compareTo(Change.LAYOUT) >= 0) {
      look(board);
      costs.look(board, this);
    } else if (has(Feature.COUNTED_COSTS)) {
      costs.forget();
    }
  }

  private void look(Board board) {
    count = 0;
    features = 0;
    triggers = 0;
    awaited = 0;
    changes = 0;
    speakerCount = 0;
    Arrays.fill(having, CardSet.NONE);
    for (int seat = 0; seat < 2; seat++) {
      Seat side = Seat.of(seat);
      characters[seat] = 0;
      toys[seat] = 0;
      for (int slot = 0; slot < Board.SLOTS; slot++) {
        int card = board.slot(side, slot);
        add(board, card);
        if (slot < Board.MAINS && card != Board.EMPTY) {
          characters[seat] |= board.face(card).is(Kind.CHARACTER) ? 1 << slot : 0;
          toys[seat] |= board.face(card).is(Kind.TOY) ? 1 << slot : 0;
        }
      }
      for (int slot = 0; slot < Board.SLOTS; slot++) {
        add(board, board.scene(side, slot));
      }
    }
  }

  /// What texts in play add to costs.
  KeptCosts costs() {
    return costs;
  }

  private void add(Board board, int card) {
    if (card == Board.EMPTY) {
      return;
    }
    inPlay[count++] = card;
    Face face = board.face(card);
    if (face.features() != 0) {
      for (int left = face.features(); left != 0; left &= left - 1) {
        int feature = Integer.numberOfTrailingZeros(left);
        having[feature] = CardSet.with(having[feature], speakerCount);
      }
      features |= face.features();
      triggers |= face.triggers();
      awaited |= face.awaited();
      changes |= face.changes();
      speakers[speakerCount++] = card;
    }
  }

  /// The cards in play, A's first; only the first [#inPlayCount] count. Not to be written to.
  public int[] inPlay() {
    return inPlay;
  }

  /// How many cards are in play.
  public int inPlayCount() {
    return count;
  }

  /// The Main Zones of a seat with a Character, as bits.
  public int characters(Seat seat) {
    return characters[seat.ordinal()];
  }

  /// The Main Zones of a seat with a Toy, as bits.
  public int toys(Seat seat) {
    return toys[seat.ordinal()];
  }

  /// The cards in play with a text of that kind: a [CardSet] of their places among the speakers, see [#speaker].
  public long with(Feature feature) {
    return having[feature.ordinal()];
  }

  /// The card at a place among those in play that have texts.
  ///
  /// @param place a member of what [#with] gives
  public int speaker(int place) {
    return speakers[place];
  }

  /// Whether a face in play has a text of that kind.
  public boolean has(Feature feature) {
    return (features & feature.bit()) != 0;
  }

  /// Whether every holder is known to be one that may hold its Toy.
  public boolean gripsHold() {
    return gripsHold;
  }

  /// Every holder may hold its Toy, as long as nothing changes.
  public void setGripsHold() {
    gripsHold = true;
  }

  /// What OTTA abilities in play wait for, as bits of `What`.
  public int awaited() {
    return awaited;
  }

  /// What OTTA abilities and Tasks in play wait for, as bits of `What`.
  public int triggers() {
    return triggers;
  }

  /// Whether a standing text in play changes that figure of some card.
  boolean changes(Stat stat) {
    return (changes & 1 << stat.ordinal()) != 0;
  }

  /// A figure as it counts: at least 1 unless 0 is printed.
  @Rule({"LT 6.12a", "LT B55"})
  public int stat(Board board, int card, Stat stat) {
    if (isPlain(board, stat)) {
      return base(board, card, stat);
    }
    return Math.max(raw(board, card, stat), base(board, card, stat) == 0 ? 0 : 1);
  }

  /// A figure with its remainder below 1.
  @Rule("LT 6.12b")
  public int raw(Board board, int card, Stat stat) {
    if (isPlain(board, stat)) {
      return base(board, card, stat);
    }
    int at = card * Stat.COUNT + stat.ordinal();
    if (known[card] != version) {
      known[card] = version;
      Arrays.fill(raw, card * Stat.COUNT, (card + 1) * Stat.COUNT, UNKNOWN);
    }
    if (raw[at] == UNKNOWN || has(Feature.LOOSE_STATS)) {
      raw[at] = new Tally(board, card, board.face(card), stat).value();
    }
    return raw[at];
  }

  /// A figure of either face, as it would count if that face were up.
  @Rule({"LT B21", "LT C45"})
  public int statOf(Board board, int card, Face face, Stat stat) {
    int value = new Tally(board, card, face, stat).value();
    return Math.max(value, Tally.base(board, card, face, stat) == 0 ? 0 : 1);
  }

  /// Whether nothing changes that figure of any card.
  boolean isPlain(Board board, Stat stat) {
    return !changes(stat) && board.lasting().all().length == 0;
  }

  private static int base(Board board, int card, Stat stat) {
    return Tally.base(board, card, board.face(card), stat);
  }

  /// Whether the subject of a standing text includes a card.
  static boolean concerns(Board board, Target<Which> subject, int card, TextContext.Still context) {
    return switch (subject) {
      case Target.All<Which> all -> Selection.fits(board, all.which(), card, context);
      case Target.This<Which> _ -> CardRef.card(context.self()) == card;
      case Target.Pronoun<Which> _,
          Target.Own<Which> _,
          Target.Choose<Which> _,
          Target.Random<Which> _ -> {
        int[] named = context.named(board, subject);
        yield named.length > 0 && CardRef.card(named[0]) == card;
      }
    };
  }

  /// The context of a standing text of a card in play.
  public static TextContext.Still context(Board board, int card) {
    return new TextContext.Still(board.ref(card), board.controller(card));
  }
}
