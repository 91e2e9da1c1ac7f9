package cardwright.cli;

import cardwright.cli.console.Version;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// What can be done with one deck.
@Command(
    name = "deck",
    description = "Checks a deck: 'deck check FILE --game GAME'.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND")
final class DeckCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    CommandLine line = spec.commandLine();
    throw new ParameterException(
        line, "say what to do with it: cardwright deck check FILE --game GAME");
  }
}
