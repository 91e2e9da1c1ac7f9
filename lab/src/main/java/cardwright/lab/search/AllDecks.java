package cardwright.lab.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/// Lists all legal decks of a format, where they are few.
///
/// What is legal is asked of the game, deck by deck. From a legal deck it is found out which cards there can be, how many copies of each, and that decks have one
/// size: a card that can take the place of no card of that deck is taken to be in none, and a card of which that deck can have so many copies to be in none more often.
final class AllDecks {
  private final DeckVariation variation;
  private final List<String> example;
  private final int most;
  private final List<String> cards = new ArrayList<>();
  private final List<Integer> copies = new ArrayList<>();
  private final List<List<String>> decks = new ArrayList<>();

  private AllDecks(DeckVariation variation, List<String> example, int most) {
    this.variation = variation;
    this.example = example;
    this.most = most;
  }

  /// All legal decks, in the order of the game's cards.
  ///
  /// @param example a legal deck
  /// @param most how many decks are looked at, at most
  /// @return empty where there may be more, or decks of the format differ in size
  static Optional<List<List<String>>> of(DeckVariation variation, List<String> example, int most) {
    AllDecks all = new AllDecks(variation, example, most);
    if (!all.areFew() || !all.haveOneSize()) {
      return Optional.empty();
    }
    all.list(0, new ArrayList<>());
    return Optional.of(List.copyOf(all.decks));
  }

  /// Finds the cards that decks can have, as long as decks of them are few.
  private boolean areFew() {
    long[] ways = new long[example.size() + 1];
    ways[0] = 1;
    for (String card : variation.cards()) {
      int many = copies(card);
      if (many > 0) {
        cards.add(card);
        copies.add(many);
        ways = withCard(ways, many);
        if (ways[example.size()] > most) {
          return false;
        }
      }
    }
    return true;
  }

  /// In how many ways so many cards are picked, when up to so many copies of a further card can be picked, too.
  private long[] withCard(long[] ways, int many) {
    long[] sum = new long[ways.length];
    for (int size = 0; size < ways.length; size++) {
      for (int picked = 0; picked <= Math.min(many, size); picked++) {
        sum[size] = Math.min(most + 1L, sum[size] + ways[size - picked]);
      }
    }
    return sum;
  }

  /// How many copies of a card the example can have.
  private int copies(String card) {
    List<String> deck = example;
    for (int place = 0; place < example.size(); place++) {
      if (!deck.get(place).equals(card)) {
        List<String> more = new ArrayList<>(deck);
        more.set(place, card);
        if (variation.isLegal(more)) {
          deck = more;
        }
      }
    }
    return Collections.frequency(deck, card);
  }

  private boolean haveOneSize() {
    for (int place = 0; place < example.size(); place++) {
      List<String> fewer = new ArrayList<>(example);
      fewer.remove(place);
      if (variation.isLegal(fewer)) {
        return false;
      }
    }
    for (String card : cards) {
      List<String> more = new ArrayList<>(example);
      more.add(card);
      if (variation.isLegal(more)) {
        return false;
      }
    }
    return true;
  }

  /// How many copies there are of that card and all later ones.
  private int left(int from) {
    return copies.subList(from, copies.size()).stream().mapToInt(many -> many).sum();
  }

  /// Lists the decks that have these cards and otherwise only later ones.
  ///
  /// @param from the number of the first card that is still to be picked or not
  private void list(int from, List<String> picked) {
    if (picked.size() == example.size()) {
      if (variation.isLegal(picked)) {
        decks.add(List.copyOf(picked));
      }
      return;
    }
    int missing = example.size() - picked.size();
    if (left(from) < missing) {
      return;
    }
    int room = Math.min(copies.get(from), missing);
    for (int many = room; many >= 0; many--) {
      List<String> next = new ArrayList<>(picked);
      next.addAll(Collections.nCopies(many, cards.get(from)));
      list(from + 1, next);
    }
  }
}
