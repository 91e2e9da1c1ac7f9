package cardwright.cli.console;

import java.util.ArrayList;
import java.util.List;

/// Breaks text between words.
public final class Wrap {
  private Wrap() {}

  /// The text on lines of at most that many characters; only a longer word makes a longer line.
  public static List<String> lines(String text, int width) {
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

  /// A text of several lines. Those that are too long are broken and keep what they are indented
  /// by; a line stays whole when the next one has nothing but a `^` that points at a place in it.
  public static List<String> text(String text, int width) {
    List<String> given = text.lines().toList();
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < given.size(); i++) {
      String line = given.get(i);
      boolean pointedAt = i + 1 < given.size() && given.get(i + 1).strip().matches("\\^+");
      if (line.length() <= width || pointedAt) {
        lines.add(line);
      } else {
        String indent = line.substring(0, line.length() - line.stripLeading().length());
        lines(line, width - indent.length()).forEach(part -> lines.add(indent + part));
      }
    }
    return lines;
  }
}
