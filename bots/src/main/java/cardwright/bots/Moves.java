package cardwright.bots;

import cardwright.engine.Choice;
import java.util.List;
import java.util.stream.IntStream;

/// The moves of a choice that a program is told, made all at once: each set of cards can be picked by them, in ascending order, and nothing is taken back.
final class Moves {
  private Moves() {}

  static List<BotMessages.Offered> of(Choice choice) {
    return IntStream.range(0, choice.searched())
        .mapToObj(i -> BotMessages.Offered.of(choice.move(i)))
        .toList();
  }
}
