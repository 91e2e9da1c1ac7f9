package cardwright.bots;

/// What a program or a person wrote, so that it can stand in a message.
final class Quoted {
  private static final int MOST = 100;

  private Quoted() {}

  /// The text in quotation marks, shortened to 100 characters.
  static String text(String given) {
    return "'" + shortened(given) + "'";
  }

  private static String shortened(String given) {
    return given.codePointCount(0, given.length()) <= MOST
        ? given
        : given.substring(0, given.offsetByCodePoints(0, MOST - 1)) + "…";
  }
}
