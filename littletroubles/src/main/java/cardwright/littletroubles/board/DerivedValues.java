package cardwright.littletroubles.board;

import cardwright.cardgame.state.CardSet;
import cardwright.engine.Seat;
import cardwright.littletroubles.vocabulary.Face;
import cardwright.littletroubles.vocabulary.Feature;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.Stat;
import java.util.Arrays;

/// What is derived from the cards in play: who is there, which kinds of text they have, and the figures that [Layers] has found. Kept until the cards in play change.
public final class DerivedValues {
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

  /// Something has changed on which figures rest, but the same cards are in play.
  void forgetFigures() {
    version++;
    gripsHold = false;
    if (has(Feature.COUNTED_COSTS)) {
      costs.forget();
    }
  }

  /// Begins anew: the cards in play are told next.
  ///
  /// @param wholly whether the board has become another one
  void begin(boolean wholly) {
    version++;
    gripsHold = false;
    if (wholly) {
      costs.forget();
    }
    costs.begin();
    count = 0;
    features = 0;
    triggers = 0;
    awaited = 0;
    changes = 0;
    speakerCount = 0;
    Arrays.fill(having, CardSet.NONE);
    Arrays.fill(characters, 0);
    Arrays.fill(toys, 0);
  }

  /// A card is in play.
  ///
  /// @param ref the card, with its life
  /// @param face the face that is up
  void add(int card, int ref, Face face, Seat controller) {
    inPlay[count++] = card;
    if (face.features() != 0) {
      for (int left = face.features(); left != 0; left &= left - 1) {
        int feature = Integer.numberOfTrailingZeros(left);
        having[feature] = CardSet.with(having[feature], speakerCount);
      }
      if (face.has(Feature.COST)) {
        costs.add(ref, controller, face);
      }
      features |= face.features();
      triggers |= face.triggers();
      awaited |= face.awaited();
      changes |= face.changes();
      speakers[speakerCount++] = card;
    }
  }

  /// What lies in a Main Zone.
  void addMain(Seat side, int slot, Face face) {
    characters[side.ordinal()] |= face.is(Kind.CHARACTER) ? 1 << slot : 0;
    toys[side.ordinal()] |= face.is(Kind.TOY) ? 1 << slot : 0;
  }

  /// All cards in play have been told.
  void end() {
    costs.end(has(Feature.LOOSE_COSTS), has(Feature.COUNTED_COSTS));
  }

  /// What texts in play add to costs.
  KeptCosts costs() {
    return costs;
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

  /// Whether a figure with its remainder is kept.
  boolean knows(int card, Stat stat) {
    return known[card] == version && raw[card * Stat.COUNT + stat.ordinal()] != UNKNOWN;
  }

  /// A figure with its remainder that is kept.
  int kept(int card, Stat stat) {
    return raw[card * Stat.COUNT + stat.ordinal()];
  }

  /// Keeps a figure with its remainder until something changes.
  void keep(int card, Stat stat, int value) {
    if (known[card] != version) {
      known[card] = version;
      Arrays.fill(raw, card * Stat.COUNT, (card + 1) * Stat.COUNT, UNKNOWN);
    }
    raw[card * Stat.COUNT + stat.ordinal()] = value;
  }
}
