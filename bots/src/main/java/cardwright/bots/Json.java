package cardwright.bots;

import cardwright.engine.Table;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// Numbers, texts, lists, maps and the engine's records as JSON, the same for every program that
/// reads them.
public final class Json {
  private static final JsonMapper LINES =
      JsonMapper.builder()
          .addMixIn(Table.Fact.class, ForPrograms.class)
          .addMixIn(Table.Card.class, WithoutReference.class)
          .addMixIn(Table.PendingText.class, WithoutReference.class)
          .build();
  private static final JsonMapper PAGES =
      LINES.rebuild().enable(SerializationFeature.INDENT_OUTPUT).build();

  private Json() {}

  /// A fact as a program knows it, without what people read.
  @JsonIgnoreProperties({"label", "words"})
  private interface ForPrograms {}

  /// A card or its text as it looks: which of several that look alike it is, the engine alone knows. Whoever could tell
  /// would follow one through a deck that is shuffled.
  @JsonIgnoreProperties("ref")
  private interface WithoutReference {}

  /// The data on one line.
  public static String line(Object data) {
    return LINES.writeValueAsString(data);
  }

  /// The data on many lines, as people read it best.
  public static String page(Object data) {
    return PAGES.writeValueAsString(data);
  }

  /// What the protocol is read with.
  static JsonMapper reader() {
    return LINES;
  }
}
