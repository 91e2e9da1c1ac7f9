package cardwright.cli.options;

import cardwright.engine.Refused;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;

/// The option for how long a computer player may think about a decision.
public final class ThinkingTime {
  private static final Pattern WRITTEN = Pattern.compile("(\\d{1,7})(ms|s)");
  private static final long SECOND = 1_000;

  @Option(
      names = "--think",
      paramLabel = "TIME",
      description =
          "how long a computer player may think about a decision at most, such as 1s or 500ms;"
              + " levels think as long as their iterations take when not given, and then the same"
              + " seed plays the same game on every machine. With a time it may play another one")
  private Optional<String> time = Optional.empty();

  /// The limit in milliseconds, if there is one.
  ///
  /// @throws Refused when it is no time
  public OptionalLong millis() {
    return time.isEmpty() ? OptionalLong.empty() : OptionalLong.of(millis(time.get()));
  }

  private static long millis(String written) {
    Matcher matcher = WRITTEN.matcher(written.strip().toLowerCase(Locale.ROOT));
    long millis =
        matcher.matches()
            ? Long.parseLong(matcher.group(1)) * ("s".equals(matcher.group(2)) ? SECOND : 1)
            : 0;
    if (millis < 1) {
      throw new Refused("--think has to be a time such as 1s or 500ms, not '" + written + "'");
    }
    return millis;
  }
}
