package cardwright.lab.search;

import cardwright.engine.Deck;
import cardwright.lab.statistics.PairScores;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Consumer;

/// The decks that a search has looked at, with all that each scored. Those that are looked at again add up.
///
/// Each time, all decks play the same pairs, and none of them was played before, so that no deck stays good by luck.
final class SearchedDecks {
  private final DeckVariation variation;
  private final DeckTrials trials;
  private final Consumer<SearchedDecks> after;
  private final Map<List<String>, String> names = new HashMap<>();
  private final SequencedMap<List<String>, PairScores> scores = new LinkedHashMap<>();
  private long pairs;

  /// @param known decks that have names
  /// @param after is called when all decks of a generation have played
  SearchedDecks(
      DeckVariation variation, DeckTrials trials, List<Deck> known, Consumer<SearchedDecks> after) {
    this.variation = variation;
    this.trials = trials;
    this.after = after;
    known.forEach(deck -> names.putIfAbsent(variation.sorted(deck.cards()), deck.name()));
  }

  /// A deck with what it scored in all pairs.
  record Scored(List<String> cards, PairScores scores) {
    /// What it scores at least, as far as is known: a deck that was lucky in few games is not preferred.
    double atLeast() {
      return scores.interval().low();
    }
  }

  /// Lets decks play further pairs.
  ///
  /// @param decks different ones
  /// @param further how many pairs
  /// @return what each scored in these
  Map<List<String>, PairScores> play(List<List<String>> decks, int further) {
    List<Deck> playing = decks.stream().map(this::deck).toList();
    List<PairScores> played = trials.scores(playing, pairs, pairs + further);
    pairs += further;
    Map<List<String>, PairScores> these = new HashMap<>();
    for (int i = 0; i < decks.size(); i++) {
      these.put(decks.get(i), played.get(i));
      scores.merge(decks.get(i), played.get(i), PairScores::plus);
    }
    after.accept(this);
    return these;
  }

  /// How many different decks there were.
  int looked() {
    return scores.size();
  }

  /// What a deck scored in all pairs.
  PairScores scores(List<String> cards) {
    return scores.getOrDefault(cards, PairScores.NONE);
  }

  /// The deck of these cards, with its name where it was known.
  Deck deck(List<String> cards) {
    return variation.deck(cards, names.getOrDefault(cards, ""));
  }

  /// All decks, the best first: by what they score at least.
  List<Scored> best() {
    List<Scored> all = new ArrayList<>();
    scores.forEach((cards, scored) -> all.add(new Scored(cards, scored)));
    all.sort(Comparator.comparingDouble(Scored::atLeast).reversed());
    return all;
  }
}
