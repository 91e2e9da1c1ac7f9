package cardwright.cardgame.state;

import cardwright.engine.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/// The cards of a play and their owners, which never change. Copies of a position share it.
///
/// Cards have an index: A's come first, each seat's in the order that the game gives them. Behind them stand the tokens that texts of the play can make, first those of A; until it is made, and when it has ceased to exist, a token lies in a zone of its own ([CardZone#isOutside]).
///
/// @param <C> what a game knows of a card
public final class CardPool<C> {
  /// No card.
  public static final int NONE = -1;

  /// How many tokens of one definition a seat can own at once, where there is room for them.
  public static final int TOKENS_EACH = 4;

  private final C[] cards;
  private final int cardsOfA;
  // The indices of the first token of A and of the first one of B.
  private final int decks;
  private final int tokensOfB;

  /// The cards of both seats, each list in the order of its indices. There are no tokens.
  public CardPool(C[] a, C[] b) {
    this(a, b, Arrays.copyOf(a, 0), 0);
  }

  /// The cards of both seats, each list in the order of its indices, and tokens.
  ///
  /// @param tokens what tokens can be made, each once; either seat can own [#TOKENS_EACH] of each at once, or as many fewer as there is room for
  /// @param most for how many cards and tokens there is room
  public CardPool(C[] a, C[] b, C[] tokens, int most) {
    cardsOfA = a.length;
    decks = a.length + b.length;
    int room = tokens.length == 0 ? 0 : Math.max(0, most - decks) / (2 * tokens.length);
    int each = Math.min(TOKENS_EACH, room);
    int ofSeat = tokens.length * each;
    tokensOfB = decks + ofSeat;
    cards = Arrays.copyOf(a, tokensOfB + ofSeat);
    System.arraycopy(b, 0, cards, a.length, b.length);
    for (int i = 0; i < 2 * ofSeat; i++) {
      cards[decks + i] = tokens[i % ofSeat / each];
    }
  }

  /// How many cards there are, and tokens that can be made.
  public int size() {
    return cards.length;
  }

  /// The card with that index, as it is in the decks or as a text makes it.
  public C card(int index) {
    return cards[index];
  }

  /// Who owns the card with that index.
  public Seat owner(int index) {
    return index < cardsOfA || (index >= decks && index < tokensOfB) ? Seat.A : Seat.B;
  }

  /// Whether it is a token: no card of a deck, but made by a text.
  public boolean isToken(int index) {
    return index >= decks;
  }

  /// With what a seat began, for a table that shows it: the titles of its cards in the order of their names.
  ///
  /// @param title what a card is called in deck lists
  public List<String> deckList(Seat seat, Function<C, String> title) {
    List<String> titles = new ArrayList<>();
    for (int card = 0; card < decks; card++) {
      if (owner(card) == seat) {
        titles.add(title.apply(cards[card]));
      }
    }
    Collections.sort(titles);
    return List.copyOf(titles);
  }

  /// A token that a seat can make.
  ///
  /// @param which whether it is the one to be made
  /// @param there whether the token with an index is there already
  /// @return its index, or [#NONE] where all of them are there
  public int freeToken(Seat seat, Predicate<C> which, IntPredicate there) {
    int end = firstToken(seat) + tokens(seat);
    for (int index = firstToken(seat); index < end; index++) {
      if (which.test(cards[index]) && !there.test(index)) {
        return index;
      }
    }
    return NONE;
  }

  /// The index of the first token of a seat.
  public int firstToken(Seat seat) {
    return seat == Seat.A ? decks : tokensOfB;
  }

  /// How many tokens of a seat there can be.
  public int tokens(Seat seat) {
    return seat == Seat.A ? tokensOfB - decks : cards.length - tokensOfB;
  }

  /// How many cards of a seat's deck there are.
  public int owned(Seat seat) {
    return seat == Seat.A ? cardsOfA : decks - cardsOfA;
  }

  /// The index of a seat's first card.
  public int first(Seat seat) {
    return seat == Seat.A ? 0 : cardsOfA;
  }

  /// The cards of a seat's deck, in the order of their indices.
  public C[] cards(Seat seat) {
    return Arrays.copyOfRange(cards, first(seat), first(seat) + owned(seat));
  }
}
