package cardwright.lab;

import cardwright.engine.Deck;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.IntStream;

/// What a deck came to as it is and with cards exchanged.
///
/// @param whole what the deck as it is came to against each deck of the field
/// @param changes what each exchange came to, over the whole field
/// @param cards each card of the deck in their order, with what the deck as it is scored in games with it and without it
/// @param allAtStart in how many games of the deck as it is all of its cards were in the hand at the first decision
public record AblationReport(
    List<Encounter> whole,
    List<Change> changes,
    SequencedMap<String, CardScores> cards,
    long allAtStart) {
  /// What an exchange came to.
  ///
  /// @param gains what the deck scored beyond what it scores as it is, in the same pairs
  /// @param games of the deck with the card exchanged
  public record Change(PairDifferences gains, Encounter games) {
    private static Change none(String player) {
      return new Change(PairDifferences.NONE, Encounter.none(player));
    }

    private Change plus(PlayedPair pair, PlayedPair whole) {
      return new Change(
          gains.plus(PairDifferences.of(pair.points(), whole.points())),
          games.plus(Encounter.of(pair)));
    }
  }

  /// Keeps its own lists.
  public AblationReport {
    whole = List.copyOf(whole);
    changes = List.copyOf(changes);
    cards = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(cards));
  }

  /// No games.
  static AblationReport none(Deck deck, int decks, int exchanges, String player) {
    SequencedMap<String, CardScores> cards = new LinkedHashMap<>();
    deck.cards().forEach(card -> cards.put(card, CardScores.none()));
    return new AblationReport(
        Collections.nCopies(decks, Encounter.none(player)),
        IntStream.range(0, exchanges).mapToObj(_ -> Change.none(player)).toList(),
        cards,
        0);
  }

  /// The report with a pair of games of the deck as it is.
  AblationReport plusWhole(int opponent, PlayedPair pair) {
    List<Encounter> all = new ArrayList<>(whole);
    all.set(opponent, whole.get(opponent).plus(Encounter.of(pair)));
    AblationReport sum = new AblationReport(all, changes, cards, allAtStart);
    return sum.plus(pair.first()).plus(pair.second());
  }

  private AblationReport plus(Experiment.Played game) {
    CardWatch watch = game.cards().orElseThrow();
    SequencedMap<String, CardScores> sum = new LinkedHashMap<>(cards);
    sum.replaceAll((card, scores) -> scores.plus(CardScores.of(card, watch, game.score())));
    return new AblationReport(whole, changes, sum, allAtStart + (watch.allAtStart() ? 1 : 0));
  }

  /// The report with a pair of games in which a card was exchanged.
  AblationReport plusExchanged(int exchange, PlayedPair pair, PlayedPair unchanged) {
    List<Change> all = new ArrayList<>(changes);
    all.set(exchange, changes.get(exchange).plus(pair, unchanged));
    return new AblationReport(whole, all, cards, allAtStart);
  }

  /// What the deck as it is scored in games with a card and without it.
  ///
  /// @param card a card of the deck
  public CardScores scores(String card) {
    return cards.getOrDefault(card, CardScores.none());
  }

  /// The games of the deck as it is against all decks.
  public Encounter asItIs() {
    return whole.stream().reduce(Encounter::plus).orElseThrow();
  }

  /// How many games there were.
  public long games() {
    return whole.stream().mapToLong(Encounter::games).sum()
        + changes.stream().mapToLong(change -> change.games().games()).sum();
  }

  /// How many of them were different ones.
  public long distinct() {
    return whole.stream().mapToLong(Encounter::distinct).sum()
        + changes.stream().mapToLong(change -> change.games().distinct()).sum();
  }

  /// Whether each exchange has been played at least once.
  public boolean isWhole() {
    return changes.stream().allMatch(change -> change.gains().pairs() > 0);
  }
}
