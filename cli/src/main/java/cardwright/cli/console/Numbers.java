package cardwright.cli.console;

import cardwright.catalog.Names;
import picocli.CommandLine.TypeConversionException;

/// Reads numbers from the command line, and says in plain words what is none.
public final class Numbers {
  private Numbers() {}

  /// A number of games, seconds and the like.
  public static Integer number(String given) {
    try {
      return Integer.valueOf(given.strip());
    } catch (NumberFormatException _) {
      throw wrong(given, 0, Integer.MAX_VALUE);
    }
  }

  /// Any whole number.
  public static Long longNumber(String given) {
    try {
      return Long.valueOf(given.strip());
    } catch (NumberFormatException _) {
      throw wrong(given, Long.MIN_VALUE, Long.MAX_VALUE);
    }
  }

  private static TypeConversionException wrong(String given, long least, long most) {
    return new TypeConversionException(
        Names.quoted(given) + " is not a whole number from " + least + " to " + most);
  }
}
