package cardwright.cli;

import cardwright.bots.BotClient;
import cardwright.cli.console.Console;
import cardwright.cli.console.Version;
import cardwright.cli.options.Formats;
import cardwright.cli.options.FurtherGames;
import cardwright.cli.options.Thinking;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.players.PlayerOptions;
import cardwright.players.Players;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Lets a computer player speak the protocol of bots.
@Command(
    name = "bot",
    description = {
      "Lets a computer player be a bot: it speaks the line protocol of docs/bots.md on standard"
          + " input and output, for one game.",
      "Whoever runs a table starts it; here that is: cardwright play GAME --against"
          + " \"exec:./cardwright bot GAME\"."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class BotCommand implements Runnable {
  private final Console console;

  @Parameters(paramLabel = "GAME", description = "the game")
  private String game = "";

  @Option(
      names = "--player",
      paramLabel = "PLAYER",
      description = "who plays; ${DEFAULT-VALUE} when not given")
  private String player = "greedy";

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "what the player leaves to chance; ${DEFAULT-VALUE} when not given")
  private long seed = 1;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "the only format to play in; any when not given")
  private Optional<String> format = Optional.empty();

  @Mixin private Thinking thinking = new Thinking();

  @Mixin private FurtherGames further = new FurtherGames();

  BotCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    Game chosen = further.catalog().game(game);
    playerOptions(chosen);
    Players.named(player, chosen, seed);
    Optional<String> named = format.map(name -> Formats.named(chosen, name)).map(Format::name);
    new BotClient(
            chosen,
            named,
            far -> Players.named(player, far, seed, playerOptions(chosen)),
            console.in(),
            console.out())
        .play();
  }

  private PlayerOptions playerOptions(Game chosen) {
    return thinking.playerOptions(chosen, format, console.err()::println);
  }
}
