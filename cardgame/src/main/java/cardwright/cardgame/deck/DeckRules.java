package cardwright.cardgame.deck;

import cardwright.cardgame.message.Refusals;
import cardwright.engine.Deck;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.ObjIntConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/// How the cards of a deck are counted, and in which order they come to the table.
///
/// @param name by which copies are counted
/// @param most how often a card may stand in a deck
/// @param order in which the cards come to the table: cards of one name stand together
/// @param array makes room for cards
/// @param <C> a card of the game
public record DeckRules<C>(
    Function<C, String> name,
    ToIntFunction<C> most,
    Comparator<? super C> order,
    IntFunction<C[]> array) {
  /// The cards of a deck, in the order in which they come to the table.
  ///
  /// Plays begin by the thousand in simulations, so that a legal deck is looked at without lists and maps.
  ///
  /// @param seat whose deck it is, for messages
  /// @param exact finds the card of a name, or null
  /// @param isLegal what else has to hold of cards that are known and in order
  /// @param objections what speaks against the deck, asked where something does
  /// @throws Refused when the deck cannot be played
  public C[] cards(
      String seat,
      Deck deck,
      Function<String, @Nullable C> exact,
      Predicate<C[]> isLegal,
      Supplier<List<Message>> objections) {
    C[] cards = array.apply(deck.cards().size());
    boolean known = true;
    for (int i = 0; known && i < cards.length; i++) {
      C card = exact.apply(deck.cards().get(i));
      if (card == null) {
        known = false;
      } else {
        cards[i] = card;
      }
    }
    if (known) {
      Arrays.sort(cards, order);
    }
    if (!known || !hasLegalCopies(cards) || !isLegal.test(cards)) {
      throw Refusals.deck(seat, objections.get());
    }
    return cards;
  }

  private boolean hasLegalCopies(C[] inOrder) {
    int same = 0;
    for (int i = 0; i < inOrder.length; i++) {
      boolean again = i > 0 && name.apply(inOrder[i]).equals(name.apply(inOrder[i - 1]));
      same = again ? same + 1 : 1;
      if (same > most.applyAsInt(inOrder[i])) {
        return false;
      }
    }
    return true;
  }

  /// Tells of each card that stands too often among some, once, how often it does.
  public void tooMany(List<C> cards, ObjIntConsumer<C> told) {
    Map<String, Integer> copies = new HashMap<>();
    cards.forEach(card -> copies.merge(name.apply(card), 1, Integer::sum));
    for (C card : cards) {
      Integer there = copies.remove(name.apply(card));
      if (there != null && there > most.applyAsInt(card)) {
        told.accept(card, there);
      }
    }
  }

  /// A deck that chance has made: its cards by name.
  public static Deck random(String format, List<String> picked) {
    return new Deck("random", "", format, picked.stream().sorted().toList(), List.of());
  }
}
