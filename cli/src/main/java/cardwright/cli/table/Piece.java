package cardwright.cli.table;

/// A piece of a line that is not broken unless it must be.
///
/// @param text what can be read
/// @param shown the same with marks for colours
record Piece(String text, String shown) {
  /// A piece without colours.
  static Piece plain(String text) {
    return new Piece(text, text);
  }

  /// What is shown of it until a place behind its coloured part.
  String until(int cut) {
    return shown.substring(0, shown.length() - text.length() + cut);
  }

  Piece from(int cut) {
    return plain(text.substring(cut));
  }
}
