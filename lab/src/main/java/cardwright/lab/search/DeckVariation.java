package cardwright.lab.search;

import cardwright.engine.CardFace;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Makes other decks out of legal decks, which are legal, too, and have as many cards: whatever the format forbids is not done.
///
/// @param cards the names of all cards of the game
record DeckVariation(Game game, Format format, List<String> cards) {
  /// How often a card is looked for that can take the place of another one.
  private static final int TRIES = 400;

  /// Out of so many exchanges one brings a further copy of a card that the deck has.
  private static final int FURTHER_COPY = 2;

  /// Keeps its own list.
  DeckVariation {
    cards = List.copyOf(cards);
  }

  /// What makes decks of a format.
  static DeckVariation of(Game game, Format format) {
    return new DeckVariation(game, format, game.cards().stream().map(CardFace::name).toList());
  }

  /// The cards of a deck in the order of the game's cards, so that two decks of the same cards are the same.
  List<String> sorted(List<String> deck) {
    Map<String, Integer> places = new HashMap<>();
    for (int i = 0; i < cards.size(); i++) {
      places.put(cards.get(i), i);
    }
    List<String> sorted = new ArrayList<>(deck);
    sorted.sort((one, other) ->
        Integer.compare(
            places.getOrDefault(one, cards.size()), places.getOrDefault(other, cards.size())));
    return List.copyOf(sorted);
  }

  /// A deck made by chance.
  List<String> random(Chance chance) {
    return sorted(game.randomDeck(format, chance).cards());
  }

  /// The deck with some of its cards exchanged. The same deck where no exchange is legal that was tried.
  ///
  /// @param exchanges how many cards give their place to others
  List<String> exchanged(List<String> deck, int exchanges, Chance chance) {
    List<String> made = deck;
    int done = 0;
    for (int i = 0; i < TRIES && done < exchanges; i++) {
      List<String> from = chance.roll(FURTHER_COPY) == 0 ? made : cards;
      String in = from.get(chance.roll(from.size()));
      int place = chance.roll(made.size());
      if (!made.get(place).equals(in)) {
        List<String> other = with(made, place, in);
        if (isLegal(other)) {
          made = other;
          done++;
        }
      }
    }
    return sorted(made);
  }

  /// One deck with some of the cards that another one has beyond it, about half of them, in the place of cards that the other one has not.
  List<String> mixed(List<String> one, List<String> other, Chance chance) {
    List<String> missing = new ArrayList<>(other);
    one.forEach(missing::remove);
    List<String> foreign = new ArrayList<>(one);
    other.forEach(foreign::remove);
    List<String> made = one;
    for (String in : missing) {
      if (chance.roll(2) == 0) {
        made = putIn(made, in, foreign, chance);
      }
    }
    return sorted(made);
  }

  /// The deck with a card for one that may go, the first of them that is found with which it is legal.
  ///
  /// @param mayGo the cards that may give their place to it; the one that does is taken out
  private List<String> putIn(List<String> deck, String in, List<String> mayGo, Chance chance) {
    int start = mayGo.isEmpty() ? 0 : chance.roll(mayGo.size());
    for (int i = 0; i < mayGo.size(); i++) {
      int going = (start + i) % mayGo.size();
      List<String> made = with(deck, deck.indexOf(mayGo.get(going)), in);
      if (isLegal(made)) {
        mayGo.remove(going);
        return made;
      }
    }
    return deck;
  }

  private static List<String> with(List<String> deck, int place, String in) {
    List<String> made = new ArrayList<>(deck);
    made.set(place, in);
    return made;
  }

  /// Whether nothing speaks against a deck.
  boolean isLegal(List<String> deck) {
    return game.objections(deck(deck, ""), format).isEmpty();
  }

  /// A deck of this format.
  Deck deck(List<String> deck, String name) {
    return new Deck(name, "", format.name(), deck, List.of());
  }
}
