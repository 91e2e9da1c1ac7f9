package cardwright.bots;

import cardwright.engine.Choice;
import cardwright.engine.Move;
import java.util.List;
import java.util.stream.IntStream;

/// The moves of a choice, made all at once.
final class Moves {
  private Moves() {}

  static List<Move> of(Choice choice) {
    return IntStream.range(0, choice.count()).mapToObj(choice::move).toList();
  }
}
