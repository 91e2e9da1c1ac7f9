package cardwright.cli.lab;

import cardwright.cli.console.Percent;
import cardwright.lab.statistics.PairDifferences;
import java.util.ArrayList;
import java.util.List;

/// What a figure of a card does, as a page: the score with each value and where the difference lies, and what follows.
///
/// @param text the same in words
record SweepPage(SweepText text) {
  /// The page.
  LabPage page() {
    LabPage page = new LabPage(text.title());
    page.say(text.setUp() + ".");
    text.margin().ifPresent(told -> page.say(told.line() + "."));
    page.say(text.whose() + ".");
    page.say(
        text.question()
            + ". Below each figure is where it lies with a confidence of 95 %, by pairs of games.");
    values(page);
    page.heading("What follows");
    page.list(text.findings());
    return page;
  }

  private void values(LabPage page) {
    List<SweepText.Line> lines = text.values();
    double most =
        LabPage.most(
            lines.stream().flatMap(line -> line.gain().stream()).map(PairDifferences::interval));
    List<LabPage.Row> rows = new ArrayList<>();
    for (SweepText.Line line : lines) {
      rows.add(new LabPage.Row(String.valueOf(line.value()), cells(line, most)));
    }
    page.table(
        "What each value came to",
        List.of("score", "beyond as printed", "0 is in the middle"),
        rows);
  }

  private static List<LabPage.Cell> cells(SweepText.Line line, double most) {
    if (line.refused().isPresent()) {
      return List.of(
          LabPage.cell("not played", line.refused().get()), LabPage.cell(""), LabPage.cell(""));
    }
    LabPage.Cell score =
        LabPage.cell(
            Percent.of(line.games().scores().score()) + " %",
            Percent.range(line.games().scores().interval()),
            line.repeated());
    return line.gain()
        .map(gain ->
            List.of(
                score,
                LabPage.cell(
                    Percent.signed(gain.difference()), Percent.signedRange(gain.interval())),
                LabPage.scale(gain.difference(), gain.interval(), most)))
        .orElse(List.of(score, LabPage.cell("as printed"), LabPage.cell("")));
  }
}
