package cardwright.lab.games;

import cardwright.engine.Refused;
import cardwright.lab.statistics.PairScores;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A sequential probability ratio test of a's score: it says after any number of pairs of games whether they are enough to choose between two
/// scores, so that a match of unequal players is short (Wald, "Sequential tests of statistical hypotheses", 1945; the generalized test with the
/// variance that was observed, of pairs of games and not of single ones).
///
/// Each of the two errors, to choose one score where the other is true, has a probability of at most 5 %.
///
/// @param low the score that a has at most, from 0 to 1
/// @param high the score that a has at least, above `low`, from 0 to 1
public record SequentialTest(double low, double high) {
  private static final double ERROR = 0.05;
  private static final double BOUND = Math.log((1 - ERROR) / ERROR);

  /// Pairs of which nothing is chosen yet: their variance would be known too badly.
  private static final int LEAST_PAIRS = 10;

  private static final Pattern WRITTEN = Pattern.compile("(0\\.\\d{1,6}),(0\\.\\d{1,6})");

  /// What a test says.
  public enum Verdict {
    /// The games do not choose yet.
    OPEN,
    /// a's score is the low one, or less.
    LOW,
    /// a's score is the high one, or more.
    HIGH
  }

  /// Refuses scores that are none, or in the wrong order.
  ///
  /// @throws Refused when they are
  public SequentialTest {
    if (low <= 0 || high >= 1 || low >= high) {
      throw new Refused(
          "a sequential test compares a score with a higher one, both between 0 and 1");
    }
  }

  /// Reads two scores, such as `0.50,0.60`.
  ///
  /// @throws Refused when it is anything else
  public static SequentialTest read(String text) {
    Matcher matcher = WRITTEN.matcher(text.strip());
    if (!matcher.matches()) {
      throw new Refused("'" + text + "' is not two scores such as 0.50,0.60");
    }
    return new SequentialTest(
        Double.parseDouble(matcher.group(1)), Double.parseDouble(matcher.group(2)));
  }

  /// What the pairs say.
  public Verdict of(PairScores pairs) {
    if (pairs.pairs() < LEAST_PAIRS) {
      return Verdict.OPEN;
    }
    double ratio = pairs.logLikelihoodRatio(low, high);
    return ratio >= BOUND ? Verdict.HIGH : ratio <= -BOUND ? Verdict.LOW : Verdict.OPEN;
  }

  /// As it is read: `0.5,0.6`.
  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%s,%s", low, high);
  }
}
