package cardwright.lab.pairs;

import cardwright.lab.games.CardWatch;
import cardwright.lab.games.Played;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// What a deck scored in games with each of some of its cards and without it. Such scores add up, in any order.
///
/// @param scores by the names of the cards, in their order
/// @param allAtStart in how many games all cards of the deck were in the hand at the first decision
public record WatchedCards(SequencedMap<String, CardScores> scores, long allAtStart) {
  /// Keeps its own map.
  public WatchedCards {
    scores = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(scores));
  }

  /// No games.
  ///
  /// @param cards each once or more often
  public static WatchedCards none(List<String> cards) {
    SequencedMap<String, CardScores> none = new LinkedHashMap<>();
    cards.forEach(card -> none.put(card, CardScores.none()));
    return new WatchedCards(none, 0);
  }

  /// With a game in which it was watched what becomes of the cards.
  WatchedCards plus(Played game) {
    CardWatch watch = game.cards().orElseThrow();
    SequencedMap<String, CardScores> sum = new LinkedHashMap<>(scores);
    sum.replaceAll((card, before) -> before.plus(CardScores.of(card, watch, game.score())));
    return new WatchedCards(sum, allAtStart + (watch.allAtStart() ? 1 : 0));
  }

  /// The games of both.
  ///
  /// @param other with the same cards
  public WatchedCards plus(WatchedCards other) {
    SequencedMap<String, CardScores> sum = new LinkedHashMap<>(scores);
    other.scores.forEach((card, more) -> sum.merge(card, more, CardScores::plus));
    return new WatchedCards(sum, allAtStart + other.allAtStart);
  }

  /// Whether each card was counted in each of so many games.
  boolean isOf(long games) {
    return allAtStart <= games && scores.values().stream().allMatch(card -> isOf(card, games));
  }

  private static boolean isOf(CardScores card, long games) {
    return card.played().total() + card.unplayed().total() == games
        && card.drawn().total() <= games
        && card.neither().total() <= card.unplayed().total();
  }
}
