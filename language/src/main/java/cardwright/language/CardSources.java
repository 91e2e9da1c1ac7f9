package cardwright.language;

import cardwright.engine.TextLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Cuts a card file into cards: `# Name`, the line of kind and figures, then one ability a line; a second face opens with a word and a colon. Blank lines count for nothing.
final class CardSources {
  private static final String OPENING = "a card opens with '# Name'";
  private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N} ,.'\"!?:&()/-]{1,60}");
  private static final String RIGHT_NAME =
      "a name has at most 60 letters, digits, spaces and , . ' \" ! ? : & ( ) / -";

  private final String file;
  private final Optional<String> reverse;
  private final List<CardError> errors;
  private final List<CardSource> cards = new ArrayList<>();
  private final List<CardSource.Side> sides = new ArrayList<>();
  private String name = "";
  private int nameLine;
  private boolean sound = true;
  private final List<CardSource.Line> lines = new ArrayList<>();

  private CardSources(String file, Optional<String> reverse, List<CardError> errors) {
    this.file = file;
    this.reverse = reverse;
    this.errors = errors;
  }

  /// @param reverse the word that opens a second face, with its colon, if cards have one
  static List<CardSource> of(
      String text, String file, Optional<String> reverse, List<CardError> errors) {
    CardSources sources = new CardSources(file, reverse, errors);
    int number = 0;
    for (String line : text.lines().toList()) {
      sources.line(++number, line);
      if (errors.size() >= TextLimits.CARD_MISTAKES) {
        break;
      }
    }
    sources.closeCard();
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
      closeCard();
      sound = true;
      name(number, line.substring(1).strip());
      if (!name.isEmpty() && !NAME.matcher(name).matches()) {
        error(number, line, "this cannot be a name", RIGHT_NAME);
      } else if (!line.stripTrailing().equals("# " + name) || name.isEmpty()) {
        error(number, line, OPENING, "");
      }
    } else if (nameLine == 0) {
      error(number, line, "this stands before the first card", OPENING);
    } else if (reverse.isPresent() && line.startsWith(reverse.get())) {
      reverse(number, line, reverse.get());
    } else {
      lines.add(new CardSource.Line(number, line));
    }
  }

  private void reverse(int number, String line, String opening) {
    closeSide();
    name(number, line.substring(opening.length()).strip());
    if (sides.size() > 1) {
      error(number, line, "a card has two faces at most", "");
    } else if (!name.isEmpty() && !NAME.matcher(name).matches()) {
      error(number, line, "this cannot be a name", RIGHT_NAME);
    } else if (!line.equals(name.isEmpty() ? opening : opening + " " + name)) {
      error(
          number, line, "a second face opens with '" + opening + "' or '" + opening + " NAME'", "");
    }
  }

  private void name(int number, String words) {
    name = words;
    nameLine = number;
  }

  private void error(int number, String line, String message, String remedy) {
    sound = false;
    errors.add(new CardError(file, number, 1, TextLimits.opening(line), message, remedy));
  }

  private void closeSide() {
    CardSource.Line kind =
        lines.isEmpty() ? new CardSource.Line(nameLine + 1, "") : lines.removeFirst();
    sides.add(new CardSource.Side(name, nameLine, kind, List.copyOf(lines)));
    lines.clear();
  }

  private void closeCard() {
    if (nameLine == 0) {
      return;
    }
    closeSide();
    Optional<CardSource.Side> back =
        sides.size() > 1 ? Optional.of(sides.get(1)) : Optional.empty();
    cards.add(new CardSource(file, sides.getFirst(), back, sound));
    sides.clear();
  }
}
