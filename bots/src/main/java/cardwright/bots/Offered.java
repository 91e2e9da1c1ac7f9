package cardwright.bots;

import cardwright.engine.Choice;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The moves of a choice in a message.
final class Offered {
  private static final int MOST = 8;

  private Offered() {}

  /// The notations of the first moves: `play sun, pass`.
  static String words(Choice choice) {
    int count = choice.searched();
    String named =
        IntStream.range(0, Math.min(MOST, count))
            .mapToObj(i -> choice.move(i).notation())
            .collect(Collectors.joining(", "));
    return count > MOST ? named + " and " + (count - MOST) + " more" : named;
  }
}
