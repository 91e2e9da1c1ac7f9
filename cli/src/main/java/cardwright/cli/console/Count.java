package cardwright.cli.console;

import java.util.Locale;

/// Numbers with what they count.
public final class Count {
  private Count() {}

  /// `1 game`, `2 games`.
  public static String of(long number, String singular) {
    return number + " " + singular + (number == 1 ? "" : "s");
  }

  /// `1 turn`, `8 turns`, `8.5 turns`.
  public static String turns(double median) {
    return median == Math.rint(median)
        ? of((long) median, "turn")
        : String.format(Locale.ROOT, "%.1f turns", median);
  }
}
