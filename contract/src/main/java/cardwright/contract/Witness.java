package cardwright.contract;

import cardwright.engine.Listener;
import cardwright.engine.LogEvent;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Writes down what each viewer hears of the events.
final class Witness implements Listener {
  private final Map<Viewer, List<String>> heard = new EnumMap<>(Viewer.class);

  Witness() {
    for (Viewer viewer : Viewer.values()) {
      heard.put(viewer, new ArrayList<>());
    }
  }

  @Override
  public void on(LogEvent event) {
    heard.forEach((viewer, words) -> {
      String said = event.words(viewer);
      if (!said.isEmpty()) {
        words.add(said);
      }
    });
  }

  /// What that viewer heard since the last call of [#forget].
  List<String> heard(Viewer viewer) {
    return Objects.requireNonNull(heard.get(viewer));
  }

  Map<Viewer, List<String>> all() {
    return heard;
  }

  void forget() {
    heard.values().forEach(List::clear);
  }
}
