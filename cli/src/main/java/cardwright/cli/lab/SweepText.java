package cardwright.cli.lab;

import cardwright.cli.console.Count;
import cardwright.cli.console.Percent;
import cardwright.cli.options.DeckList;
import cardwright.engine.Deck;
import cardwright.lab.cards.Sweep;
import cardwright.lab.cards.SweepReport;
import cardwright.lab.cards.SweepReport.Value;
import cardwright.lab.games.Encounter;
import cardwright.lab.statistics.Interval;
import cardwright.lab.statistics.Margin;
import cardwright.lab.statistics.PairDifferences;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// What a figure of a card does, in words, as a table of separated values, or as data.
///
/// @param asked how far its ranges may reach; empty where all is played
/// @param repeats whether the same seed gives the same report
record SweepText(Sweep sweep, SweepReport report, Optional<Margin> asked, boolean repeats)
    implements LabReport {
  /// A value of the figure.
  ///
  /// @param gain what the decks score beyond what they do as the card is printed; empty for what is printed
  /// @param games the games with it
  /// @param refused why there are none; empty where there are
  record Line(
      int value, Optional<PairDifferences> gain, Encounter games, Optional<String> refused) {
    /// How many different games there were, where most were played before.
    String repeated() {
      return MatrixText.repeated(games);
    }
  }

  /// What the page is called.
  String title() {
    return sweep.figure().card() + ": what " + sweep.figure().name() + " does";
  }

  /// Whether its ranges became as narrow as was asked; empty where that was not asked.
  Optional<MarginText> margin() {
    return asked.map(margin ->
        new MarginText(
            margin,
            report.widest(),
            report.printed().scores().pairs() / sweep.matches(),
            sweep.pairs()));
  }

  /// What was played.
  String setUp() {
    return "%s, %s, %s (printed: %d), %s against %s, %s on both sides, %s, seed %d"
        .formatted(
            sweep.game().title(),
            sweep.format().name(),
            sweep.figure().words(),
            sweep.figure().value(),
            Count.of(sweep.decks().size(), "deck"),
            Count.of(sweep.field().size(), "deck"),
            sweep.player(),
            Count.of(report.games(), "game"),
            sweep.seed());
  }

  /// What the figures are.
  String question() {
    return "What the decks with the card score with each value, and beyond what is printed, in points of 100";
  }

  /// Whose decks play.
  String whose() {
    return names("with the card: ", sweep.decks()) + "; " + names("against: ", sweep.field());
  }

  private static String names(String before, List<Deck> decks) {
    List<String> names = new ArrayList<>();
    for (int deck = 0; deck < decks.size(); deck++) {
      names.add(DeckList.name(decks.get(deck), deck));
    }
    return before + String.join(", ", names);
  }

  /// All values, ascending, what is printed among them.
  List<Line> values() {
    List<Line> lines = new ArrayList<>();
    lines.add(
        new Line(sweep.figure().value(), Optional.empty(), report.printed(), Optional.empty()));
    for (Value value : report.values()) {
      lines.add(
          new Line(value.value(), Optional.of(value.gains()), value.games(), value.refused()));
    }
    lines.sort(Comparator.comparingInt(Line::value));
    return lines;
  }

  @Override
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(setUp());
    margin().ifPresent(told -> lines.add(told.line()));
    lines.add(whose());
    lines.add("");
    lines.add(question() + ":");
    values().forEach(line -> lines.add("  " + words(line)));
    lines.add("");
    lines.addAll(findings());
    return lines;
  }

  private static String words(Line line) {
    String value = String.format(Locale.ROOT, "%4d: ", line.value());
    if (line.refused().isPresent()) {
      return value + "not played: " + line.refused().get();
    }
    return value
        + Percent.of(line.games().scores())
        + line.gain()
            .map(gain ->
                ", %s (%s)"
                    .formatted(
                        Percent.signed(gain.difference()), Percent.signedRange(gain.interval())))
            .orElse(", as printed")
        + (line.repeated().isEmpty() ? "" : ", in " + line.repeated());
  }

  /// What follows.
  List<String> findings() {
    List<String> lines = new ArrayList<>();
    String under = "under " + sweep.player() + " ";
    String more = those(gain -> gain.low() > 0);
    String less = those(gain -> gain.high() < 0);
    if (!more.isEmpty()) {
      lines.add(under + "the decks score more than as printed with " + more);
    }
    if (!less.isEmpty()) {
      lines.add(under + "the decks score less than as printed with " + less);
    }
    lines.add(
        more.isEmpty() && less.isEmpty()
            ? under + "no range leaves 0 out: so few games do not tell"
            : "these ranges leave 0 out; by luck alone one in twenty does");
    values().stream()
        .filter(line -> line.games().games() > 0)
        .min(Comparator.comparingDouble(line -> Math.abs(line.games().scores().score() - 0.5)))
        .ifPresent(line ->
            lines.add(
                "nearest to an even score: %d, with %s %%"
                    .formatted(line.value(), Percent.of(line.games().scores().score()))));
    lines.add(
        String.format(Locale.ROOT, "%,d of the games were different ones", report.distinct()));
    if (!repeats) {
      lines.add(MatrixText.BY_THE_CLOCK);
    }
    return lines;
  }

  private String those(Predicate<Interval> which) {
    return report.values().stream()
        .filter(value -> value.refused().isEmpty() && which.test(value.gains().interval()))
        .map(value -> String.valueOf(value.value()))
        .collect(Collectors.joining(", "));
  }

  /// A line for each value that was played.
  @Override
  public String csv() {
    StringBuilder out =
        new StringBuilder("value,pairs,score,low,high,gain,gainLow,gainHigh,games,distinct\n");
    for (Line line : values()) {
      if (line.refused().isEmpty()) {
        Interval scores = line.games().scores().interval();
        out.append(
            String.format(
                Locale.ROOT,
                "%d,%d,%.4f,%.4f,%.4f,%s,%d,%d\n",
                line.value(),
                line.games().scores().pairs(),
                line.games().scores().score(),
                scores.low(),
                scores.high(),
                line.gain().map(SweepText::csv).orElse(",,"),
                line.games().games(),
                line.games().distinct()));
      }
    }
    return out.toString();
  }

  private static String csv(PairDifferences gain) {
    return String.format(
        Locale.ROOT,
        "%.4f,%.4f,%.4f",
        gain.difference(),
        gain.interval().low(),
        gain.interval().high());
  }

  @Override
  public Map<String, Object> data() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", sweep.game().name());
    data.put("format", sweep.format().name());
    data.put("card", sweep.figure().card());
    data.put("figure", sweep.figure().name());
    data.put("printed", sweep.figure().value());
    data.put("decks", lists(sweep.decks()));
    data.put("field", lists(sweep.field()));
    data.put("player", sweep.player());
    data.put("pairs", sweep.pairs());
    data.put("seed", sweep.seed());
    margin().ifPresent(told -> data.put("margin", told.data()));
    data.put("repeats", repeats);
    data.put("values", values().stream().map(SweepText::data).toList());
    data.put("games", report.games());
    data.put("distinct", report.distinct());
    return data;
  }

  private static List<Map<String, Object>> lists(List<Deck> decks) {
    List<Map<String, Object>> lists = new ArrayList<>();
    for (int deck = 0; deck < decks.size(); deck++) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("name", DeckList.name(decks.get(deck), deck));
      one.put("list", decks.get(deck).cards());
      lists.add(one);
    }
    return lists;
  }

  private static Map<String, Object> data(Line line) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("value", line.value());
    if (line.refused().isPresent()) {
      data.put("refused", line.refused().get());
      return data;
    }
    data.putAll(MatrixText.data(line.games()));
    line.gain()
        .ifPresent(gain -> {
          data.put("gains", gain.counts());
          data.put("gain", gain.difference());
          data.put("gainLow", gain.interval().low());
          data.put("gainHigh", gain.interval().high());
        });
    return data;
  }
}
