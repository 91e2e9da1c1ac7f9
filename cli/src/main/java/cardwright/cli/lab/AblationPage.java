package cardwright.cli.lab;

import cardwright.cli.console.Count;
import cardwright.cli.console.Percent;
import cardwright.lab.games.Encounter;
import cardwright.lab.pairs.CardScores;
import cardwright.lab.statistics.Interval;
import cardwright.lab.statistics.PairDifferences;
import cardwright.lab.statistics.Tally;
import java.util.ArrayList;
import java.util.List;

/// What each card is worth to a deck, as a page: where each difference lies, what follows, and the scores in games with each card.
///
/// @param text the same in words
record AblationPage(AblationText text) {
  /// The page.
  LabPage page() {
    LabPage page =
        new LabPage(
            text.name()
                + (text.leavesOut() ? ": what each card is worth" : ": what other cards bring"));
    page.say(text.setUp() + ".");
    text.margin().ifPresent(told -> page.say(told.line() + "."));
    page.say(
        text.question()
            + ". Below each figure is where it lies with a confidence of 95 %, by pairs of games.");
    exchanges(page);
    page.heading("What follows");
    page.list(text.findings());
    page.heading("Drawn and played");
    page.say(text.withEach() + ".");
    cards(page);
    page.heading("Against each deck");
    rivals(page);
    return page;
  }

  private void exchanges(LabPage page) {
    List<AblationText.Line> lines = text.exchanges();
    double most = LabPage.most(lines.stream().map(line -> line.worth().interval()));
    List<LabPage.Row> rows = new ArrayList<>();
    for (AblationText.Line line : lines) {
      PairDifferences worth = line.worth();
      Interval range = worth.interval();
      rows.add(
          new LabPage.Row(
              line.name(),
              List.of(
                  LabPage.cell(
                      Percent.signed(worth.difference()),
                      Percent.signedRange(range),
                      line.repeated()),
                  LabPage.scale(worth.difference(), range, most))));
    }
    page.table(
        "What each exchange came to",
        List.of(text.leavesOut() ? "worth" : "gain", "0 is in the middle"),
        rows);
  }

  private void cards(LabPage page) {
    boolean dealt = text.allAtStart();
    List<LabPage.Row> rows = new ArrayList<>();
    text.report().cards().forEach((card, scores) -> rows.add(new LabPage.Row(card, cells(scores))));
    page.table(
        "Scores in games with each card",
        dealt ? List.of("played", "not played") : List.of("drawn", "played", "neither"),
        rows);
  }

  private List<LabPage.Cell> cells(CardScores scores) {
    List<LabPage.Cell> cells = new ArrayList<>();
    if (!text.allAtStart()) {
      cells.add(cell(scores.drawn()));
    }
    cells.add(cell(scores.played()));
    cells.add(cell(text.without(scores)));
    return cells;
  }

  private static LabPage.Cell cell(Tally<Double> games) {
    return games.total() == 0
        ? LabPage.cell("–")
        : LabPage.cell(Percent.of(Tally.score(games)) + " %", Count.of(games.total(), "game"));
  }

  private void rivals(LabPage page) {
    List<LabPage.Bar> bars = new ArrayList<>();
    for (int rival = 0; rival < text.ablation().field().size(); rival++) {
      Encounter met = text.report().whole().get(rival);
      bars.add(new LabPage.Bar(text.rival(rival), met.scores().score(), Percent.of(met.scores())));
    }
    page.bars(bars);
  }
}
