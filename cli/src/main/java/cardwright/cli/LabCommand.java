package cardwright.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// Experiments for who makes cards, decks and formats.
@Command(
    name = "lab",
    description = {
      "Finds out whether decks are fair: 'lab matrix GAME'; what each card is worth to a deck: 'lab ablate GAME --deck DECK'; what it is worth to go"
          + " first: 'lab first GAME'; learns what positions are worth: 'lab train GAME'; and writes games as numbers for programs that learn: 'lab selfplay GAME --write FOLDER'."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND")
final class LabCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "say what to find out: cardwright lab matrix GAME, cardwright lab ablate GAME --deck DECK, cardwright lab first GAME, cardwright lab train GAME, or cardwright lab selfplay GAME --write FOLDER");
  }
}
