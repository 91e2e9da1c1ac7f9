package cardwright.language;

/// Why a card is not understood: file, line, column, the text with a caret, and what would be right.
///
/// @param file the file's name
/// @param line the line in the file, from 1
/// @param column the column in the line, from 1
/// @param text the line
/// @param message what is wrong and what could stand there
public record CardError(String file, int line, int column, String text, String message) {
  @Override
  public String toString() {
    return file
        + ":"
        + line
        + ":"
        + column
        + ": "
        + message.replaceFirst("\n", "\n  " + text + "\n  " + " ".repeat(column - 1) + "^\n");
  }
}
