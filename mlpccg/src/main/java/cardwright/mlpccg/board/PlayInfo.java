package cardwright.mlpccg.board;

import cardwright.cardgame.state.CardPool;
import cardwright.cardgame.text.MadeTokens;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.Awaited;
import cardwright.mlpccg.vocabulary.Card;
import cardwright.mlpccg.vocabulary.Contents;
import cardwright.mlpccg.vocabulary.Face;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.LawKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// What never changes in a play: its cards, each seat's by title, what their texts wait for, and what the format decides.
public final class PlayInfo {
  // As many cards and tokens as there may be.
  private static final int MOST = 250;

  private final CardPool<Card> pool;
  private final FormatSettings options;
  private final Awaited awaited;
  private final Contents contents;
  private final boolean changesFaces;
  private final Card[][] events = new Card[2][];
  private final int[][] answers = new int[2][];

  /// The cards of both seats, each list in the order of its indices, and what the format decides.
  public PlayInfo(Card[] a, Card[] b, FormatSettings options) {
    this(new CardPool<>(a, b, made(a, b), MOST), options, a, b);
  }

  /// The tokens that cards can make, and what these can make, each once.
  @Rule("MLP Q91")
  private static Card[] made(Card[] a, Card[] b) {
    return MadeTokens.of(List.of(joined(a, b)), Card::tokens, Card::isSameAs, Card::of)
        .toArray(Card[]::new);
  }

  /// The tokens of a play, one of each.
  private static Card[] tokens(CardPool<Card> pool) {
    Set<Card> tokens = new LinkedHashSet<>();
    for (int card = pool.firstToken(Seat.A); card < pool.size(); card++) {
      tokens.add(pool.card(card));
    }
    return tokens.toArray(Card[]::new);
  }

  /// @param a the cards that A may have, by name
  /// @param b the cards that B may have, by name
  private PlayInfo(CardPool<Card> pool, FormatSettings options, Card[] a, Card[] b) {
    Card[] possible = joined(joined(a, b), tokens(pool));
    this.pool = pool;
    this.options = options;
    List<Awaited> awaiting = new ArrayList<>();
    List<Contents> speaking = new ArrayList<>();
    boolean changes = false;
    for (Face face : faces(possible)) {
      changes |= face.changesFaces();
      awaiting.add(face.awaited());
      speaking.add(face.contents());
    }
    this.awaited = Awaited.all(awaiting);
    this.contents = Contents.all(speaking);
    this.changesFaces = changes;
    this.events[0] = events(a);
    this.events[1] = events(b);
    this.answers[0] = answers(pool, Seat.A);
    this.answers[1] = answers(pool, Seat.B);
  }

  /// The sides of cards that stand by name, of one of each.
  private static List<Face> faces(Card[] cards) {
    List<Face> faces = new ArrayList<>();
    Card before = null;
    for (Card card : cards) {
      if (card != before) {
        add(faces, card.front());
        if (card.back() != null) {
          add(faces, card.back());
        }
      }
      before = card;
    }
    return faces;
  }

  /// A side, and what it may give cards.
  @Rule("MLP Q102")
  private static void add(List<Face> faces, Face face) {
    faces.add(face);
    face.given().forEach(given -> add(faces, given));
  }

  /// The Events among cards that stand by name, and the Friends that can be played in faceoffs, one of each.
  private static Card[] events(Card[] cards) {
    List<Card> events = new ArrayList<>();
    Card before = null;
    for (Card card : cards) {
      boolean joins =
          card.is(Kind.FRIEND) && (card.front().laws() & LawKind.JOIN_FACEOFF.bit()) != 0;
      if (card != before && (card.is(Kind.EVENT) || joins)) {
        events.add(card);
      }
      before = card;
    }
    return events.toArray(Card[]::new);
  }

  private static int[] answers(CardPool<Card> pool, Seat seat) {
    int[] found = new int[pool.owned(seat)];
    int count = 0;
    Card before = null;
    for (int i = pool.first(seat); i < pool.first(seat) + found.length; i++) {
      Card card = pool.card(i);
      if (card != before && card.is(Kind.EVENT) && card.front().reactions().length > 0) {
        found[count++] = i;
      }
      before = card;
    }
    return Arrays.copyOf(found, count);
  }

  private static Card[] joined(Card[] some, Card[] more) {
    Card[] all = Arrays.copyOf(some, some.length + more.length);
    System.arraycopy(more, 0, all, some.length, more.length);
    return all;
  }

  /// The same play for a seat that believes the other one to have that deck.
  ///
  /// @param believed by name
  PlayInfo believing(Seat other, Card[] believed) {
    Card[] either = joined(pool.cards(other), believed);
    Arrays.sort(either);
    return other == Seat.A
        ? new PlayInfo(pool, options, either, pool.cards(Seat.B))
        : new PlayInfo(pool, options, pool.cards(Seat.A), either);
  }

  /// The cards of the play and their owners.
  public CardPool<Card> pool() {
    return pool;
  }

  /// Whether some text of this play gives cards texts, or makes them copies for a time.
  @Rule("MLP Q102")
  boolean changesFaces() {
    return changesFaces;
  }

  /// What the texts of all cards wait for.
  public Awaited awaited() {
    return awaited;
  }

  /// What figures rest on in this play beside the cards in play: bits of [cardwright.mlpccg.vocabulary.Reading].
  int reading() {
    return contents.reading();
  }

  /// Whether some text of this play speaks or makes such a law.
  public boolean has(LawKind law) {
    return (contents.laws() & law.bit()) != 0;
  }

  /// Whether some card of this play has a keyword or may gain it.
  public boolean has(Keyword keyword) {
    return (contents.keywords() & keyword.bit()) != 0;
  }

  /// The keywords that cards may gain in this play, as bits of [Keyword].
  int gained() {
    return contents.gained();
  }

  /// Whether some text of this play can give a card to another controller.
  public boolean passing() {
    return contents.passing();
  }

  /// Whether some text of this play asks what has happened in a turn.
  public boolean history() {
    return contents.history();
  }

  /// Whether some text of this play can have a card lose all abilities.
  boolean silencing() {
    return contents.silencing();
  }

  /// The Events that a seat has in its deck, and the Friends that can be played in faceoffs, one of each. Not to be written to.
  public Card[] events(Seat seat) {
    return events[seat.ordinal()];
  }

  /// The Events of a seat that answer something, the first of each in its deck. Not to be written to.
  public int[] answers(Seat seat) {
    return answers[seat.ordinal()];
  }

  /// What the format decides.
  public FormatSettings options() {
    return options;
  }
}
