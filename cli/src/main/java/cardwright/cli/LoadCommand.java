package cardwright.cli;

import cardwright.catalog.Names;
import cardwright.cli.console.Console;
import cardwright.cli.console.Version;
import cardwright.cli.options.CardwrightCommand;
import cardwright.cli.options.FurtherGames;
import cardwright.engine.Refused;
import cardwright.server.load.Load;
import java.net.URI;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Drives a server with many games, and measures it.
@Command(
    name = "load",
    description = {
      "Drives a server with many games at once, and prints moves a second and how long a move takes"
          + " from its player to both players' views.",
      "The server has to run with --no-limits, or it slows a single client down."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {"", FurtherGames.BEFORE})
final class LoadCommand implements Runnable {
  /// How many bytes its sockets take in at once: more than a view has.
  static final int BUFFER = 1 << 17;

  private static final int MOST_GAMES = 20_000;
  private static final int MOST_RATE = 100_000;
  private static final int MOST_SECONDS = 3600;

  private final Console console;

  @Option(
      names = "--server",
      paramLabel = "URL",
      description = "the address of the server; ${DEFAULT-VALUE} when not given")
  private String server = "http://127.0.0.1:8765/";

  @Option(
      names = "--game",
      paramLabel = "GAME",
      description = "the game; ${DEFAULT-VALUE} when not given")
  private String game = "ggltcg";

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "how many games go on at the same time; ${DEFAULT-VALUE} when not given")
  private int games = 100;

  @Option(
      names = "--rate",
      paramLabel = "R",
      description = "how many moves are made in a second; ${DEFAULT-VALUE} when not given")
  private int rate = 50;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description = "how long to measure; ${DEFAULT-VALUE} when not given")
  private int seconds = 20;

  @Spec private CommandSpec spec = CommandSpec.create();

  LoadCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    check("--games", games, MOST_GAMES);
    check("--rate", rate, MOST_RATE);
    check("--seconds", seconds, MOST_SECONDS);
    // The JDK's client garbles what comes with the handshake where it is more than one buffer.
    System.setProperty("jdk.httpclient.bufsize", String.valueOf(BUFFER));
    URI address = address();
    String name = Names.find("game", game, CardwrightCommand.catalog(spec).names());
    Load load = new Load(address, name, games, rate, seconds);
    load.run(
            words -> {
              console.err().println(words);
              console.err().flush();
            })
        .lines()
        .forEach(console.out()::println);
  }

  private static void check(String option, int given, int most) {
    if (given < 1 || given > most) {
      throw new Refused(option + " has to be from 1 to " + most + ", not " + given);
    }
  }

  private URI address() {
    if (!server.matches("https?://[^/\\s]+/?")) {
      throw new Refused(
          "--server has to be an address such as http://127.0.0.1:8765/, not "
              + Names.quoted(server));
    }
    return URI.create(server.endsWith("/") ? server : server + "/");
  }
}
