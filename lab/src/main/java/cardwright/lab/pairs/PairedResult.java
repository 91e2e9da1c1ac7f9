package cardwright.lab.pairs;

import cardwright.engine.Refused;
import cardwright.lab.games.Encounter;
import cardwright.lab.statistics.PairDifferences;
import cardwright.lab.statistics.Tally;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// What some pairs of games came to as things are and with changes.
///
/// @param asItIs the games as things are
/// @param changes what each change came to, in their order
/// @param cards what became of the cards that were watched in the games as things are
public record PairedResult(Encounter asItIs, List<ChangedGames> changes, WatchedCards cards) {
  private static final String PART = ";";
  private static final String GAINS = "gains";
  private static final String AT_START = "all-at-start";
  private static final List<String> SCORES = List.of("drawn", "played", "unplayed", "neither");

  /// Keeps its own list.
  public PairedResult {
    changes = List.copyOf(changes);
  }

  /// How many games there were.
  public long games() {
    return asItIs.games() + changes.stream().mapToLong(change -> change.games().games()).sum();
  }

  /// The result as one line, in parts that are [ResultWords]: the games as things are, the gains and the games of each change, what was watched of all cards, and what of each.
  String line() {
    List<String> parts = new ArrayList<>();
    parts.add(EncounterLine.of(asItIs));
    for (ChangedGames change : changes) {
      parts.add(
          ResultWords.of(List.of(GAINS), List.of(ResultWords.counts(change.gains().counts()))));
      parts.add(EncounterLine.of(change.games()));
    }
    parts.add(
        ResultWords.of(
            List.of(AT_START), List.of(ResultWords.counts(List.of(cards.allAtStart())))));
    for (CardScores scores : cards.scores().values()) {
      parts.add(
          ResultWords.of(
              SCORES,
              List.of(
                  tally(scores.drawn()),
                  tally(scores.played()),
                  tally(scores.unplayed()),
                  tally(scores.neither()))));
    }
    return String.join(PART, parts);
  }

  private static String tally(Tally<Double> tally) {
    return ResultWords.tally(tally, String::valueOf);
  }

  /// The result of a line.
  ///
  /// @param pairs how many pairs of games there were as things are
  /// @param changed how many there were of each change
  /// @param cards those that were watched
  /// @param player who played both sides
  /// @throws Refused when the line is none, or its counts do not go together
  static PairedResult read(
      String line, long pairs, List<Long> changed, List<String> cards, String player) {
    int changes = changed.size();
    List<String> parts = List.of(line.split(PART, -1));
    WatchedCards none = WatchedCards.none(cards);
    Refused.unless(
        parts.size() == 2 + 2 * changes + none.scores().size(),
        "this is no result of games: it should have a part for each change and for each card");
    try {
      Encounter asItIs = EncounterLine.read(parts.getFirst(), player, pairs);
      List<ChangedGames> all = new ArrayList<>();
      for (int i = 0; i < changes; i++) {
        Encounter games = EncounterLine.read(parts.get(2 + 2 * i), player, changed.get(i));
        all.add(change(parts.get(1 + 2 * i), games));
      }
      WatchedCards watched = cards(parts.subList(1 + 2 * changes, parts.size()), none);
      Refused.unless(
          cards.isEmpty() || watched.isOf(asItIs.games()),
          "the counts of this result do not go together");
      return new PairedResult(asItIs, all, watched);
    } catch (IllegalArgumentException e) {
      throw new Refused("this is no result of games: " + e.getMessage(), e);
    }
  }

  private static ChangedGames change(String gains, Encounter games) {
    int results = PairDifferences.NONE.counts().size();
    ChangedGames change =
        new ChangedGames(
            new PairDifferences(ResultWords.read(gains, List.of(GAINS)).counts(GAINS, results)),
            games);
    Refused.unless(
        change.gains().pairs() == games.scores().pairs(),
        "the counts of this result do not go together");
    return change;
  }

  private static WatchedCards cards(List<String> parts, WatchedCards none) {
    long allAtStart =
        ResultWords.read(parts.getFirst(), List.of(AT_START)).counts(AT_START, 1).getFirst();
    SequencedMap<String, CardScores> all = new LinkedHashMap<>();
    for (String card : none.scores().keySet()) {
      ResultWords words = ResultWords.read(parts.get(1 + all.size()), SCORES);
      all.put(
          card,
          new CardScores(
              words.tally("drawn", ResultWords::score),
              words.tally("played", ResultWords::score),
              words.tally("unplayed", ResultWords::score),
              words.tally("neither", ResultWords::score)));
    }
    return new WatchedCards(all, allAtStart);
  }
}
