package cardwright.cli;

import java.util.ArrayList;
import java.util.List;

/// Breaks text between words.
final class Wrap {
  private Wrap() {}

  /// The text on lines of at most that many characters; only a longer word makes a longer line.
  static List<String> lines(String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.strip().split("\\s+")) {
      if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    if (!line.isEmpty()) {
      lines.add(line.toString());
    }
    return lines;
  }
}
