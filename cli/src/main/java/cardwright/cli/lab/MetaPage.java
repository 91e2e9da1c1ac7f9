package cardwright.cli.lab;

import cardwright.cli.console.Percent;
import cardwright.lab.search.MetaReport;
import java.util.ArrayList;
import java.util.List;

/// What came of looking for a mix of decks as a page: the best answers, what follows, and the matrix.
///
/// @param text the same in words
record MetaPage(MetaText text) {
  /// The page.
  LabPage page() {
    LabPage page =
        new LabPage(
            text.meta().game().title()
                + ", "
                + text.meta().format().name()
                + ": a mix of decks and its best answers");
    page.say(text.setUp() + ".");
    page.say(text.method() + ".");
    page.heading("Best answers");
    answers(page);
    page.heading("What follows");
    page.list(text.findings());
    new MatrixPage(text.matrix()).triangle(page);
    page.heading("All decks against each other");
    page.say(
        "A cell has what the deck of its row scores against that of its column, and"
            + " below where that lies with a confidence of 95 %, by pairs of games.");
    new MatrixPage(text.matrix()).table(page);
    return page;
  }

  private void answers(LabPage page) {
    List<LabPage.Row> rows = new ArrayList<>();
    for (MetaReport.Answer answer : text.report().answers()) {
      rows.add(
          new LabPage.Row(
              answer.deck().name(),
              List.of(
                  LabPage.cell(
                      Percent.of(answer.scores().score()) + " %",
                      Percent.range(answer.scores().interval())),
                  LabPage.cell(
                      MetaText.cards(answer),
                      MetaText.among(answer)
                          + ", against "
                          + MatrixText.shares(answer.decks(), answer.mix().shares())))));
    }
    page.table("Best answers", List.of("score", "cards"), rows);
  }
}
