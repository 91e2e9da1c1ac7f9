package cardwright.language;

import java.util.List;

/// A name in quotation marks.
final class Quoted implements Phrase<String> {
  /// How it is described among what could stand at a place.
  static final String WHAT = "a name in \"quotation marks\"";

  @Override
  public List<Parse<String>> read(LineText text, int at) {
    String line = text.text();
    int end = line.startsWith("\"", at) ? line.indexOf('"', at + 1) : -1;
    if (end < 0) {
      text.expected(at, WHAT);
      return List.of();
    }
    return List.of(new Parse<>(line.substring(at + 1, end), end + 1));
  }

  @Override
  public Shape shape() {
    return new Shape.Open("name", WHAT);
  }

  @Override
  public String write(String value) {
    return "\"" + value + "\"";
  }
}
