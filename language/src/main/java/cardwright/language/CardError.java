package cardwright.language;

import cardwright.engine.Diagnostic;
import java.util.List;

/// Why a card is not understood: file, line, column, the text with a caret, and what would be right.
///
/// @param file the file's name
/// @param line the line in the file, from 1
/// @param column the column in the line, from 1
/// @param text the line
/// @param code what kind of mistake it is, for programs
/// @param message what is wrong
/// @param remedy what would be right, in one or more lines; empty when the message says it all
/// @param fixes changes of the line that mend it, or let more of it be read
public record CardError(
    String file,
    int line,
    int column,
    String text,
    String code,
    String message,
    String remedy,
    List<Diagnostic.Fix> fixes) {
  /// What is said of a mistake that has no kind of its own.
  static final String REFUSED = "refused";

  /// So many characters of a line are shown.
  private static final int SHOWN = 100;

  private static final String MORE = "…";

  /// Keeps the list from changing.
  public CardError {
    fixes = List.copyOf(fixes);
  }

  /// A mistake that has no kind of its own, and no fix.
  public CardError(String file, int line, int column, String text, String message, String remedy) {
    this(file, line, column, text, REFUSED, message, remedy, List.of());
  }

  /// The same for programs: an error about a place inside a line is about the word there, any other about the whole line.
  Diagnostic diagnostic() {
    int end = Math.max(column - 1, column == 1 ? text.length() : wordEnd());
    return new Diagnostic(
        file, line, column, end + 1, Diagnostic.Severity.ERROR, code, message, remedy, fixes);
  }

  private int wordEnd() {
    int end = Math.min(column - 1, text.length());
    while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
      end++;
    }
    return end == column - 1 && end < text.length() ? end + 1 : end;
  }

  @Override
  public String toString() {
    String place = file + ":" + line + ":" + column + ": " + message;
    return place + (text.isEmpty() ? "" : caret()) + (remedy.isEmpty() ? "" : "\n" + remedy);
  }

  /// The line, or what stands around the place in a long one, and a mark below the place.
  private String caret() {
    int from =
        text.length() <= SHOWN
            ? 0
            : Math.max(0, Math.min(column - 1 - SHOWN / 2, text.length() - SHOWN));
    int end = Math.min(text.length(), from + SHOWN);
    String before = from > 0 ? MORE : "";
    String shown = before + text.substring(from, end) + (end < text.length() ? MORE : "");
    return "\n  " + shown + "\n  " + " ".repeat(before.length() + column - 1 - from) + "^";
  }
}
