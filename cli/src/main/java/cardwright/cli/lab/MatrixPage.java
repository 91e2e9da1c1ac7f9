package cardwright.cli.lab;

import cardwright.cli.console.Count;
import cardwright.cli.console.Percent;
import cardwright.lab.decks.DeckMatrix;
import cardwright.lab.statistics.PairScores;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.IntStream;

/// A matrix of decks as a page: a table that is colored by who wins, each deck's average, the
/// mix, and how long the games were.
///
/// @param text the same in words
record MatrixPage(MatrixText text) {
  private static final int CORNERS = 3;

  /// The page.
  LabPage page() {
    DeckMatrix matrix = text.matrix();
    LabPage page =
        new LabPage(
            matrix.game().title()
                + ", "
                + matrix.format().name()
                + ": every deck against every other");
    page.say(text.setUp() + ".");
    text.margin().ifPresent(told -> page.say(told.line() + "."));
    page.say(
        "A cell has what the deck of its row scores against that of its column, and"
            + " below where that lies with a confidence of 95 %, by pairs of games.");
    table(page);
    averages(page);
    page.heading("What follows");
    page.list(text.findings());
    triangle(page);
    lengths(page);
    return page;
  }

  private int decks() {
    return text.matrix().decks().size();
  }

  /// The table of scores.
  void table(LabPage page) {
    List<Integer> all = IntStream.range(0, decks()).boxed().toList();
    List<LabPage.Row> rows = new ArrayList<>();
    for (int deck : all) {
      List<LabPage.Cell> cells = new ArrayList<>();
      all.forEach(other -> cells.add(deck == other ? LabPage.cell("–") : cell(deck, other)));
      rows.add(new LabPage.Row(text.name(deck), cells));
    }
    page.matrix("Scores", all.stream().map(text::name).toList(), rows);
  }

  private LabPage.Cell cell(int deck, int other) {
    PairScores scores = text.report().scores(deck, other);
    return LabPage.colored(
        scores.score(),
        Percent.of(scores.score()),
        Percent.range(scores.interval()),
        text.repeated(deck, other));
  }

  /// A ladder of the decks, the strongest first.
  private void averages(LabPage page) {
    page.heading("On average over the others");
    List<LabPage.Bar> bars = new ArrayList<>();
    for (int deck : text.ladder()) {
      double average = text.report().average(deck);
      bars.add(
          new LabPage.Bar(
              text.name(deck),
              average,
              "%s %% (%s)"
                  .formatted(
                      Percent.of(average),
                      Percent.range(text.report().overField(deck).interval()))));
    }
    page.bars(bars);
  }

  /// Who beats whom of the three decks that are mixed most.
  void triangle(LabPage page) {
    if (decks() >= CORNERS && text.report().isWhole()) {
      List<Integer> most = text.mixedMost().subList(0, CORNERS);
      page.heading("Who beats whom");
      page.say(
          "The three decks that are mixed most; where fewer are mixed, those that score most stand beside them. An arrow goes from the deck that scores one half or more to the other one.");
      List<Triangle.Corner> corners = new ArrayList<>();
      List<Triangle.Side> sides = new ArrayList<>();
      for (int number = 0; number < CORNERS; number++) {
        int deck = most.get(number);
        double share = text.report().equilibrium().shares().get(deck);
        corners.add(
            new Triangle.Corner(text.name(deck), share, "mixed " + Percent.of(share) + " %"));
        double score = text.report().score(deck, most.get((number + 1) % CORNERS));
        sides.add(new Triangle.Side(score >= 0.5, Percent.of(Math.max(score, 1 - score)) + " %"));
      }
      page.triangle(new Triangle(corners, sides));
    }
  }

  private void lengths(LabPage page) {
    SortedMap<Long, Long> turns = text.report().all().turns().counts();
    long most = turns.values().stream().mapToLong(Long::longValue).max().orElse(1);
    page.heading("Turns of a game, both players together");
    List<LabPage.Bar> bars = new ArrayList<>();
    turns.forEach((number, games) ->
        bars.add(
            new LabPage.Bar(
                String.valueOf(number), (double) games / most, Count.of(games, "game"))));
    page.bars(bars);
  }
}
