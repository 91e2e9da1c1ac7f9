package cardwright.cli.console;

import java.util.Locale;

/// Shows how far long work has come and about how long the rest of it will take, when a person watches.
public final class ProgressBar {
  private static final int WIDTH = 30;

  private static final double SECONDS_UP_TO = 100;
  private static final double MINUTES_UP_TO = 100;
  private static final long FIRST_SHOWN_NANOS = 1_000_000_000L;
  private static final long REDRAWN_NANOS = 200_000_000L;

  private final Console console;
  private final int all;
  private final long start = System.nanoTime();
  private long shown;

  /// How much was done when the bar could first be shown: what an earlier run has left is there by then, and took no time of this one.
  private int before = -1;

  private long seen;

  /// How long the line is that stands there.
  private int length;

  /// A bar that is not shown yet.
  ///
  /// @param all how much there is to do
  public ProgressBar(Console console, int all) {
    this.console = console;
    this.all = all;
  }

  /// Shows the bar, if it is time to.
  public synchronized void show(int done) {
    long now = System.nanoTime() - start;
    if (!console.progress() || now < FIRST_SHOWN_NANOS || now - shown < REDRAWN_NANOS) {
      return;
    }
    if (before < 0) {
      before = done;
      seen = now;
    }
    shown = now;
    int full = (int) ((long) done * WIDTH / all);
    String line =
        String.format(
            Locale.ROOT,
            "[%s%s] %d of %d%s",
            "#".repeat(full),
            ".".repeat(WIDTH - full),
            done,
            all,
            left(done, now));
    console.err().print("\r" + line + " ".repeat(Math.max(0, length - line.length())));
    length = line.length();
    console.err().flush();
  }

  private String left(int done, long now) {
    return done > before && now > seen
        ? ", " + rest((now - seen) / 1e9 * (all - done) / (done - before))
        : "";
  }

  /// About how long that is: `about 40 s for the rest`, `about 3 min for the rest`, `about 2 h for the rest`.
  static String rest(double seconds) {
    if (seconds < SECONDS_UP_TO) {
      return "about " + Math.max(1, Math.round(seconds)) + " s for the rest";
    }
    double minutes = seconds / 60;
    return minutes < MINUTES_UP_TO
        ? "about " + Math.round(minutes) + " min for the rest"
        : "about " + Math.round(minutes / 60) + " h for the rest";
  }

  /// Takes the bar away.
  public synchronized void end() {
    if (shown > 0) {
      console.err().print("\r" + " ".repeat(length) + "\r");
      console.err().flush();
      shown = 0;
    }
  }

  /// How long it has taken until now.
  public double seconds() {
    return (System.nanoTime() - start) / 1e9;
  }
}
