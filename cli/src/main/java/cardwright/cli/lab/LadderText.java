package cardwright.cli.lab;

import cardwright.cli.console.Count;
import cardwright.cli.console.Percent;
import cardwright.lab.games.Encounter;
import cardwright.lab.ladder.Ladder;
import cardwright.lab.ladder.LadderReport;
import cardwright.lab.statistics.Interval;
import cardwright.lab.statistics.Margin;
import cardwright.lab.statistics.PairScores;
import cardwright.lab.statistics.Ratings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// A ladder of players in words, as a table of separated values, or as data.
///
/// @param asked how far its ranges may reach; empty where all is played
/// @param repeats whether the same seed gives the same report
record LadderText(Ladder ladder, LadderReport report, Optional<Margin> asked, boolean repeats)
    implements LabReport {
  private int players() {
    return report.players().size();
  }

  /// What a player is called.
  String name(int player) {
    return report.players().get(player);
  }

  /// How all are rated.
  Ratings ratings() {
    return report.ratings();
  }

  /// The numbers of the players, the strongest first.
  List<Integer> order(Ratings ratings) {
    return IntStream.range(0, players())
        .boxed()
        .sorted(
            Comparator.comparingDouble((Integer player) -> -ratings.ratings().get(player).points()))
        .toList();
  }

  /// Whether its ranges became as narrow as was asked; empty where that was not asked.
  Optional<MarginText> margin() {
    return asked.map(
        margin -> new MarginText(margin, report.widest(), report.pairs(), ladder.pairs()));
  }

  /// What was played.
  String setUp() {
    return "%s, %s, %s, %s, %s, seed %d"
        .formatted(
            ladder.game().title(),
            ladder.format().name(),
            Count.of(players(), "player"),
            ladder.decks().isEmpty() ? "decks made by chance" : "decks alike",
            Count.of(report.games(), "game"),
            ladder.seed());
  }

  @Override
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(setUp());
    margin().ifPresent(told -> lines.add(told.line()));
    Ratings ratings = ratings();
    for (int player : order(ratings)) {
      lines.add("");
      lines.add(name(player) + ": " + rating(ratings, player));
      for (int other = 0; other < players(); other++) {
        if (other != player) {
          lines.add("  %s against %s".formatted(score(player, other), name(other)));
        }
      }
    }
    lines.add("");
    lines.addAll(findings());
    return lines;
  }

  /// A rating with its range: `1240 (1180 to 1300)`.
  String rating(Ratings ratings, int player) {
    Ratings.Rating rating = ratings.ratings().get(player);
    return player == 0
        ? points(rating.points()) + ", by which the others are rated"
        : points(rating.points()) + " (" + range(rating.interval()) + ")";
  }

  /// `1180 to 1300`.
  static String range(Interval interval) {
    return points(interval.low()) + " to " + points(interval.high());
  }

  static String points(double points) {
    return String.format(Locale.ROOT, "%.0f", points);
  }

  /// What a player scored against another one.
  String score(int player, int other) {
    PairScores scores = report.scores(player, other);
    return scores.pairs() == 0 ? "no game yet" : Percent.of(scores);
  }

  /// What follows from all scores together.
  List<String> findings() {
    List<String> lines = new ArrayList<>();
    lines.add("400 points more mean ten to one; ranges are by pairs of games");
    lines.add(
        String.format(Locale.ROOT, "%,d of the games were different ones", report.distinct()));
    if (!repeats) {
      lines.add(MatrixText.BY_THE_CLOCK);
    }
    return lines;
  }

  /// A line for every two players.
  @Override
  public String csv() {
    StringBuilder out =
        new StringBuilder("player,rating,other,otherRating,pairs,score,low,high,games,distinct\n");
    Ratings ratings = ratings();
    for (int player = 0; player < players(); player++) {
      for (int other = player + 1; other < players(); other++) {
        PairScores scores = report.scores(player, other);
        Encounter encounter = report.encounter(player, other);
        out.append(
            String.format(
                Locale.ROOT,
                "%s,%.1f,%s,%.1f,%d,%.4f,%.4f,%.4f,%d,%d\n",
                Csv.quoted(name(player)),
                ratings.ratings().get(player).points(),
                Csv.quoted(name(other)),
                ratings.ratings().get(other).points(),
                scores.pairs(),
                scores.score(),
                scores.interval().low(),
                scores.interval().high(),
                encounter.games(),
                encounter.distinct()));
      }
    }
    return out.toString();
  }

  @Override
  public Map<String, Object> data() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", ladder.game().name());
    data.put("format", ladder.format().name());
    data.put("pairs", ladder.pairs());
    data.put("seed", ladder.seed());
    margin().ifPresent(told -> data.put("margin", told.data()));
    data.put("repeats", repeats);
    List<Map<String, Object>> players = new ArrayList<>();
    Ratings ratings = ratings();
    for (int player = 0; player < players(); player++) {
      Ratings.Rating rating = ratings.ratings().get(player);
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("name", name(player));
      one.put("rating", rating.points());
      one.put("low", rating.interval().low());
      one.put("high", rating.interval().high());
      players.add(one);
    }
    data.put("players", players);
    List<Map<String, Object>> encounters = new ArrayList<>();
    for (int player = 0; player < players(); player++) {
      for (int other = player + 1; other < players(); other++) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("player", player);
        one.put("other", other);
        one.putAll(MatrixText.data(report.encounter(player, other)));
        encounters.add(one);
      }
    }
    data.put("encounters", encounters);
    data.put("games", report.games());
    data.put("distinct", report.distinct());
    return data;
  }
}
