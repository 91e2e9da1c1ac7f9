package cardwright.language;

import cardwright.engine.TextLimits;
import org.jspecify.annotations.Nullable;

/// The work that the reading of a file of cards has taken, and how much more it may take: in all, and on the line that is being read.
///
/// A step is about one comparison of words with a place in the text. Lines have few readings; but words can be put together that have so many that nobody could wait for them.
final class Work {
  private final long most;
  private final long mostOnLine;
  private long spent;
  private long lineBegan;
  private @Nullable Work mending;

  /// The work that one file may take.
  static Work ofFile() {
    return new Work(TextLimits.CARD_FILE_STEPS, TextLimits.LINE_STEPS);
  }

  Work(long most, long mostOnLine) {
    this.most = most;
    this.mostOnLine = mostOnLine;
  }

  /// What it may take besides to find what would mend the lines of the file: as much again, in all and on each line.
  Work mending() {
    Work known = mending;
    if (known == null) {
      known = new Work(most, mostOnLine);
      mending = known;
    }
    return known;
  }

  /// From here on it is another line, or the same one read anew.
  void beginLine() {
    lineBegan = spent;
  }

  /// Counts steps before they are done.
  ///
  /// @throws Exceeded when there are too many
  void spend(int steps) {
    spent += steps;
    if (spent - lineBegan > mostOnLine || spent > most) {
      throw new Exceeded();
    }
  }

  /// All that was counted.
  long spent() {
    return spent;
  }

  /// Whether nothing more of the file may be read.
  boolean isOver() {
    return spent > most;
  }

  /// Ends the reading of a line.
  static final class Exceeded extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private Exceeded() {
      super("too much work", null, false, false);
    }
  }
}
