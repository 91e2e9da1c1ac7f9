package cardwright.server.play;

import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Refused;
import cardwright.scenario.Scenario;
import java.util.List;
import java.util.Optional;

/// Reads a position that somebody has set up: a scenario with exactly one position of a known game, and no file beside it.
public final class SetUpPosition {
  /// So many characters it may have.
  public static final int MOST_TEXT = 32_000;

  private static final String FILE = "position";

  private SetUpPosition() {}

  /// The position with that text.
  ///
  /// @param game the game that it has to be of
  /// @throws Refused when it is malformed, of another game, or the game does not take it
  public static Scenario read(String text, Game game) {
    List<Scenario> scenarios =
        Scenario.read(
            text,
            FILE,
            name -> {
              if (!name.equals(game.name())) {
                throw new Refused(Messages.of("position.of-other-game"));
              }
              return game;
            },
            _ -> {
              throw new Refused(Messages.of("position.no-kit"));
            });
    Optional<Opening> opening =
        scenarios.size() == 1 ? scenarios.getFirst().opening() : Optional.empty();
    if (opening.flatMap(Opening::setUp).isEmpty()) {
      throw new Refused(Messages.of("position.exactly-one"));
    }
    return scenarios.getFirst();
  }

  /// What was wrong, without the name of the file and, for a text on a single line, without the place.
  public static String reason(Refused refused) {
    return String.valueOf(refused.getMessage()).replaceFirst("^" + FILE + "(:\\d+:\\d+)?: ", "");
  }
}
