package cardwright.cli.lab;

import cardwright.cli.console.Percent;
import cardwright.lab.games.Encounter;
import cardwright.lab.search.DeckGrid;
import cardwright.lab.search.SearchReport;
import cardwright.lab.statistics.PairScores;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// What a search for decks found as a page: the map where there is one, what each deck scores against each, and its cards.
///
/// @param text the same in words
record SearchPage(SearchText text) {
  /// The page.
  LabPage page() {
    LabPage page =
        new LabPage(
            text.search().game().title()
                + ", "
                + text.search().format().name()
                + ": decks that a search found");
    page.say(text.setUp() + ".");
    text.report().grid().ifPresent(grid -> map(page, grid));
    page.heading("Against each deck");
    page.say(
        "A cell has what the deck of its row scores against that of its column with fresh seeds, and"
            + " below where that lies with a confidence of 95 %, by pairs of games.");
    table(page);
    page.heading("The decks");
    page.list(
        text.report().best().stream()
            .map(found -> SearchText.name(found) + ": " + SearchText.cards(found))
            .toList());
    page.heading("What follows");
    page.list(text.findings());
    return page;
  }

  private void map(LabPage page, DeckGrid grid) {
    page.heading("The map");
    page.say(SearchText.mapSays(grid) + ".");
    List<Integer> all = IntStream.range(0, grid.size()).boxed().toList();
    List<LabPage.Row> rows = new ArrayList<>();
    for (int row : all) {
      List<LabPage.Cell> cells = new ArrayList<>();
      all.forEach(column ->
          cells.add(
              text.at(row, column)
                  .map(found -> cell(SearchText.score(found), SearchText.name(found)))
                  .orElse(LabPage.cell("–"))));
      rows.add(new LabPage.Row(SearchText.range(grid, grid.rows(), row), cells));
    }
    page.matrix(
        "The best deck of each cell",
        all.stream().map(column -> SearchText.range(grid, grid.columns(), column)).toList(),
        rows);
  }

  private void table(LabPage page) {
    List<String> heads = new ArrayList<>(List.of("all"));
    IntStream.range(0, text.search().field().size()).mapToObj(text::rival).forEach(heads::add);
    List<LabPage.Row> rows = new ArrayList<>();
    for (SearchReport.Found found : text.report().best()) {
      List<LabPage.Cell> cells = new ArrayList<>();
      cells.add(cell(found.all(), Percent.range(found.all().interval())));
      found.anew().forEach(games -> cells.add(cell(games)));
      rows.add(new LabPage.Row(SearchText.name(found), cells));
    }
    page.matrix("Scores", heads, rows);
  }

  private static LabPage.Cell cell(Encounter games) {
    return cell(
        games.scores(), Percent.range(games.scores().interval()), MatrixText.repeated(games));
  }

  /// A cell colored by a score, with words below it.
  private static LabPage.Cell cell(PairScores scores, String... below) {
    return scores.pairs() == 0
        ? LabPage.cell("–")
        : LabPage.colored(scores.score(), Percent.of(scores.score()), below);
  }
}
