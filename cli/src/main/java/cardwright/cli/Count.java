package cardwright.cli;

/// Numbers with what they count.
final class Count {
  private Count() {}

  /// `1 game`, `2 games`.
  static String of(long number, String singular) {
    return number + " " + singular + (number == 1 ? "" : "s");
  }
}
