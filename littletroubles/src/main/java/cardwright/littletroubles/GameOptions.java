package cardwright.littletroubles;

import cardwright.cardgame.message.Refusals;
import cardwright.engine.GameOption;
import cardwright.engine.Refused;
import cardwright.engine.Rule;
import cardwright.littletroubles.board.FormatSettings;
import cardwright.littletroubles.message.Messages;
import java.util.List;

/// What players can agree on beyond the format, as they write it.
@Rule({"LT A1", "LT A2", "LT B42"})
final class GameOptions {
  private static final GameOption WINNER_CHOOSES =
      new GameOption("winner chooses", Messages.of("option.winner-chooses"), true);
  private static final GameOption START_COOKIES =
      new GameOption("start cookies N", Messages.of("option.start-cookies"), false);
  private static final GameOption SECOND_PLAYER_BONUS =
      new GameOption("second player bonus N", Messages.of("option.second-player-bonus"), false);
  private static final GameOption SCENES_BY_PLAYER =
      new GameOption("scenes by player", Messages.of("option.scenes-by-player"), false);

  /// All of them.
  static final List<GameOption> ALL =
      List.of(WINNER_CHOOSES, START_COOKIES, SECOND_PLAYER_BONUS, SCENES_BY_PLAYER);

  private GameOptions() {}

  /// The options of a board on which that was agreed.
  ///
  /// @throws Refused when there is no such option
  static FormatSettings options(List<String> agreed, int mulligans) {
    for (String words : agreed) {
      if (ALL.stream().noneMatch(each -> each.matches(words))) {
        throw Refusals.noOption("Little Troubles", words);
      }
    }
    FormatSettings usual = FormatSettings.usual(mulligans);
    return new FormatSettings(
        number(agreed, START_COOKIES, usual.startCookies()),
        number(agreed, SECOND_PLAYER_BONUS, usual.secondPlayerBonus()),
        agreed.stream().anyMatch(WINNER_CHOOSES::matches),
        agreed.stream().anyMatch(SCENES_BY_PLAYER::matches),
        mulligans);
  }

  /// The number that was agreed on last, or the usual one.
  private static int number(List<String> agreed, GameOption option, int usual) {
    return agreed.stream()
        .filter(option::matches)
        .map(words -> Integer.parseInt(words.substring(option.name().length() + 1)))
        .reduce(usual, (before, after) -> after);
  }
}
