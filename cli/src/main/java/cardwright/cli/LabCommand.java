package cardwright.cli;

import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// Experiments for who makes cards, decks and formats.
@Command(
    name = "lab",
    description = {
      "Finds out whether decks and cards are fair, and what would make them so; looks for good decks; rates players; learns what positions are worth; and writes games for programs that learn."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND")
final class LabCommand implements Runnable {
  /// What a person types for each question.
  private static final List<String> QUESTIONS =
      List.of(
          "matrix GAME",
          "ablate GAME --deck DECK",
          "sweep GAME --card CARD",
          "balance GAME",
          "first GAME",
          "ladder GAME",
          "search GAME",
          "meta GAME",
          "train GAME",
          "tune GAME",
          "selfplay GAME --write FOLDER");

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "say what to find out: cardwright lab " + String.join(", cardwright lab ", QUESTIONS));
  }
}
