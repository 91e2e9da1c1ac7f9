package cardwright.players;

import cardwright.engine.Refused;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// How much thought a decision is worth: thinking ends with the first of the two.
///
/// @param iterations how many iterations, at least 1
/// @param millis how long, at least 1
public record Budget(int iterations, long millis) {
  private static final long EVER = 1L << 40;
  private static final Pattern WRITTEN = Pattern.compile("(\\d{1,9})(ms|s)?");

  /// Refuses what leaves no room.
  ///
  /// @throws Refused when a number is below 1
  public Budget {
    if (iterations < 1 || millis < 1) {
      throw new Refused("a budget is at least 1 iteration or 1 millisecond, such as 2000 or 500ms");
    }
  }

  /// So many iterations, however long they take: the same seed gives the same move.
  public static Budget iterations(int iterations) {
    return new Budget(iterations, EVER);
  }

  /// So long.
  public static Budget millis(long millis) {
    return new Budget(Integer.MAX_VALUE, millis);
  }

  /// The same, but no longer than that.
  public Budget within(OptionalLong limit) {
    return new Budget(iterations, Math.min(millis, limit.orElse(millis)));
  }

  /// Whether thinking may end by the clock; then the same seed may give other moves.
  public boolean timed() {
    return millis < EVER;
  }

  /// Reads `2000` as iterations, `500ms` and `2s` as time.
  ///
  /// @throws Refused when it is none of these, or nothing at all
  public static Budget read(String text) {
    Matcher matcher = WRITTEN.matcher(text.strip().toLowerCase(Locale.ROOT));
    if (!matcher.matches()) {
      throw new Refused(
          "'" + text + "' is no budget; write iterations such as 2000, or a time such as 500ms");
    }
    int number = Integer.parseInt(matcher.group(1));
    return switch (matcher.group(2)) {
      case null -> iterations(number);
      case "s" -> millis(number * 1000L);
      default -> millis(number);
    };
  }
}
