package cardwright.cli.lab;

import cardwright.cli.console.Count;
import cardwright.cli.console.Percent;
import cardwright.cli.options.DeckList;
import cardwright.engine.Deck;
import cardwright.lab.decks.AlphaRank;
import cardwright.lab.decks.DeckMatrix;
import cardwright.lab.decks.Equilibrium;
import cardwright.lab.decks.MatrixReport;
import cardwright.lab.games.Encounter;
import cardwright.lab.games.Report;
import cardwright.lab.statistics.Interval;
import cardwright.lab.statistics.Margin;
import cardwright.lab.statistics.PairScores;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// A matrix of decks in words, as a table of separated values, or as data.
///
/// @param asked how far its ranges may reach; empty where all is played
/// @param repeats whether the same seed gives the same report
record MatrixText(DeckMatrix matrix, MatrixReport report, Optional<Margin> asked, boolean repeats)
    implements LabReport {
  /// Said where the same seed may not give the same report.
  static final String BY_THE_CLOCK =
      "a player thinks by the clock: the same seed may give another report";

  /// So many decks are named with their shares.
  private static final int MOST_SHARES = 12;

  /// What a deck is called.
  String name(int deck) {
    return DeckList.name(matrix.decks().get(deck), deck);
  }

  private int decks() {
    return matrix.decks().size();
  }

  /// Whether its ranges became as narrow as was asked; empty where that was not asked.
  Optional<MarginText> margin() {
    return asked.map(
        margin -> new MarginText(margin, report.widest(), report.pairs(), matrix.pairs()));
  }

  /// What was played.
  String setUp() {
    return "%s, %s, %s on both sides, %s, seed %d"
        .formatted(
            matrix.game().title(),
            matrix.format().name(),
            matrix.player(),
            Count.of(report.games(), "game"),
            matrix.seed());
  }

  @Override
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(setUp());
    margin().ifPresent(told -> lines.add(told.line()));
    for (int deck = 0; deck < decks(); deck++) {
      lines.add("");
      lines.add(name(deck) + ": " + Percent.of(report.average(deck)) + " % on average");
      for (int other = 0; other < decks(); other++) {
        if (other != deck) {
          lines.add(line(deck, other));
        }
      }
    }
    lines.add("");
    lines.addAll(findings());
    return lines;
  }

  /// What follows from all scores together.
  List<String> findings() {
    Report all = report.all();
    List<String> lines = new ArrayList<>();
    if (report.isWhole()) {
      lines.addAll(mix());
    } else {
      lines.add("not all decks have met yet");
    }
    List<String> dominated = report.dominated().stream().map(this::name).toList();
    if (report.isWhole() && !dominated.isEmpty()) {
      lines.add(
          "by the scores as observed, another deck does as well against every deck, and better against one, than: "
              + String.join(", ", dominated));
    }
    PairScores first = report.first();
    if (first.pairs() > 0) {
      lines.add(
          "under %s who goes first has a score of %s %% (95 %% interval %s, by pairs of games)"
              .formatted(
                  matrix.player(), Percent.of(first.score()), Percent.range(first.interval())));
    }
    lines.add(
        String.format(
            Locale.ROOT,
            "%,d of the games were different ones; the median game has %s",
            report.distinct(),
            Count.turns(all.medianTurns())));
    if (!repeats) {
      lines.add(BY_THE_CLOCK);
    }
    return lines;
  }

  /// The numbers of the decks, the one first that scores most on average.
  List<Integer> ladder() {
    return sorted(Comparator.comparingDouble(report::average));
  }

  /// The numbers of the decks, the one first that is mixed most, and of those that are mixed alike the one that scores most on average.
  List<Integer> mixedMost() {
    List<Double> shares = report.equilibrium().shares();
    return sorted(
        Comparator.<Integer>comparingDouble(shares::get).thenComparingDouble(report::average));
  }

  private List<Integer> sorted(Comparator<Integer> weakestFirst) {
    return IntStream.range(0, decks()).boxed().sorted(weakestFirst.reversed()).toList();
  }

  private String line(int deck, int other) {
    return against(report.scores(deck, other), name(other), repeated(deck, other));
  }

  /// What a deck scored against another.
  ///
  /// @param repeated how many different games there were, where most were played before
  static String against(PairScores scores, String other, String repeated) {
    Interval interval = scores.interval();
    return String.format(
            Locale.ROOT,
            "  %5.1f %% (%s) against %s",
            100 * scores.score(),
            Percent.range(interval),
            other)
        + (repeated.isEmpty() ? "" : ", in " + repeated);
  }

  /// How many different games there were, where most were played before. Empty elsewhere.
  String repeated(int deck, int other) {
    return repeated(report.encounter(deck, other));
  }

  /// How many different games there were, where most were played before: players that leave nothing to chance play the same game again. Empty elsewhere.
  static String repeated(Encounter encounter) {
    return 2L * encounter.distinct() < encounter.games()
        ? Count.of(encounter.distinct(), "different game")
        : "";
  }

  private List<String> mix() {
    Equilibrium mix = report.equilibrium();
    return List.of(
        "no deck has an edge over this mix: " + shares(mix.shares()),
        String.format(
            Locale.ROOT,
            "by the upper ends of the ranges, the best answer to it scores at most %.1f %%",
            100 * report.bestAnswer(mix)),
        "by α-rank, players who copy what wins spend their time with: "
            + shares(report.alphaRank().shares()));
  }

  private String shares(List<Double> shares) {
    return shares(matrix.decks(), shares);
  }

  /// Those decks that have a share of something, with it: `Twins 60.0 %, Rummage 40.0 %`. Where they are many, those with the largest shares, and what the others have together.
  static String shares(List<Deck> decks, List<Double> shares) {
    List<Integer> named =
        IntStream.range(0, decks.size())
            .filter(deck -> shares.get(deck) > 0)
            .boxed()
            .sorted(Comparator.comparing(shares::get, Comparator.reverseOrder()))
            .toList();
    int told = named.size() <= MOST_SHARES ? named.size() : MOST_SHARES - 1;
    List<String> parts = new ArrayList<>();
    for (int deck : named.subList(0, told)) {
      parts.add(share(DeckList.name(decks.get(deck), deck), shares.get(deck)));
    }
    if (told < named.size()) {
      double others = named.subList(told, named.size()).stream().mapToDouble(shares::get).sum();
      parts.add(share((named.size() - told) + " others together", others));
    }
    return String.join(", ", parts);
  }

  private static String share(String name, double share) {
    return String.format(Locale.ROOT, "%s %.1f %%", name, 100 * share);
  }

  /// A line for each two decks.
  @Override
  public String csv() {
    StringBuilder out =
        new StringBuilder("deck,other,pairs,score,low,high,games,distinct,first,turns\n");
    for (int deck = 0; deck < decks(); deck++) {
      for (int other = deck + 1; other < decks(); other++) {
        PairScores scores = report.scores(deck, other);
        Interval interval = scores.interval();
        Report games = report.encounter(deck, other).report();
        PairScores first = report.encounter(deck, other).first();
        out.append(
            String.format(
                Locale.ROOT,
                "%s,%s,%d,%.4f,%.4f,%.4f,%d,%d,%s,%.1f\n",
                Csv.quoted(name(deck)),
                Csv.quoted(name(other)),
                scores.pairs(),
                scores.score(),
                interval.low(),
                interval.high(),
                games.games(),
                report.encounter(deck, other).distinct(),
                first.pairs() == 0 ? "" : String.format(Locale.ROOT, "%.4f", first.score()),
                games.medianTurns()));
      }
    }
    return out.toString();
  }

  @Override
  public Map<String, Object> data() {
    Report all = report.all();
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", matrix.game().name());
    data.put("format", matrix.format().name());
    data.put("player", matrix.player());
    data.put("pairs", matrix.pairs());
    data.put("seed", matrix.seed());
    margin().ifPresent(told -> data.put("margin", told.data()));
    data.put("repeats", repeats);
    Equilibrium mix = report.equilibrium();
    AlphaRank ranked = report.alphaRank();
    List<Map<String, Object>> decks = new ArrayList<>();
    for (int deck = 0; deck < decks(); deck++) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("name", name(deck));
      one.put("cards", matrix.decks().get(deck).cards());
      one.put("average", report.average(deck));
      one.put("mixed", mix.shares().get(deck));
      one.put("alphaRank", ranked.shares().get(deck));
      one.put("dominated", report.dominated().contains(deck));
      decks.add(one);
    }
    data.put("decks", decks);
    List<Map<String, Object>> encounters = new ArrayList<>();
    for (int deck = 0; deck < decks(); deck++) {
      for (int other = deck + 1; other < decks(); other++) {
        encounters.add(encounter(deck, other));
      }
    }
    data.put("encounters", encounters);
    data.put("bestAnswer", report.bestAnswer(mix));
    PairScores first = report.first();
    if (first.pairs() > 0) {
      data.put("first", data(first));
    }
    data.put("games", all.games());
    data.put("distinct", report.distinct());
    return data;
  }

  private Map<String, Object> encounter(int deck, int other) {
    Encounter encounter = report.encounter(deck, other);
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("deck", deck);
    data.put("other", other);
    data.putAll(data(encounter));
    data.put("turns", encounter.report().turns().counts());
    return data;
  }

  /// What two decks came to against each other, for programs.
  static Map<String, Object> data(Encounter encounter) {
    Map<String, Object> data = data(encounter.scores());
    data.put("distinct", encounter.distinct());
    return data;
  }

  /// Scores for programs.
  static Map<String, Object> data(PairScores scores) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("pairs", scores.counts());
    data.put("score", scores.score());
    data.put("low", scores.interval().low());
    data.put("high", scores.interval().high());
    return data;
  }
}
