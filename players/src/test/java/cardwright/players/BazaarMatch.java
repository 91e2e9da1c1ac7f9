package cardwright.players;

import cardwright.engine.Chance;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.View;
import java.util.function.LongFunction;

/// Plays of the bazaar between two players, who change seats from play to play.
final class BazaarMatch {
  private BazaarMatch() {}

  /// What the one got of a play, on the average: from 0 to 1.
  ///
  /// @param start a play at its start, by its number
  static double score(String one, String other, int plays, LongFunction<? extends Position> start) {
    Bazaar game = new Bazaar();
    double score = 0;
    for (long number = 0; number < plays; number++) {
      Position position = start.apply(number);
      Seat seatOfOne = Seat.of((int) number % 2);
      Player first = Players.named(one, game, number);
      Player second = Players.named(other, game, ~number);
      Chance chance = new SeededChance(number);
      while (position.outcome().isEmpty()) {
        Player asked = position.choice().seat() == seatOfOne ? first : second;
        position.play(asked.choose(new View(position)), chance);
      }
      score += position.outcome().get().score(seatOfOne);
    }
    return score / plays;
  }
}
