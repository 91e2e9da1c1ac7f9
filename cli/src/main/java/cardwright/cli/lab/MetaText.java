package cardwright.cli.lab;

import cardwright.cli.console.Count;
import cardwright.cli.console.Percent;
import cardwright.cli.options.DeckList;
import cardwright.lab.decks.DeckMatrix;
import cardwright.lab.search.DeckMeta;
import cardwright.lab.search.MetaReport;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// What came of looking for a mix of decks, in words, as a table of separated values, or as data.
///
/// @param repeats whether the same seed gives the same report
record MetaText(DeckMeta meta, MetaReport report, boolean repeats) implements LabReport {
  /// What was played.
  String setUp() {
    return "%s, %s, %s at the end, %s on both sides, %s, seed %d"
        .formatted(
            meta.game().title(),
            meta.format().name(),
            Count.of(report.matrix().decks().size(), "deck"),
            meta.player(),
            Count.of(report.games(), "game"),
            meta.seed());
  }

  /// How best answers were found.
  String method() {
    return report.listed().isPresent()
        ? String.format(
            Locale.ROOT,
            "all %,d decks of the format were compared for each best answer",
            report.listed().getAsInt())
        : "best answers were evolved: a better one may have been missed";
  }

  /// The matrix of all decks, in words.
  MatrixText matrix() {
    DeckMatrix matrix =
        new DeckMatrix(
            meta.game(),
            meta.format(),
            report.matrix().decks(),
            meta.player(),
            meta.effort().pairs(),
            meta.seed(),
            meta.threads());
    return new MatrixText(matrix, report.matrix(), Optional.empty(), repeats);
  }

  @Override
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(setUp());
    lines.add(method());
    for (MetaReport.Answer answer : report.answers()) {
      lines.add("");
      lines.add(line(answer));
      lines.add("  " + cards(answer));
      lines.add("  " + among(answer));
    }
    lines.add("");
    lines.addAll(findings());
    return lines;
  }

  /// What an answer scored against which mix.
  static String line(MetaReport.Answer answer) {
    return answer.deck().name()
        + ": "
        + Percent.of(answer.scores())
        + " against the mix of "
        + MatrixText.shares(answer.decks(), answer.mix().shares());
  }

  /// How many decks were looked at for an answer.
  static String among(MetaReport.Answer answer) {
    return String.format(Locale.ROOT, "found among %,d decks", answer.among());
  }

  /// The cards of an answer.
  static String cards(MetaReport.Answer answer) {
    return DeckList.cards(answer.deck());
  }

  /// What follows: how far the last mix is exploited, and what the matrix says.
  List<String> findings() {
    List<String> lines = new ArrayList<>();
    if (report.isAnswered()) {
      MetaReport.Answer last = report.answers().getLast();
      lines.add(
          "the best answer that was found to the last mix scores %s; that is %s"
              .formatted(
                  Percent.of(last.scores()),
                  last.gain() <= meta.effort().tolerance()
                      ? "within what is tolerated"
                      : "more than is tolerated, and the rounds are over"));
    } else {
      lines.add("no best answer to the last mix has been found yet");
    }
    lines.addAll(matrix().findings());
    return lines;
  }

  /// A line for each two decks of the matrix.
  @Override
  public String csv() {
    return matrix().csv();
  }

  @Override
  public Map<String, Object> data() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("matrix", matrix().data());
    data.put("answers", report.answers().stream().map(MetaText::data).toList());
    data.put("answered", report.isAnswered());
    report.listed().ifPresent(all -> data.put("listed", all));
    data.put("tolerance", meta.effort().tolerance());
    data.put("games", report.games());
    return data;
  }

  private static Map<String, Object> data(MetaReport.Answer answer) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("name", answer.deck().name());
    data.put("cards", answer.deck().cards());
    data.put("among", answer.among());
    data.put("scores", MatrixText.data(answer.scores()));
    List<Map<String, Object>> mix = new ArrayList<>();
    for (int deck = 0; deck < answer.decks().size(); deck++) {
      String name = DeckList.name(answer.decks().get(deck), deck);
      mix.add(mixed(name, answer.mix().shares().get(deck)));
    }
    data.put("mix", mix);
    return data;
  }

  private static Map<String, Object> mixed(String deck, double share) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("name", deck);
    data.put("mixed", share);
    return data;
  }
}
