package cardwright.cli.lab;

/// Tables of separated values.
final class Csv {
  private Csv() {}

  /// A text as one value, in quotes.
  static String quoted(String name) {
    // A program for tables takes what begins so for a formula.
    String text = !name.isEmpty() && "=+-@".indexOf(name.charAt(0)) >= 0 ? "'" + name : name;
    return "\"" + text.replace("\"", "\"\"") + "\"";
  }
}
