package cardwright.cli.lab;

import cardwright.cli.console.Console;
import cardwright.cli.options.Formats;
import cardwright.cli.options.ManyGames;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options of commands that learn from games of a computer player: who plays them and how, and the match that shows what was learned.
final class LearningGames {
  private static final int MATCH_AGAINST = 400;
  private static final int MOST_MATCH = 1_000_000;

  @Option(
      names = "--player",
      paramLabel = "PLAYER",
      description = "who plays them, and who learns; ${DEFAULT-VALUE} when not given")
  private String player = "greedy";

  @Option(
      names = "--match",
      paramLabel = "N",
      description =
          "play so many games between that player with the value that was learned and with the one that"
              + " stands, and so many more with decks made by chance where the format has ready-made ones, or each of the two against the player of --against; none when not given, 400 with --against")
  private Optional<Integer> match = Optional.empty();

  @Option(names = "--format", paramLabel = "FORMAT", description = "how the game is played")
  private Optional<String> format = Optional.empty();

  @Mixin private ManyGames many = new ManyGames();

  /// Refuses numbers that cannot be played.
  void check() {
    int games = match.orElse(0);
    if (games < 0 || games > MOST_MATCH) {
      throw new Refused("--match has to be from 0 to " + MOST_MATCH + ", not " + games);
    }
  }

  /// How the game is played.
  Format format(Game game) {
    return Formats.orUsual(game, format);
  }

  /// The name of who plays.
  String player() {
    return player;
  }

  /// Which games, and how many at a time.
  ManyGames many() {
    return many;
  }

  /// Plays the match that was asked for, if any.
  ///
  /// @param name what the player with the learned value is called
  /// @param learned the game with the learned value
  void match(Console console, Game game, String name, Game learned) {
    int games = match.orElse(0);
    if (games != 0) {
      new LearnedMatch(console, game, format(game), player, many).play(name, learned, games);
    }
  }

  /// Plays against another player, with the learned value and with the one that stands.
  ///
  /// @param against the name of the other player
  /// @param name what the player with the learned value is called
  /// @param learned the game with the learned value
  void match(Console console, Game game, String against, String name, Game learned) {
    int games = match.orElse(MATCH_AGAINST);
    if (games != 0) {
      new AgainstMatch(console, game, format(game), player, against, many)
          .play(name, learned, games);
    }
  }
}
