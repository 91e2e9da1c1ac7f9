package cardwright.cli.lab;

import cardwright.cli.console.Count;
import cardwright.cli.console.Percent;
import cardwright.cli.options.DeckList;
import cardwright.engine.Deck;
import cardwright.lab.cards.Ablation;
import cardwright.lab.cards.AblationReport;
import cardwright.lab.cards.Exchange;
import cardwright.lab.games.Encounter;
import cardwright.lab.pairs.CardScores;
import cardwright.lab.pairs.ChangedGames;
import cardwright.lab.statistics.Interval;
import cardwright.lab.statistics.Margin;
import cardwright.lab.statistics.PairDifferences;
import cardwright.lab.statistics.Tally;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// What each card is worth to a deck, in words, as a table of separated values, or as data.
///
/// @param leavesOut whether cards were left out, so that what is told is what the deck loses; otherwise cards were tried, and it is what the deck gains
/// @param asked how far its ranges may reach; empty where all is played
/// @param repeats whether the same seed gives the same report
record AblationText(
    Ablation ablation,
    AblationReport report,
    boolean leavesOut,
    Optional<Margin> asked,
    boolean repeats)
    implements LabReport {
  /// An exchange with what it came to.
  ///
  /// @param name the card that was left out, or the one that was tried and for which
  /// @param worth what the card that is in question brings the deck
  /// @param repeated how many different games there were, where most were played before
  record Line(
      String name, Exchange exchange, PairDifferences worth, Encounter games, String repeated) {}

  /// What the deck is called.
  String name() {
    return ablation.deck().name().isEmpty() ? "the deck" : ablation.deck().name();
  }

  /// What the deck's opponent of that number is called.
  String rival(int number) {
    Deck rival = ablation.field().get(number);
    return rival.cards().equals(ablation.deck().cards()) ? "itself" : DeckList.name(rival, number);
  }

  /// Whether its ranges became as narrow as was asked; empty where that was not asked.
  Optional<MarginText> margin() {
    return asked.map(
        margin -> new MarginText(margin, report.widest(), report.pairs(), ablation.pairs()));
  }

  /// What was played.
  String setUp() {
    return "%s, %s, %s against %s, %s on both sides, %s, seed %d"
        .formatted(
            ablation.game().title(),
            ablation.format().name(),
            name(),
            Count.of(ablation.field().size(), "deck"),
            ablation.player(),
            Count.of(report.games(), "game"),
            ablation.seed());
  }

  /// All exchanges, the card that is worth most first.
  List<Line> exchanges() {
    return IntStream.range(0, ablation.exchanges().size())
        .mapToObj(this::line)
        .sorted(Comparator.comparingDouble((Line line) -> -line.worth().difference()))
        .toList();
  }

  private Line line(int number) {
    Exchange exchange = ablation.exchanges().get(number);
    ChangedGames change = report.changes().get(number);
    return new Line(
        leavesOut ? exchange.out() : exchange.in().getFirst() + " for " + exchange.out(),
        exchange,
        leavesOut ? change.gains().reversed() : change.gains(),
        change.games(),
        MatrixText.repeated(change.games()));
  }

  /// What the figures of the exchanges are.
  String question() {
    return leavesOut
        ? "What each card is worth: what the deck scores with it beyond what it scores where one copy gives its place to"
            + " one of the "
            + mostAlike()
            + ", another one in each pair of games; in points of 100"
        : "What the deck gains where one copy of a card gives its place to the card that is tried; in points of 100";
  }

  private String mostAlike() {
    int most =
        ablation.exchanges().stream().mapToInt(exchange -> exchange.in().size()).max().orElse(1);
    return Count.of(most, "legal card") + " most like it";
  }

  @Override
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(setUp());
    margin().ifPresent(told -> lines.add(told.line()));
    lines.add("");
    lines.add(name() + ": " + Percent.of(report.asItIs().scores()) + " over these decks");
    for (int rival = 0; rival < ablation.field().size(); rival++) {
      Encounter met = report.whole().get(rival);
      lines.add(MatrixText.against(met.scores(), rival(rival), MatrixText.repeated(met)));
    }
    lines.add("");
    lines.add(question() + ":");
    exchanges().forEach(line -> lines.add(words(line)));
    lines.add("");
    lines.add(withEach() + ":");
    report.cards().forEach((card, scores) -> lines.add("  " + card + " – " + words(scores)));
    lines.add("");
    lines.addAll(findings());
    return lines;
  }

  private static String words(Line line) {
    PairDifferences worth = line.worth();
    return String.format(
            Locale.ROOT,
            "  %6s (%s) %s",
            Percent.signed(worth.difference()),
            Percent.signedRange(worth.interval()),
            line.name())
        + (line.repeated().isEmpty() ? "" : ", in " + line.repeated());
  }

  /// What the scores of games with a card and without it are.
  String withEach() {
    return "What the deck as it is scores in the games in which a card was drawn, was played, or neither";
  }

  /// Whether all cards were in the hand at the first decision of all games.
  boolean allAtStart() {
    return report.allAtStart() > 0 && report.allAtStart() == report.asItIs().games();
  }

  private String words(CardScores scores) {
    List<String> parts = new ArrayList<>();
    if (!allAtStart()) {
      parts.add("drawn: " + share(scores.drawn()));
    }
    parts.add("played: " + share(scores.played()));
    parts.add((allAtStart() ? "not played: " : "neither: ") + share(without(scores)));
    return String.join("; ", parts);
  }

  /// The games without a card: where all are drawn at the start, those in which it was not played.
  Tally<Double> without(CardScores scores) {
    return allAtStart() ? scores.unplayed() : scores.neither();
  }

  private static String share(Tally<Double> games) {
    return games.total() == 0
        ? "in no game"
        : Percent.of(Tally.score(games)) + " % in " + Count.of(games.total(), "game");
  }

  /// What follows.
  List<String> findings() {
    List<String> lines = new ArrayList<>();
    lines.addAll(verdicts());
    if (allAtStart()) {
      lines.add("the whole deck is in the hand from the start: each card is drawn in every game");
    }
    String under = "under " + ablation.player() + " ";
    String idle = named(scores -> scores.drawn().total() > 0 && scores.played().total() == 0);
    if (!idle.isEmpty()) {
      lines.add(under + "drawn and never played: " + idle);
    }
    String away = named(scores -> scores.drawn().total() + scores.played().total() == 0);
    if (!away.isEmpty()) {
      lines.add(under + "neither drawn nor played: " + away);
    }
    lines.add(
        String.format(Locale.ROOT, "%,d of the games were different ones", report.distinct()));
    if (!repeats) {
      lines.add(MatrixText.BY_THE_CLOCK);
    }
    return lines;
  }

  private String named(Predicate<CardScores> which) {
    return report.cards().entrySet().stream()
        .filter(each -> which.test(each.getValue()))
        .map(Map.Entry::getKey)
        .collect(Collectors.joining("; "));
  }

  private List<String> verdicts() {
    if (!report.isWhole()) {
      return List.of("not all exchanges have been played yet");
    }
    String under = "under " + ablation.player() + " ";
    String more = exchanged(range -> range.low() > 0);
    String less = exchanged(range -> range.high() < 0);
    List<String> verdicts = new ArrayList<>();
    if (!more.isEmpty()) {
      verdicts.add(
          under
              + (leavesOut ? "worth more than what is most like it: " : "the deck gains by: ")
              + more);
    }
    if (!less.isEmpty()) {
      verdicts.add(
          under
              + (leavesOut ? "worth less than what is most like it: " : "the deck loses by: ")
              + less);
    }
    verdicts.add(
        verdicts.isEmpty()
            ? under + "no range leaves 0 out: so few games do not tell"
            : "these ranges leave 0 out; by luck alone one in twenty does");
    return verdicts;
  }

  private String exchanged(Predicate<Interval> which) {
    return exchanges().stream()
        .filter(line -> which.test(line.worth().interval()))
        .map(Line::name)
        .collect(Collectors.joining("; "));
  }

  /// A line for each exchange, then one for each card that was not exchanged.
  @Override
  public String csv() {
    StringBuilder out =
        new StringBuilder(
            "card,other,pairs,gain,low,high,games,distinct,drawn,drawnScore,played,playedScore,neither,neitherScore\n");
    List<String> exchanged = new ArrayList<>();
    for (int i = 0; i < report.changes().size(); i++) {
      Exchange exchange = ablation.exchanges().get(i);
      ChangedGames change = report.changes().get(i);
      Interval interval = change.gains().interval();
      exchanged.add(exchange.out());
      out.append(
          String.format(
              Locale.ROOT,
              "%s,%s,%d,%.4f,%.4f,%.4f,%d,%d%s\n",
              Csv.quoted(exchange.out()),
              Csv.quoted(String.join("; ", exchange.in())),
              change.gains().pairs(),
              change.gains().difference(),
              interval.low(),
              interval.high(),
              change.games().games(),
              change.games().distinct(),
              csv(report.scores(exchange.out()))));
    }
    report
        .cards()
        .forEach((card, scores) -> {
          if (!exchanged.contains(card)) {
            out.append(Csv.quoted(card)).append(",,,,,,,").append(csv(scores)).append("\n");
          }
        });
    return out.toString();
  }

  private static String csv(CardScores scores) {
    StringBuilder out = new StringBuilder();
    for (Tally<Double> games : List.of(scores.drawn(), scores.played(), scores.neither())) {
      out.append(',').append(games.total()).append(',');
      if (games.total() > 0) {
        out.append(String.format(Locale.ROOT, "%.4f", Tally.score(games)));
      }
    }
    return out.toString();
  }

  @Override
  public Map<String, Object> data() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", ablation.game().name());
    data.put("format", ablation.format().name());
    data.put("deck", name());
    data.put("list", ablation.deck().cards());
    data.put("player", ablation.player());
    data.put("pairs", ablation.pairs());
    data.put("seed", ablation.seed());
    margin().ifPresent(told -> data.put("margin", told.data()));
    data.put("repeats", repeats);
    List<Map<String, Object>> field = new ArrayList<>();
    for (int rival = 0; rival < ablation.field().size(); rival++) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("name", rival(rival));
      one.putAll(MatrixText.data(report.whole().get(rival)));
      field.add(one);
    }
    data.put("field", field);
    List<Map<String, Object>> exchanges = new ArrayList<>();
    for (int i = 0; i < report.changes().size(); i++) {
      ChangedGames change = report.changes().get(i);
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("out", ablation.exchanges().get(i).out());
      one.put("in", ablation.exchanges().get(i).in());
      one.put("pairs", change.gains().counts());
      one.put("gain", change.gains().difference());
      one.put("low", change.gains().interval().low());
      one.put("high", change.gains().interval().high());
      one.put("distinct", change.games().distinct());
      exchanges.add(one);
    }
    data.put("exchanges", exchanges);
    List<Map<String, Object>> cards = new ArrayList<>();
    report
        .cards()
        .forEach((card, scores) -> {
          Map<String, Object> one = new LinkedHashMap<>();
          one.put("name", card);
          one.put("drawn", data(scores.drawn()));
          one.put("played", data(scores.played()));
          one.put("neither", data(scores.neither()));
          cards.add(one);
        });
    data.put("cards", cards);
    data.put("allAtStart", allAtStart());
    data.put("games", report.games());
    data.put("distinct", report.distinct());
    return data;
  }

  private static Map<String, Object> data(Tally<Double> games) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("games", games.total());
    if (games.total() > 0) {
      data.put("score", Tally.score(games));
    }
    return data;
  }
}
