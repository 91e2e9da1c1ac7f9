package cardwright.mlpccg.board;

import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.Awaited;
import cardwright.mlpccg.vocabulary.Card;
import cardwright.mlpccg.vocabulary.Contents;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.LawKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// What never changes in a play: the cards with their owners, and what the format decides. A's cards come first, each seat's by title.
public final class CardPool {
  private final Card[] cards;
  private final int cardsOfA;
  private final Options options;
  private final Awaited awaited;
  private final Contents contents;
  private final Card[][] events = new Card[2][];
  private final int[][] answers = new int[2][];

  /// The cards of a play.
  public CardPool(Card[] a, Card[] b, Options options) {
    this(joined(a, b), a.length, options, joined(a, b), new Card[][] {a, b});
  }

  private CardPool(Card[] cards, int cardsOfA, Options options, Card[] possible, Card[][] lists) {
    this.cards = cards;
    this.cardsOfA = cardsOfA;
    this.options = options;
    this.awaited = Awaited.of(possible);
    this.contents = Contents.of(possible);
    this.events[0] = events(lists[0]);
    this.events[1] = events(lists[1]);
    this.answers[0] = answers(0, cardsOfA);
    this.answers[1] = answers(cardsOfA, cards.length);
  }

  /// The Events among cards that stand by name, one of each.
  private static Card[] events(Card[] cards) {
    List<Card> events = new ArrayList<>();
    Card before = null;
    for (Card card : cards) {
      if (card != before && card.is(Kind.EVENT)) {
        events.add(card);
      }
      before = card;
    }
    return events.toArray(Card[]::new);
  }

  private int[] answers(int from, int to) {
    int[] found = new int[to - from];
    int count = 0;
    Card before = null;
    for (int i = from; i < to; i++) {
      Card card = cards[i];
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

  /// The same play as a seat imagines it that believes the other one to have that deck.
  ///
  /// @param believed by name
  CardPool believing(Seat other, Card[] believed) {
    Card[] mine = Arrays.copyOfRange(cards, 0, cardsOfA);
    Card[] theirs = Arrays.copyOfRange(cards, cardsOfA, cards.length);
    Card[][] lists = {mine, theirs};
    Card[] either = joined(lists[other.ordinal()], believed);
    Arrays.sort(either);
    lists[other.ordinal()] = either;
    return new CardPool(cards, cardsOfA, options, joined(lists[0], lists[1]), lists);
  }

  /// How many cards there are.
  public int size() {
    return cards.length;
  }

  /// How many cards a seat owns.
  public int owned(Seat seat) {
    return seat == Seat.A ? cardsOfA : cards.length - cardsOfA;
  }

  /// The index of a seat's first card.
  public int first(Seat seat) {
    return seat == Seat.A ? 0 : cardsOfA;
  }

  /// The card with that index, as it is in the decks.
  public Card card(int index) {
    return cards[index];
  }

  /// Who owns the card with that index.
  public Seat owner(int index) {
    return index < cardsOfA ? Seat.A : Seat.B;
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
  boolean has(LawKind law) {
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

  /// Whether some text of this play can have a card lose all abilities.
  boolean silencing() {
    return contents.silencing();
  }

  /// The Events that a seat has in its deck, one of each. Not to be written to.
  public Card[] events(Seat seat) {
    return events[seat.ordinal()];
  }

  /// The Events of a seat that answer something, the first of each in its deck. Not to be written to.
  public int[] answers(Seat seat) {
    return answers[seat.ordinal()];
  }

  /// What the format decides.
  public Options options() {
    return options;
  }
}
