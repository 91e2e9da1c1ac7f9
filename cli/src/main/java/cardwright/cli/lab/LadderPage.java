package cardwright.cli.lab;

import cardwright.cli.console.Percent;
import cardwright.lab.statistics.Interval;
import cardwright.lab.statistics.PairScores;
import cardwright.lab.statistics.Ratings;
import java.util.ArrayList;
import java.util.List;

/// A ladder of players as a page: each with its rating, the strongest first, and what they scored against each other.
///
/// @param text the same in words
record LadderPage(LadderText text) {
  /// The page.
  LabPage page() {
    LabPage page =
        new LabPage(
            text.ladder().game().title()
                + ", "
                + text.ladder().format().name()
                + ": how strong the players are");
    page.say(text.setUp() + ".");
    text.margin().ifPresent(told -> page.say(told.line() + "."));
    Ratings ratings = text.ratings();
    List<Integer> order = text.order(ratings);
    page.heading("Ratings");
    ratings(page, ratings, order);
    page.list(text.findings());
    page.heading("Every player against every other");
    page.say(
        "A cell has what the player of its row scores against that of its column, and"
            + " below where that lies with a confidence of 95 %, by pairs of games.");
    table(page, order);
    return page;
  }

  private void ratings(LabPage page, Ratings ratings, List<Integer> order) {
    double middle =
        order.stream()
            .mapToDouble(player -> ratings.ratings().get(player).points())
            .average()
            .orElseThrow();
    double most = LabPage.most(order.stream().map(player -> around(ratings, player, middle)));
    List<LabPage.Row> rows = new ArrayList<>();
    for (int at = 0; at < order.size(); at++) {
      int player = order.get(at);
      Ratings.Rating rating = ratings.ratings().get(player);
      rows.add(
          new LabPage.Row(
              text.name(player),
              List.of(
                  LabPage.cell(
                      LadderText.points(rating.points()),
                      player == 0
                          ? "the others are rated by it"
                          : LadderText.range(rating.interval())),
                  LabPage.scale(rating.points() - middle, around(ratings, player, middle), most),
                  LabPage.cell(
                      at + 1 < order.size() ? text.score(player, order.get(at + 1)) : ""))));
    }
    page.table(
        "Ratings", List.of("rating", "their average is in the middle", "against the next"), rows);
  }

  private static Interval around(Ratings ratings, int player, double middle) {
    Interval range = ratings.ratings().get(player).interval();
    return new Interval(range.low() - middle, range.high() - middle);
  }

  private void table(LabPage page, List<Integer> order) {
    List<LabPage.Row> rows = new ArrayList<>();
    for (int player : order) {
      List<LabPage.Cell> cells = new ArrayList<>();
      for (int other : order) {
        cells.add(player == other ? LabPage.cell("–") : cell(player, other));
      }
      rows.add(new LabPage.Row(text.name(player), cells));
    }
    page.matrix("Scores", order.stream().map(text::name).toList(), rows);
  }

  private LabPage.Cell cell(int player, int other) {
    PairScores scores = text.report().scores(player, other);
    return scores.pairs() == 0
        ? LabPage.cell("–")
        : LabPage.colored(
            scores.score(), Percent.of(scores.score()), Percent.range(scores.interval()));
  }
}
