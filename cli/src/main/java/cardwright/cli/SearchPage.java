package cardwright.cli;

import cardwright.lab.DeckGrid;
import cardwright.lab.Encounter;
import cardwright.lab.PairScores;
import cardwright.lab.SearchReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/// What a search for decks found as a page: the map where there is one, what each deck scores against each, and its cards.
///
/// @param text the same in words
record SearchPage(SearchText text) {
  /// The page.
  String html() {
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
    return page.html();
  }

  private void map(LabPage page, DeckGrid grid) {
    page.heading("The map");
    page.say(SearchText.mapSays(grid) + ".");
    List<Integer> all = IntStream.range(0, grid.size()).boxed().toList();
    List<LabPage.Row> rows = new ArrayList<>();
    for (int row : all) {
      List<String> cells = new ArrayList<>();
      all.forEach(column ->
          cells.add(
              text.at(row, column)
                  .map(found ->
                      cell(SearchText.score(found), Markup.escaped(SearchText.name(found))))
                  .orElse("<td>–</td>")));
      rows.add(new LabPage.Row(SearchText.range(grid, grid.rows(), row), cells));
    }
    page.table(
        "The best deck of each cell",
        "",
        all.stream().map(column -> SearchText.range(grid, grid.columns(), column)).toList(),
        rows);
  }

  private void table(LabPage page) {
    List<String> heads = new ArrayList<>(List.of("all"));
    IntStream.range(0, text.search().field().size()).mapToObj(text::rival).forEach(heads::add);
    List<LabPage.Row> rows = new ArrayList<>();
    for (SearchReport.Found found : text.report().best()) {
      List<String> cells = new ArrayList<>();
      cells.add(cell(found.all(), Percent.range(found.all().interval())));
      found.anew().forEach(games -> cells.add(cell(games)));
      rows.add(new LabPage.Row(SearchText.name(found), cells));
    }
    page.table("Scores", "", heads, rows);
  }

  private static String cell(Encounter games) {
    String repeated = MatrixText.repeated(games);
    String range = Percent.range(games.scores().interval());
    return cell(games.scores(), repeated.isEmpty() ? range : range + "<br>" + repeated);
  }

  /// A cell colored by a score.
  ///
  /// @param below what stands below it, as markup
  private static String cell(PairScores scores, String below) {
    if (scores.pairs() == 0) {
      return "<td>–</td>";
    }
    double lead = scores.score() - 0.5;
    return String.format(
        Locale.ROOT,
        "<td class=\"%s\" style=\"--much: %.2f\">%s<small>%s</small></td>",
        lead >= 0 ? "win" : "loss",
        Math.abs(lead) * 1.1,
        Percent.of(scores.score()),
        below);
  }
}
