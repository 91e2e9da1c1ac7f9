package cardwright.language;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Cuts a card file into cards: `# Name`, the line of kind and figures, then one ability a line. Blank lines count for nothing.
final class CardSources {
  private static final String OPENING = "a card opens with '# Name'";
  private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N} ,.'!?:&()/-]{1,60}");

  private final String file;
  private final List<CardError> errors;
  private final List<CardSource> cards = new ArrayList<>();
  private String name = "";
  private int nameLine;
  private final List<CardSource.Line> lines = new ArrayList<>();

  private CardSources(String file, List<CardError> errors) {
    this.file = file;
    this.errors = errors;
  }

  static List<CardSource> of(String text, String file, List<CardError> errors) {
    CardSources sources = new CardSources(file, errors);
    int number = 0;
    for (String line : text.lines().toList()) {
      sources.line(++number, line);
    }
    sources.close();
    if (sources.cards.isEmpty() && errors.isEmpty()) {
      errors.add(new CardError(file, 1, 1, "", "there is no card in this file", OPENING));
    }
    return sources.cards;
  }

  private void line(int number, String line) {
    if (line.isBlank()) {
      return;
    }
    if (line.startsWith("#")) {
      close();
      name = line.substring(1).strip();
      nameLine = number;
      if (!name.isEmpty() && !NAME.matcher(name).matches()) {
        String right = "a name has at most 60 letters, digits, spaces and , . ' ! ? : & ( ) / -";
        errors.add(new CardError(file, number, 1, line, "this cannot be a name", right));
      } else if (!line.equals("# " + name) || name.isEmpty()) {
        errors.add(new CardError(file, number, 1, line, OPENING, ""));
      }
    } else if (nameLine == 0) {
      errors.add(
          new CardError(file, number, 1, line, "this stands before the first card", OPENING));
    } else {
      lines.add(new CardSource.Line(number, line));
    }
  }

  private void close() {
    if (nameLine == 0) {
      return;
    }
    CardSource.Line kind =
        lines.isEmpty() ? new CardSource.Line(nameLine + 1, "") : lines.removeFirst();
    cards.add(new CardSource(name, file, nameLine, kind, List.copyOf(lines)));
    lines.clear();
  }
}
