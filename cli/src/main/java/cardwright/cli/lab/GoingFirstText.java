package cardwright.cli.lab;

import cardwright.cli.console.Count;
import cardwright.cli.console.Percent;
import cardwright.cli.options.DeckList;
import cardwright.lab.decks.GoingFirst;
import cardwright.lab.decks.GoingFirstReport;
import cardwright.lab.decks.GoingFirstReport.Level;
import cardwright.lab.statistics.Margin;
import cardwright.lab.statistics.PairScores;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// What going first is worth, in words, as a table of separated values, or as data.
///
/// @param asked how far its ranges may reach; empty where all is played
/// @param repeats whether the same seed gives the same report
record GoingFirstText(
    GoingFirst first, GoingFirstReport report, Optional<Margin> asked, boolean repeats)
    implements LabReport {
  /// What a deck is called.
  String name(int deck) {
    return DeckList.name(first.decks().get(deck), deck);
  }

  private int decks() {
    return first.decks().size();
  }

  /// Whether its ranges became as narrow as was asked; empty where that was not asked.
  Optional<MarginText> margin() {
    return asked.map(
        margin -> new MarginText(margin, report.widest(), report.pairs(), first.pairs()));
  }

  /// What was played.
  String setUp() {
    return "%s, %s, %s, %s, %s, seed %d"
        .formatted(
            first.game().title(),
            first.format().name(),
            Count.of(decks(), "deck"),
            String.join(" and ", first.players()) + " on both sides",
            Count.of(report.games(), "game"),
            first.seed());
  }

  @Override
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(setUp());
    margin().ifPresent(told -> lines.add(told.line()));
    for (Level level : report.levels()) {
      lines.add("");
      lines.addAll(findings(level));
      lines.add("who goes first scores, deck by deck:");
      for (int deck = 0; deck < decks(); deck++) {
        lines.add("  " + name(deck) + ": " + line(level, deck));
      }
    }
    if (!repeats) {
      lines.add("");
      lines.add(MatrixText.BY_THE_CLOCK);
    }
    return lines;
  }

  /// What going first came to under one player, over all decks.
  List<String> findings(Level level) {
    List<String> lines = new ArrayList<>();
    String under = "under " + level.player() + " who goes first scores ";
    if (decks() > 1) {
      lines.add(under + score(level.all()) + " where two decks meet");
    }
    lines.add(under + score(level.mirrors()) + " where a deck meets itself");
    lines.add(
        Count.of(level.distinct(), "different game") + " among " + Count.of(level.games(), "game"));
    return lines;
  }

  private String line(Level level, int deck) {
    String alone = score(level.withItself(deck)) + " with itself";
    if (decks() == 1) {
      return alone;
    }
    String field = score(level.overField(deck)) + " over the others";
    OptionalDouble one = level.asFirst(deck);
    OptionalDouble other = level.asSecond(deck);
    return one.isPresent() && other.isPresent()
        ? "%s, where it scores %s %% as first and %s %% as second; %s"
            .formatted(field, Percent.of(one.getAsDouble()), Percent.of(other.getAsDouble()), alone)
        : field + "; " + alone;
  }

  /// A score, or that there is none.
  static String score(PairScores scores) {
    return scores.pairs() == 0 ? "in no pair yet" : Percent.of(scores);
  }

  /// A line for each player and deck.
  @Override
  public String csv() {
    StringBuilder out =
        new StringBuilder(
            "player,deck,itselfPairs,itself,itselfLow,itselfHigh,fieldPairs,field,fieldLow,fieldHigh,asFirst,asSecond\n");
    for (Level level : report.levels()) {
      for (int deck = 0; deck < decks(); deck++) {
        out.append(
            String.format(
                Locale.ROOT,
                "%s,%s,%s,%s,%s,%s\n",
                Csv.quoted(level.player()),
                Csv.quoted(name(deck)),
                csv(level.withItself(deck)),
                csv(level.overField(deck)),
                csv(level.asFirst(deck)),
                csv(level.asSecond(deck))));
      }
    }
    return out.toString();
  }

  private static String csv(PairScores scores) {
    return scores.pairs() == 0
        ? "0,,,"
        : String.format(
            Locale.ROOT,
            "%d,%.4f,%.4f,%.4f",
            scores.pairs(),
            scores.score(),
            scores.interval().low(),
            scores.interval().high());
  }

  private static String csv(OptionalDouble score) {
    return score.isEmpty() ? "" : String.format(Locale.ROOT, "%.4f", score.getAsDouble());
  }

  @Override
  public Map<String, Object> data() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", first.game().name());
    data.put("format", first.format().name());
    data.put("pairs", first.pairs());
    data.put("seed", first.seed());
    margin().ifPresent(told -> data.put("margin", told.data()));
    data.put("repeats", repeats);
    data.put("levels", report.levels().stream().map(this::data).toList());
    data.put("games", report.games());
    return data;
  }

  private Map<String, Object> data(Level level) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("player", level.player());
    data.put("first", MatrixText.data(level.all()));
    data.put("mirrors", MatrixText.data(level.mirrors()));
    List<Map<String, Object>> decks = new ArrayList<>();
    for (int deck = 0; deck < decks(); deck++) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("name", name(deck));
      one.put("itself", MatrixText.data(level.withItself(deck)));
      one.put("field", MatrixText.data(level.overField(deck)));
      level.asFirst(deck).ifPresent(score -> one.put("asFirst", score));
      level.asSecond(deck).ifPresent(score -> one.put("asSecond", score));
      decks.add(one);
    }
    data.put("decks", decks);
    data.put("games", level.games());
    data.put("distinct", level.distinct());
    return data;
  }
}
