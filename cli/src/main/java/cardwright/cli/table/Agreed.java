package cardwright.cli.table;

import cardwright.engine.Game;
import cardwright.engine.GameOption;
import cardwright.engine.Refused;
import java.util.List;
import java.util.stream.Collectors;

/// What players agree on beyond the format, as they write it.
final class Agreed {
  private Agreed() {}

  /// What is meant by the options that were given.
  ///
  /// @throws Refused when the game has no such option; the message lists those that it has
  static List<String> of(Game game, List<String> given) {
    return given.stream().map(words -> of(game, MoveInput.plain(words))).toList();
  }

  private static String of(Game game, String words) {
    if (game.options().stream().anyMatch(each -> each.matches(words))) {
      return words;
    }
    String known = game.options().stream().map(GameOption::words).collect(Collectors.joining(", "));
    String has = known.isEmpty() ? "it has none" : "it has: " + known;
    throw new Refused(game.title() + " has no option '" + words + "'; " + has);
  }
}
