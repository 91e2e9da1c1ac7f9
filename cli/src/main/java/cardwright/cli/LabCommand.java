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
          + " first: 'lab first GAME'; and learns what positions are worth: 'lab train GAME'.",
      "It also looks for good decks: 'lab search GAME'; and for a mix of decks that no deck has an edge over: 'lab meta GAME'."
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
        "say what to find out: cardwright lab matrix GAME, cardwright lab ablate GAME --deck DECK, cardwright lab first GAME, or cardwright lab train GAME; or what to look for: cardwright lab search GAME or cardwright lab meta GAME");
  }
}
