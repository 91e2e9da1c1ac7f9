package cardwright.cli;

import cardwright.bots.Json;
import cardwright.bridge.Bridge;
import cardwright.bridge.BridgePort;
import cardwright.bridge.Games;
import cardwright.catalog.Catalog;
import cardwright.catalog.Names;
import cardwright.cli.console.Console;
import cardwright.cli.console.Version;
import cardwright.cli.options.FurtherGames;
import cardwright.engine.Refused;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Lets programs steer plays.
@Command(
    name = "bridge",
    description = {
      "Lets a program that learns or searches steer many plays: it writes lines of JSON on standard"
          + " input and reads an answer to each on standard output, as docs/research.md tells.",
      "With --port programs connect instead, from this machine alone."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class BridgeCommand implements Runnable {
  private static final int MOST_PORT = 65_535;

  private final Console console;

  @Parameters(
      paramLabel = "GAME",
      arity = "0..1",
      description =
          "the game that is meant where a line names none; ${DEFAULT-VALUE} when not given")
  private String game = "ggltcg";

  @Option(
      names = "--port",
      paramLabel = "N",
      description =
          "listen for programs on this port of the loopback address, 0 for any that is free; its"
              + " number is told in the first line of the output")
  private Optional<Integer> port = Optional.empty();

  @Mixin private FurtherGames further = new FurtherGames();

  BridgeCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    Catalog catalog = further.catalog();
    String usual = Names.find("game", game, catalog.names());
    Games games = new Games(catalog);
    try {
      if (port.isEmpty()) {
        new Bridge(games, usual).serve(console.in(), console.out());
      } else {
        listen(games, usual, port.get());
      }
    } catch (IOException e) {
      throw new Refused("the input cannot be read", e);
    }
  }

  private void listen(Games games, String usual, int number) throws IOException {
    if (number < 0 || number > MOST_PORT) {
      throw new Refused("--port has to be from 0 to " + MOST_PORT + ", not " + number);
    }
    try (BridgePort listening = new BridgePort(games, usual, number)) {
      Map<String, Object> told = new LinkedHashMap<>();
      told.put("type", "listening");
      told.put("port", listening.port());
      console.out().println(Json.line(told));
      console.out().flush();
      listening.serve();
    }
  }
}
