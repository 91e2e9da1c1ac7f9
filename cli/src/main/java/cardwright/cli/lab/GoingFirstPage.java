package cardwright.cli.lab;

import cardwright.cli.console.Percent;
import cardwright.lab.decks.GoingFirstReport.Level;
import cardwright.lab.statistics.Interval;
import cardwright.lab.statistics.PairScores;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/// What going first is worth, as a page: for each player what follows, and a table of the decks.
///
/// @param text the same in words
record GoingFirstPage(GoingFirstText text) {
  /// Where the scale ends that shows how far a score is from one half.
  private static final double HALF = 0.5;

  /// The page.
  LabPage page() {
    LabPage page =
        new LabPage(
            text.first().game().title()
                + ", "
                + text.first().format().name()
                + ": what it is worth to go first");
    page.say(text.setUp() + ".");
    text.margin().ifPresent(told -> page.say(told.line() + "."));
    page.say(
        "A cell has what who goes first scores, and below where that lies with a confidence of 95 %, by pairs of games."
            + " In each pair each deck goes first once; what a deck itself scores over the others as first and as second stands behind.");
    for (Level level : text.report().levels()) {
      page.heading("Under " + level.player());
      page.list(text.findings(level));
      table(page, level);
    }
    if (!text.repeats()) {
      page.say(MatrixText.BY_THE_CLOCK + ".");
    }
    return page;
  }

  private void table(LabPage page, Level level) {
    boolean alone = text.first().decks().size() == 1;
    List<LabPage.Row> rows = new ArrayList<>();
    for (int deck = 0; deck < text.first().decks().size(); deck++) {
      List<LabPage.Cell> cells = new ArrayList<>();
      if (!alone) {
        cells.add(cell(level.overField(deck)));
        cells.add(scale(level.overField(deck)));
        cells.add(cell(level.asFirst(deck)));
        cells.add(cell(level.asSecond(deck)));
      }
      cells.add(cell(level.withItself(deck)));
      rows.add(new LabPage.Row(text.name(deck), cells));
    }
    page.table(
        "Going first under " + level.player(),
        alone
            ? List.of("with itself")
            : List.of(
                "over the others", "50 % is in the middle", "as first", "as second", "with itself"),
        rows);
  }

  private static LabPage.Cell cell(PairScores scores) {
    return scores.pairs() == 0
        ? LabPage.cell("–")
        : LabPage.cell(Percent.of(scores.score()) + " %", Percent.range(scores.interval()));
  }

  private static LabPage.Cell cell(OptionalDouble score) {
    return LabPage.cell(score.isEmpty() ? "–" : Percent.of(score.getAsDouble()) + " %");
  }

  private static LabPage.Cell scale(PairScores scores) {
    Interval range = scores.interval();
    return LabPage.scale(
        scores.score() - HALF, new Interval(range.low() - HALF, range.high() - HALF), HALF);
  }
}
