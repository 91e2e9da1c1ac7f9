package cardwright.cardgame.text;

import static cardwright.language.Phrases.oneOf;

import cardwright.language.Phrase;
import java.util.List;
import java.util.stream.IntStream;

/// Which of several events of one kind is meant.
public sealed interface Nth {
  /// Each of them.
  enum Any implements Nth {
    ANY
  }

  /// One in each turn, counted from its start: `your second card each turn`.
  ///
  /// @param number from 1 to [#MOST]
  record EachTurn(int number) implements Nth {
    /// The highest number that is written.
    public static final int MOST = 10;

    private static final List<String> ORDINALS =
        List.of(
            "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
            "tenth");

    /// The number as cards write it: `second`.
    public static final Phrase<EachTurn> ORDINAL =
        oneOf(
            IntStream.rangeClosed(1, MOST).mapToObj(EachTurn::new).toArray(EachTurn[]::new),
            EachTurn::words);

    /// The same where other numbers could stand too.
    public static final Phrase<Nth> NTH = oneOf(ORDINAL);

    /// The number as cards write it.
    public String words() {
      return ORDINALS.get(number - 1);
    }
  }

  /// A number that only one game has.
  non-sealed interface Own extends Nth {}
}
