package cardwright.cli.options;

import cardwright.catalog.Catalog;
import cardwright.cli.console.TextFile;
import cardwright.engine.Game;
import cardwright.engine.TextLimits;
import cardwright.lab.GameSource;
import java.util.List;
import picocli.CommandLine.Option;

/// The option `--cards`: cards of one's own that a game is to have.
public final class OwnCards {
  @Option(
      names = "--cards",
      paramLabel = "FILE",
      description =
          "a file of cards of your own to play with; may be given several times. A card takes the"
              + " place of the game's card with the same name")
  private List<String> files = List.of();

  /// This option as it was given, each time with a space before it.
  public String asGiven() {
    StringBuilder options = new StringBuilder();
    files.forEach(file -> options.append(" --cards \"").append(file).append('"'));
    return options.toString();
  }

  /// The game of that name with these cards.
  ///
  /// @param games the games that there are
  /// @throws cardwright.engine.Refused when there is no such game, or a card is not understood
  public Game game(Catalog games, String name) {
    return source(name).load(games::game);
  }

  /// What the game of that name is made of, these cards among it.
  ///
  /// @throws cardwright.engine.Refused when a file cannot be read
  public GameSource source(String name) {
    return new GameSource(
        name,
        files.stream()
            .map(file -> new GameSource.CardFile(file, TextFile.read(file, TextLimits.CARD_FILE)))
            .toList());
  }
}
