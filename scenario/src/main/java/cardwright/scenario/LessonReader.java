package cardwright.scenario;

import cardwright.engine.Refused;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeSet;

/// Reads what a scenario says with `lesson`.
final class LessonReader {
  private static final List<String> PARTS = List.of("title", "story", "goal", "hint", "after");

  private LessonReader() {}

  /// The texts by their languages; none where the document is no lesson.
  ///
  /// @throws Refused when a part is missing, or its goal cannot be seen in a position
  static Map<String, LessonText> read(Yaml.Mapping document, List<Check> then) {
    if (!document.has("lesson")) {
      return Map.of();
    }
    Place place = document.keyPlace("lesson");
    if (then.isEmpty()) {
      throw place.wrong("a lesson needs a goal: what has to hold, as 'then'");
    }
    if (then.stream().anyMatch(Check::looksAtLog)) {
      throw place.wrong("the goal of a lesson is a position; 'log' has no place in its 'then'");
    }
    SequencedMap<String, LessonText> texts = new LinkedHashMap<>();
    document
        .get("lesson")
        .asMapping("'lesson'")
        .entries()
        .forEach((language, text) -> texts.put(language, text(text.asMapping(language))));
    return Collections.unmodifiableSequencedMap(texts);
  }

  private static LessonText text(Yaml.Mapping text) {
    text.onlyKnown(new TreeSet<>(PARTS));
    List<String> parts =
        PARTS.stream().map(part -> text.get(part).asText("'" + part + "'").strip()).toList();
    return new LessonText(parts.get(0), parts.get(1), parts.get(2), parts.get(3), parts.get(4));
  }
}
