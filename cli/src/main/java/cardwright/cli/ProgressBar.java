package cardwright.cli;

import java.util.Locale;

/// Shows how far long work has come, when a person watches.
final class ProgressBar {
  private static final int WIDTH = 40;
  private static final long FIRST_SHOWN_NANOS = 1_000_000_000L;
  private static final long REDRAWN_NANOS = 200_000_000L;

  private final Console console;
  private final int all;
  private final long start = System.nanoTime();
  private long shown;

  ProgressBar(Console console, int all) {
    this.console = console;
    this.all = all;
  }

  /// Shows the bar, if it is time to.
  synchronized void show(int done) {
    long now = System.nanoTime() - start;
    if (!console.progress() || now < FIRST_SHOWN_NANOS || now - shown < REDRAWN_NANOS) {
      return;
    }
    shown = now;
    int full = (int) ((long) done * WIDTH / all);
    console
        .err()
        .printf(
            Locale.ROOT,
            "\r[%s%s] %d of %d",
            "#".repeat(full),
            ".".repeat(WIDTH - full),
            done,
            all);
    console.err().flush();
  }

  /// Takes the bar away.
  synchronized void end() {
    if (shown > 0) {
      console.err().print("\r" + " ".repeat(WIDTH + 30) + "\r");
      console.err().flush();
      shown = 0;
    }
  }

  /// How long it has taken until now.
  double seconds() {
    return (System.nanoTime() - start) / 1e9;
  }
}
