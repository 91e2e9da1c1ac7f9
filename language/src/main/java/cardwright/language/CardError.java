package cardwright.language;

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
  @Override
  public String toString() {
    String place = file + ":" + line + ":" + column + ": " + message;
    String caret = "\n  " + text + "\n  " + " ".repeat(column - 1) + "^";
    return place + (text.isEmpty() ? "" : caret) + (remedy.isEmpty() ? "" : "\n" + remedy);
  }
}
