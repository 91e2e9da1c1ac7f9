package cardwright.lab.training;

import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.ValueInput;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// By how much the two sides differ in each term of a game's evaluation, as a rule: the square root of the mean square over positions of some games.
/// It makes a step as large for a term of which there is much as for one that is there or not.
final class TermSpread {
  private TermSpread() {}

  /// Plays the games and measures.
  ///
  /// @return for each term by how much sides differ in it; 1 for one in which they never did
  /// @throws Refused when the game does not name the terms of its value
  static SequencedMap<String, Double> of(TrainingGames games) {
    SequencedMap<String, Double> squares = new LinkedHashMap<>();
    int[] positions = {0};
    games
        .run((position, _) -> differences(games.game(), position), Optional.empty(), (_, _) -> {})
        .values()
        .forEach(part ->
            part.forEach(each -> {
              positions[0]++;
              each.forEach((name, by) -> squares.merge(name, by * by, Double::sum));
            }));
    if (squares.isEmpty()) {
      throw new Refused(games.game().title() + " does not name the terms of its value");
    }
    squares.replaceAll((_, sum) -> sum == 0 ? 1 : Math.sqrt(sum / positions[0]));
    return squares;
  }

  private static SequencedMap<String, Double> differences(Game game, Position position) {
    SequencedMap<String, Double> by = new LinkedHashMap<>();
    terms(game, position, Seat.A).forEach(each -> by.put(each.name(), each.amount()));
    terms(game, position, Seat.B)
        .forEach(each -> by.merge(each.name(), -each.amount(), Double::sum));
    return by;
  }

  private static List<ValueInput> terms(Game game, Position position, Seat seat) {
    return game.valueInputs(position, seat).stream().filter(ValueInput::term).toList();
  }
}
