package cardwright.language;

import cardwright.engine.Diagnostic;

/// Why a card is not understood: file, line, column, the text with a caret, and what would be right.
///
/// @param file the file's name
/// @param line the line in the file, from 1
/// @param column the column in the line, from 1
/// @param text the line
/// @param message what is wrong
/// @param remedy what would be right, in one or more lines; empty when the message says it all
public record CardError(
    String file, int line, int column, String text, String message, String remedy) {
  /// The same for programs: an error about a place inside a line is about the word there, any other about the whole line.
  Diagnostic diagnostic() {
    int end = Math.max(column - 1, column == 1 ? text.length() : wordEnd());
    return new Diagnostic(file, line, column, end + 1, Diagnostic.Severity.ERROR, message, remedy);
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
    String caret = "\n  " + text + "\n  " + " ".repeat(column - 1) + "^";
    return place + (text.isEmpty() ? "" : caret) + (remedy.isEmpty() ? "" : "\n" + remedy);
  }
}
