package cardwright.language;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A line that is being read. It remembers the furthest place at which reading failed, and what could have stood there.
public final class LineText {
  private final String text;
  private final Failure failure;
  private final boolean explains;
  private final Work work;
  private final @Nullable Hearing continuations;
  private final IdentityHashMap<Remembered<?>, Object[]> read = new IdentityHashMap<>();

  /// Where its letter was made a small one; -1 where it was not.
  private final int lowered;

  /// What reads at a place of a line, and finds the same there however often it is asked.
  interface Remembered<T> {
    /// Every way to read from a place in the text, worked out anew.
    List<Parse<T>> readAnew(LineText text, int at);
  }

  /// Hears what can stand where the start of a line ends.
  interface Hearing {
    /// From here on words belong to that phrase, until it is closed.
    ///
    /// @param phrase the very phrase that reads, known by its identity
    void open(Object phrase);

    /// Closes the phrase that was opened last.
    void close();

    /// Words can stand there; the line ends within them, or before the first.
    void words(int at, String words);

    /// Something can stand there that has no words of its own, such as a number.
    void described(String line, int at, String what);

    /// Reads on, and keeps only some of the words that are found by it.
    <X> X only(Predicate<String> those, Supplier<X> reading);
  }

  /// A line from its start.
  public LineText(String text) {
    this(text, true, Work.ofFile());
  }

  /// A line from its start.
  ///
  /// @param explains whether it keeps what could have stood where reading failed; without that it is read faster
  /// @param work counts the steps of the reading
  LineText(String text, boolean explains, Work work) {
    this(text, explains, work, new Failure(), null, -1);
  }

  /// The start of a line, read to learn how it can go on.
  ///
  /// @param continuations hears what can stand where it ends
  LineText(String text, Work work, Hearing continuations) {
    this(text, true, work, new Failure(), continuations, -1);
  }

  private LineText(
      String text,
      boolean explains,
      Work work,
      Failure failure,
      @Nullable Hearing continuations,
      int lowered) {
    this.text = text;
    this.explains = explains;
    this.work = work;
    this.failure = failure;
    this.continuations = continuations;
    this.lowered = lowered;
  }

  /// Whether it is read to learn how it can go on.
  boolean isContinued() {
    return continuations != null;
  }

  /// Whether phrases are tried that cannot open with the letter at a place: somebody asks what could stand there.
  boolean triesAll(int at) {
    return explains && (continuations == null || at >= text.length());
  }

  /// From here on words belong to that phrase, until it is closed.
  void open(Object phrase) {
    if (continuations != null) {
      continuations.open(phrase);
    }
  }

  /// Closes the phrase that was opened last.
  void close() {
    if (continuations != null) {
      continuations.close();
    }
  }

  /// Reads on, and of the words that could stand at the end notes only some.
  <X> X only(Predicate<String> those, Supplier<X> reading) {
    return continuations == null ? reading.get() : continuations.only(those, reading);
  }

  /// Counts steps of the reading before they are done.
  ///
  /// @throws Work.Exceeded when the line may take no more
  void spend(int steps) {
    work.spend(steps);
  }

  /// Whether what could have stood where reading failed is kept.
  boolean explains() {
    return explains;
  }

  /// The letter at a place; 0 at the end.
  char letter(int at) {
    return at < text.length() ? text.charAt(at) : 0;
  }

  /// The same line with the letter at that place in lower case: how a sentence reads inside.
  LineText lowerAt(int at) {
    String lower =
        at == text.length()
            ? text
            : text.substring(0, at)
                + Character.toLowerCase(text.charAt(at))
                + text.substring(at + 1);
    return new LineText(lower, explains, work, failure, continuations, at);
  }

  /// The characters.
  public String text() {
    return text;
  }

  /// What is read at a place, worked out once: several phrases may begin with it.
  @SuppressWarnings("unchecked")
  <T> List<Parse<T>> once(Remembered<T> reading, int at) {
    Object[] places = read.get(reading);
    if (places == null) {
      work.spend(1 + text.length() / 8);
      places = new Object[text.length() + 1];
      read.put(reading, places);
    }
    if (places[at] == null) {
      places[at] = reading.readAnew(this, at);
    }
    return (List<Parse<T>>) places[at];
  }

  /// Where the given words end if they stand at that place, or -1; then they are noted as what could have stood there.
  ///
  /// @param at the index where the words should start
  public int match(String words, int at) {
    work.spend(1);
    if (text.startsWith(words, at)) {
      return at + words.length();
    }
    if (!explains) {
      return -1;
    }
    int same = 0;
    while (at + same < text.length() && text.charAt(at + same) == words.charAt(same)) {
      same++;
    }
    if (continuations != null) {
      if (at + same == text.length()) {
        continuations.words(at, at == lowered ? Letters.capital(words) : words);
      }
      return -1;
    }
    if (same > 0 && at + same == text.length() && words.substring(same).isBlank()) {
      // The words are all there, and the line ends where more has to follow.
      expected(text.length(), "");
    } else if (at + same >= failure.at) {
      int word = same == 0 ? 0 : words.lastIndexOf(' ', same - 1) + 1;
      expected(at + word, words.substring(word));
    }
    return -1;
  }

  /// Notes what could have stood at a place.
  public void expected(int at, String what) {
    if (!explains) {
      return;
    }
    if (continuations != null) {
      continuations.described(text, at, what);
      return;
    }
    if (at > failure.at) {
      failure.at = at;
      failure.expected.clear();
    }
    if (at == failure.at && !what.isBlank()) {
      failure.expected.add(what.strip());
    }
  }

  /// The furthest place at which reading failed, from 0.
  int failedAt() {
    return Math.max(0, failure.at);
  }

  /// What could have stood there, in alphabetical order.
  Set<String> couldStand() {
    return failure.expected;
  }

  private static final class Failure {
    private int at = -1;
    private final TreeSet<String> expected = new TreeSet<>();
  }
}
