package cardwright.cli.cards;

import cardwright.catalog.CardNames;
import cardwright.catalog.Catalog;
import cardwright.catalog.Names;
import cardwright.cli.console.Console;
import cardwright.cli.console.Json;
import cardwright.cli.console.Version;
import cardwright.cli.options.FurtherGames;
import cardwright.engine.CardFace;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Lists the cards of a game, or shows one of them.
@Command(
    name = "cards",
    description = {
      "Lists the cards of a game, or shows one of them with its text.",
      "With --coverage it counts them, set by set: those that are there, those that are understood"
          + " (read, written back and read again), and those that a scenario exercises: it holds,"
          + " and does not hold without a line of the card.",
      "'cards new GAME FILE' writes a file with a first card; 'cards check FILE… --game GAME' reads"
          + " files of new cards; 'cards phrases GAME' lists what they can say; 'cards serve-lsp'"
          + " lets an editor do all that while a card is written."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
public final class CardsCommand implements Runnable {
  /// The commands behind `cards`, each with how it is used.
  private static final Map<String, String> USES =
      Map.of(
          "check", "check FILE --game GAME",
          "new", "new GAME FILE",
          "serve-lsp", "serve-lsp --game GAME",
          "phrases", "phrases GAME",
          "grammar", "grammar GAME");

  private final Console console;

  @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", description = "the game")
  private String game = "";

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "NAME",
      description = "a card, or the only beginning of its name")
  private List<String> name = List.of();

  @Option(names = "--coverage", description = "count the cards, set by set")
  private boolean coverage;

  @Option(
      names = "--scenarios",
      arity = "1",
      paramLabel = "PATH",
      description =
          "a scenario file or folder for --coverage, may be repeated; when not given,"
              + " GAME/src/test/resources/scenarios if that is there")
  private List<Path> scenarios = List.of();

  @Option(names = "--json", description = "print data for programs")
  private boolean json;

  @Mixin private FurtherGames further = new FurtherGames();

  CardsCommand(Console console) {
    this.console = console;
  }

  /// The command with what else can be done with cards behind it.
  public static CommandLine line(Console console) {
    return new CommandLine(new CardsCommand(console))
        .addSubcommand("check", new CardsCheckCommand(console))
        .addSubcommand("new", new CardsNewCommand(console))
        .addSubcommand("serve-lsp", new CardsServeLspCommand(console))
        .addSubcommand("phrases", new PhrasesCommand(console))
        .addSubcommand("grammar", new GrammarCommand(console));
  }

  @Override
  public void run() {
    Catalog games = further.catalog();
    if (game.isEmpty()) {
      throw new Refused("a game is needed, such as: cardwright cards " + games.names().getFirst());
    }
    if (!games.names().contains(game.strip().toLowerCase(Locale.ROOT))) {
      Names.nearest(game, List.copyOf(USES.keySet()))
          .ifPresent(command -> {
            throw new Refused(
                "there is no game "
                    + Names.quoted(game)
                    + "; did you mean: cardwright cards "
                    + USES.get(command)
                    + "?");
          });
    }
    Game chosen = games.game(game);
    if (coverage && !name.isEmpty()) {
      throw new Refused("--coverage counts all cards of a game; leave the name out");
    }
    if (!coverage && !scenarios.isEmpty()) {
      throw new Refused("--scenarios says what exercises cards; it needs --coverage");
    }
    if (coverage) {
      CoverageText.print(console, chosen, scenarios, json);
    } else if (name.isEmpty()) {
      list(chosen);
    } else {
      show(new CardNames(chosen).find(String.join(" ", name)));
    }
  }

  private void list(Game chosen) {
    if (json) {
      Json.print(console.out(), chosen.cards());
      return;
    }
    String set = "";
    for (CardFace face : chosen.cards()) {
      if (!face.set().equals(set)) {
        set = face.set();
        console.out().println(set + ":");
      }
      console.lines("  " + CardLines.one(face, chosen.cards())).forEach(console.out()::println);
    }
    console.out().println(chosen.cards().size() + " cards");
  }

  private void show(CardFace face) {
    if (json) {
      Json.print(console.out(), face);
    } else {
      CardLines.all(console, face);
    }
  }
}
