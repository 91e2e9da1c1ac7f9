package cardwright.cli.table;

import cardwright.engine.Listener;
import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// What happened in a play, in plain words of one language, as each viewer was told it.
final class PlayLog implements Listener {
  private final Map<Viewer, List<String>> lines = new EnumMap<>(Viewer.class);
  private final Set<Viewer> told = EnumSet.noneOf(Viewer.class);

  private final Locale language;
  private CardNumbers numbers = CardNumbers.NONE;

  /// A place in the log to go back to.
  record Mark(Map<Viewer, Integer> lengths) {}

  /// The beginning of every log.
  static final Mark START = new Mark(Map.of());

  /// An empty log in a language.
  PlayLog(Locale language) {
    this.language = language;
    for (Viewer viewer : Viewer.audience()) {
      lines.put(viewer, new ArrayList<>());
    }
  }

  @Override
  public void on(LogEvent event) {
    lines.forEach((viewer, heard) -> {
      String words = numbers.words(event.message(viewer), language);
      boolean known = told.remove(viewer) && event.isPass();
      if (!words.isEmpty() && !known) {
        heard.add(words);
      }
    });
  }

  /// What happens next is told with the numbers that cards have on this table, on which a move is made.
  void begins(Table table) {
    numbers = CardNumbers.on(table, language);
  }

  /// Tells one viewer of a pass that it did not make; the pass that comes next is not told to it.
  void passed(Viewer viewer, Message message) {
    tell(viewer, message.words(null, language));
    told.add(viewer);
  }

  /// Tells one viewer something that nobody else is told.
  void tell(Viewer viewer, String words) {
    lines.computeIfAbsent(viewer, each -> new ArrayList<>()).add(words);
  }

  /// The language in which it is told.
  Locale language() {
    return language;
  }

  /// What that viewer was told until now.
  List<String> of(Viewer viewer) {
    return List.copyOf(lines.getOrDefault(viewer, List.of()));
  }

  /// The place that the log has come to.
  Mark mark() {
    Map<Viewer, Integer> lengths = new EnumMap<>(Viewer.class);
    lines.forEach((viewer, told) -> lengths.put(viewer, told.size()));
    return new Mark(lengths);
  }

  /// What that viewer was told since then.
  List<String> since(Mark mark, Viewer viewer) {
    List<String> told = lines.getOrDefault(viewer, List.of());
    return List.copyOf(told.subList(mark.lengths().getOrDefault(viewer, 0), told.size()));
  }

  /// What that viewer was told until then.
  List<String> until(Mark mark, Viewer viewer) {
    List<String> told = lines.getOrDefault(viewer, List.of());
    return List.copyOf(told.subList(0, mark.lengths().getOrDefault(viewer, 0)));
  }

  /// Forgets all that was told since then.
  void backTo(Mark mark) {
    lines.forEach((viewer, told) ->
        told.subList(mark.lengths().getOrDefault(viewer, 0), told.size()).clear());
  }
}
