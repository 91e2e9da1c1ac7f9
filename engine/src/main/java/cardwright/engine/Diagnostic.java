package cardwright.engine;

import java.util.List;

/// A remark about a place in a file: a mistake, or something worth knowing. Editors and other programs can point at it.
///
/// @param file what the file is called
/// @param line the line, from 1
/// @param column the first character that it is about, from 1
/// @param endColumn the character behind the last one that it is about, from 1; never before `column`
/// @param severity how bad it is
/// @param code what kind of remark it is, for programs: `not-understood`
/// @param message what is wrong
/// @param remedy what would be right, in one or more lines; empty when the message says it all
/// @param fixes changes of the line that were tried and mend it, or let more of it be read
public record Diagnostic(
    String file,
    int line,
    int column,
    int endColumn,
    Severity severity,
    String code,
    String message,
    String remedy,
    List<Fix> fixes) {
  /// Keeps the list from changing.
  public Diagnostic {
    fixes = List.copyOf(fixes);
  }

  /// How bad it is.
  public enum Severity {
    /// It cannot be taken.
    ERROR,
    /// It can be taken, and somebody should know.
    INFORMATION
  }

  /// A change of a line: other words in place of some of its characters.
  ///
  /// @param column the first character that goes, from 1
  /// @param endColumn the character behind the last one that goes, from 1; `column` where none goes
  /// @param text what stands there then
  /// @param whole whether the line is understood with it; else there is another mistake behind it
  public record Fix(int column, int endColumn, String text, boolean whole) {
    /// What makes one line of another.
    public static Fix between(String line, String mended, boolean whole) {
      int least = Math.min(line.length(), mended.length());
      int same = 0;
      while (same < least && line.charAt(same) == mended.charAt(same)) {
        same++;
      }
      int end = 0;
      while (end < least - same
          && line.charAt(line.length() - 1 - end) == mended.charAt(mended.length() - 1 - end)) {
        end++;
      }
      String text = mended.substring(same, mended.length() - end);
      return new Fix(same + 1, line.length() - end + 1, text, whole);
    }

    /// The line with the change.
    public String in(String line) {
      return line.substring(0, column - 1) + text + line.substring(endColumn - 1);
    }
  }
}
