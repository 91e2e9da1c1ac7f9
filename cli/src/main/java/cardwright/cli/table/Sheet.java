package cardwright.cli.table;

import cardwright.cli.console.Messages;
import cardwright.cli.console.Screen;
import cardwright.cli.console.Wrap;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/// All that is shown at a decision, so that it fits the screen: the table, what has happened, and
/// the moves.
///
/// Where there are too many moves to stand one by one, what has happened since the last decision of
/// whoever looks at it has half of the lines that the table leaves, or less where moves need them even
/// if those that differ in their target stand together; what does not go into these stands above the
/// table, where one scrolls to. Older lines fill what is free.
///
/// @param names what the players are called
/// @param height how many lines there are room for
/// @param language the language that is read
/// @param labels what people call zones, counters and figures: those of the game
record Sheet(
    Screen screen,
    Map<Seat, String> names,
    int height,
    Locale language,
    Function<String, Message> labels) {
  private static final int LEAST_LOG = 3;
  private static final int LEAST_LOG_WHEN_FULL = 2;
  private static final int LEAST_MOVES = 2;
  private static final int OLD_AT_THE_END = 8;

  /// The lines to show at a decision; with the line to type on those from the table on fit the
  /// screen.
  ///
  /// @param old what happened until the last decision of who decides now
  /// @param news what has happened since
  List<String> draw(Table table, List<String> old, List<String> news, ModeWords choice) {
    List<String> question =
        new ArrayList<>(
            Wrap.lines("--- " + choice.question().words(null, language), screen.width()));
    question.addAll(wrapped(choice.lines()));
    int spoken = question.size() + 2;
    List<String> lines = table(table, height - spoken - LEAST_LOG - LEAST_MOVES);
    int left = height - lines.size() - spoken;
    int least = left < LEAST_LOG + LEAST_MOVES ? LEAST_LOG_WHEN_FULL : LEAST_LOG;
    int needed = MovesText.rows(choice, screen.width());
    int free =
        needed <= left - least
            ? left - needed
            : Math.min(
                Math.max(least, (left + 1) / 2),
                Math.max(
                    LEAST_LOG_WHEN_FULL, left - MovesText.rowsTogether(choice, screen.width())));
    Log log = log(old, news, Math.min(free, Math.max(least, left - LEAST_MOVES)));
    lines.addAll(0, log.above());
    lines.addAll(log.below());
    lines.addAll(question);
    lines.addAll(
        MovesText.columns(
            choice, screen.width(), Math.max(LEAST_MOVES, left - log.below().size()), language));
    return lines;
  }

  /// The lines to show when the play is over.
  List<String> drawEnd(Table table, List<String> old, List<String> news) {
    List<String> lines = table(table, height - OLD_AT_THE_END - 2);
    int left = height - lines.size() - 2;
    Log log = log(old, news, Math.max(OLD_AT_THE_END, left));
    lines.addAll(0, log.above());
    lines.addAll(log.below());
    return lines;
  }

  private List<String> table(Table table, int rows) {
    TableText text = new TableText(names, screen.width(), screen.coloured(), language, labels);
    return new ArrayList<>(text.lines(table, rows));
  }

  /// What happened.
  ///
  /// @param above what does not go below the table, an entry a line
  /// @param below the table
  private record Log(List<String> above, List<String> below) {}

  /// What happened, an entry a line; where there is too little room for that, one after the other.
  private Log log(List<String> old, List<String> news, int rows) {
    if (wrapped(news).size() > rows) {
      return running(news, rows);
    }
    List<String> lines = latest(news, rows);
    lines.addAll(0, latest(old, rows - lines.size()));
    return new Log(List.of(), lines);
  }

  /// The last entries that go into so many lines as running text, below those that do not.
  private Log running(List<String> entries, int rows) {
    List<String> lines = running(entries);
    int left = 0;
    while (left < entries.size() && lines.size() + Math.min(left, 1) > rows) {
      left++;
      lines = running(entries.subList(left, entries.size()));
    }
    if (left > 0) {
      lines.addFirst("  " + Messages.of("table.above", Message.number(left)).words(null, language));
    }
    return new Log(wrapped(entries.subList(0, left)), lines);
  }

  private List<String> running(List<String> entries) {
    return entries.isEmpty() ? new ArrayList<>() : wrapped(List.of(String.join(" ", entries)));
  }

  /// The last entries that go into so many lines.
  private List<String> latest(List<String> entries, int rows) {
    List<String> lines = new ArrayList<>();
    for (String entry : entries.reversed()) {
      List<String> parts = wrapped(List.of(entry));
      if (lines.size() + parts.size() > rows) {
        break;
      }
      lines.addAll(0, parts);
    }
    return lines;
  }

  private List<String> wrapped(List<String> entries) {
    List<String> lines = new ArrayList<>();
    for (String entry : entries) {
      List<String> parts = Wrap.lines(entry, screen.width() - 4);
      for (int i = 0; i < parts.size(); i++) {
        lines.add((i == 0 ? "  " : "    ") + parts.get(i));
      }
    }
    return lines;
  }
}
