package cardwright.lab.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Finds the best of many decks by successive halving (Karnin, Koren and Somekh 2013): all play a few pairs of games, the worse half is left aside, the others play
/// on, until one is left. Each round has its share of the games that are left, so the fewer decks there are the more each of them plays.
///
/// @param searched plays the games, and adds up those of decks that stay
/// @param games how many games are played in all, unless that is too few for [#LEAST] pairs of each deck in each round
record Halving(SearchedDecks searched, long games) {
  /// The pairs that a deck plays in a round at least: one pair alone would ask what beats one deck.
  static final int LEAST = 2;

  /// The pairs that a deck plays in a round at most.
  private static final long MOST = 10_000;

  /// How many games are played at most.
  static long most(long decks, long games) {
    return games + 8 * decks + 64 * LEAST;
  }

  /// The best deck.
  ///
  /// @param decks different ones, at least one
  List<String> best(List<List<String>> decks) {
    List<List<String>> stay = decks;
    long left = games;
    while (stay.size() > 1) {
      long size = stay.size();
      int rounds = Long.SIZE - Long.numberOfLeadingZeros(size - 1);
      int pairs = (int) Math.clamp(left / (2 * size * rounds), LEAST, MOST);
      searched.play(stay, pairs);
      left = Math.max(0, left - 2 * size * pairs);
      // Decks that scored alike stay in their order.
      List<List<String>> sorted = new ArrayList<>(stay);
      sorted.sort(
          Comparator.comparingDouble((List<String> deck) -> searched.scores(deck).score())
              .reversed());
      stay = List.copyOf(sorted.subList(0, (stay.size() + 1) / 2));
    }
    return stay.getFirst();
  }
}
