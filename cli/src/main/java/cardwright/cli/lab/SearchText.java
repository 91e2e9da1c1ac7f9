package cardwright.cli.lab;

import cardwright.cli.console.Count;
import cardwright.cli.console.Percent;
import cardwright.cli.options.DeckList;
import cardwright.engine.Deck;
import cardwright.lab.games.Encounter;
import cardwright.lab.search.DeckAxis;
import cardwright.lab.search.DeckGrid;
import cardwright.lab.search.DeckSearch;
import cardwright.lab.search.SearchReport;
import cardwright.lab.statistics.PairScores;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// What a search for decks found, in words, as a table of separated values, or as data.
///
/// @param repeats whether the same seed finds the same decks
record SearchText(DeckSearch search, SearchReport report, boolean repeats) implements LabReport {
  /// What was played.
  String setUp() {
    return "%s, %s, %s against %s, %s on both sides, %s, seed %d"
        .formatted(
            search.game().title(),
            search.format().name(),
            Count.of(report.looked(), "different deck"),
            Count.of(search.field().size(), "deck"),
            search.player(),
            Count.of(report.games(), "game"),
            search.seed());
  }

  /// What a deck of the field is called.
  String rival(int against) {
    return DeckList.name(search.field().get(against), against);
  }

  /// What a deck that was found is called.
  static String name(SearchReport.Found found) {
    return found.deck().name();
  }

  /// The cards of a deck that was found.
  static String cards(SearchReport.Found found) {
    return DeckList.cards(found.deck());
  }

  /// The score that tells how good a deck is: that with fresh seeds, where there is one.
  static PairScores score(SearchReport.Found found) {
    return found.all().pairs() > 0 ? found.all() : found.searched();
  }

  @Override
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(setUp());
    if (report.grid().isPresent()) {
      lines.add("");
      lines.addAll(map(report.grid().get()));
    }
    for (SearchReport.Found found : report.best()) {
      lines.add("");
      lines.add(line(found));
      lines.add("  " + cards(found));
      if (report.grid().isEmpty()) {
        lines.addAll(rivals(found));
      }
    }
    lines.add("");
    lines.addAll(findings());
    return lines;
  }

  private String line(SearchReport.Found found) {
    String where =
        report.grid().isPresent() && found.cell().isPresent()
            ? " (" + cell(report.grid().get(), found.cell().get()) + ")"
            : "";
    return name(found)
        + where
        + ": "
        + (found.all().pairs() > 0
            ? Percent.of(found.all())
                + " with fresh seeds; "
                + Percent.of(found.searched().score())
                + " % when it was chosen"
            : Percent.of(found.searched()) + " when it was chosen");
  }

  /// `cost 1.0 to 1.5, Toy 50 % to 67 %`.
  static String cell(DeckGrid grid, DeckGrid.Cell cell) {
    return grid.rows().axis().name()
        + " "
        + range(grid, grid.rows(), cell.row())
        + ", "
        + grid.columns().axis().name()
        + " "
        + range(grid, grid.columns(), cell.column());
  }

  /// From where to where a cell reaches on a side of the map.
  static String range(DeckGrid grid, DeckGrid.Side side, int cell) {
    return figure(side.axis(), side.from(cell, grid.size()))
        + " to "
        + figure(side.axis(), side.from(cell + 1, grid.size()));
  }

  private static String figure(DeckAxis axis, double value) {
    return axis.isShare() ? Percent.of(value) + " %" : String.format(Locale.ROOT, "%.1f", value);
  }

  private List<String> rivals(SearchReport.Found found) {
    List<String> lines = new ArrayList<>();
    for (int against = 0; against < search.field().size(); against++) {
      Encounter games = found.anew().get(against);
      if (games.games() > 0) {
        lines.add(MatrixText.against(games.scores(), rival(against), MatrixText.repeated(games)));
      }
    }
    return lines;
  }

  private List<String> map(DeckGrid grid) {
    List<String> lines = new ArrayList<>();
    lines.add(mapSays(grid));
    for (int row = 0; row < grid.size(); row++) {
      StringBuilder line =
          new StringBuilder(String.format(Locale.ROOT, "  %18s ", range(grid, grid.rows(), row)));
      for (int column = 0; column < grid.size(); column++) {
        line.append(
            String.format(
                Locale.ROOT,
                " %6s",
                at(row, column).map(found -> Percent.of(score(found).score())).orElse("–")));
      }
      lines.add(line.toString());
    }
    return lines;
  }

  /// What the cells of a map have.
  static String mapSays(DeckGrid grid) {
    return "the best decks by %s (from top to bottom) and %s (%s, from left to right), with what each scores"
        .formatted(
            grid.rows().axis().name(),
            grid.columns().axis().name(),
            figure(grid.columns().axis(), grid.columns().low())
                + " to "
                + figure(grid.columns().axis(), grid.columns().high()));
  }

  /// The deck of a cell.
  Optional<SearchReport.Found> at(int row, int column) {
    return report.best().stream()
        .filter(found -> found.cell().equals(Optional.of(new DeckGrid.Cell(row, column))))
        .findFirst();
  }

  /// What is to be known of the figures.
  List<String> findings() {
    List<String> lines = new ArrayList<>();
    lines.add(
        report.isMeasuredAnew(search.effort().anew())
            ? "decks were chosen for what they scored in the search, in part by luck, and then measured with fresh seeds"
            : "not all decks were measured with fresh seeds: what a deck scored when it was chosen, it scored in part by luck");
    if (report.gamesAnew() > 0) {
      lines.add(
          String.format(
              Locale.ROOT,
              "%,d of the %,d games with fresh seeds were different ones",
              report.distinctAnew(),
              report.gamesAnew()));
    }
    if (!repeats) {
      lines.add(MatrixText.BY_THE_CLOCK);
    }
    return lines;
  }

  /// A line for each deck that was found and each of the field.
  @Override
  public String csv() {
    StringBuilder out =
        new StringBuilder("deck,row,column,cards,searched,against,pairs,score,low,high,distinct\n");
    for (SearchReport.Found found : report.best()) {
      for (int against = 0; against < search.field().size(); against++) {
        Encounter games = found.anew().get(against);
        PairScores scores = games.scores();
        out.append(
            String.format(
                Locale.ROOT,
                "%s,%s,%s,%s,%.4f,%s,%d,%.4f,%.4f,%.4f,%d\n",
                Csv.quoted(name(found)),
                found.cell().map(cell -> String.valueOf(cell.row())).orElse(""),
                found.cell().map(cell -> String.valueOf(cell.column())).orElse(""),
                Csv.quoted(cards(found)),
                found.searched().score(),
                Csv.quoted(rival(against)),
                scores.pairs(),
                scores.score(),
                scores.interval().low(),
                scores.interval().high(),
                games.distinct()));
      }
    }
    return out.toString();
  }

  @Override
  public Map<String, Object> data() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", search.game().name());
    data.put("format", search.format().name());
    data.put("player", search.player());
    data.put("seed", search.seed());
    data.put("repeats", repeats);
    data.put("field", search.field().stream().map(SearchText::deck).toList());
    report.grid().ifPresent(grid -> data.put("map", laidOut(grid)));
    data.put("decks", report.best().stream().map(this::data).toList());
    data.put("looked", report.looked());
    data.put("measuredAnew", report.isMeasuredAnew(search.effort().anew()));
    data.put("games", report.games());
    return data;
  }

  private static Map<String, Object> laidOut(DeckGrid grid) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("rows", side(grid.rows()));
    data.put("columns", side(grid.columns()));
    data.put("size", grid.size());
    return data;
  }

  private static Map<String, Object> side(DeckGrid.Side side) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("name", side.axis().name());
    data.put("low", side.low());
    data.put("high", side.high());
    return data;
  }

  private static Map<String, Object> deck(Deck deck) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("name", deck.name());
    data.put("cards", deck.cards());
    return data;
  }

  private Map<String, Object> data(SearchReport.Found found) {
    Map<String, Object> data = deck(found.deck());
    found
        .cell()
        .ifPresent(cell -> {
          data.put("row", cell.row());
          data.put("column", cell.column());
        });
    data.put("searched", MatrixText.data(found.searched()));
    data.put("anew", MatrixText.data(found.all()));
    data.put("against", found.anew().stream().<Map<String, Object>>map(MatrixText::data).toList());
    return data;
  }
}
