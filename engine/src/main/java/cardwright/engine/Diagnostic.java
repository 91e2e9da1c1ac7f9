package cardwright.engine;

/// A remark about a place in a file: a mistake, or something worth knowing. Editors and other programs can point at it.
///
/// @param file what the file is called
/// @param line the line, from 1
/// @param column the first character that it is about, from 1
/// @param endColumn the character behind the last one that it is about, from 1; never before `column`
/// @param severity how bad it is
/// @param message what is wrong
/// @param remedy what would be right, in one or more lines; empty when the message says it all
public record Diagnostic(
    String file,
    int line,
    int column,
    int endColumn,
    Severity severity,
    String message,
    String remedy) {
  /// How bad it is.
  public enum Severity {
    /// It cannot be taken.
    ERROR,
    /// It can be taken, and somebody should know.
    INFORMATION
  }
}
