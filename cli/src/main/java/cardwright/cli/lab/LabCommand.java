package cardwright.cli.lab;

import cardwright.cli.console.Console;
import cardwright.cli.console.Version;
import java.util.List;
import picocli.CommandLine;
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
public final class LabCommand implements Runnable {
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

  /// The command with all experiments behind it.
  public static CommandLine line(Console console) {
    return new CommandLine(new LabCommand())
        .addSubcommand("matrix", new LabMatrixCommand(console))
        .addSubcommand("ablate", new LabAblateCommand(console))
        .addSubcommand("sweep", new LabSweepCommand(console))
        .addSubcommand("balance", new LabBalanceCommand(console))
        .addSubcommand("first", new LabFirstCommand(console))
        .addSubcommand("ladder", new LabLadderCommand(console))
        .addSubcommand("search", new LabSearchCommand(console))
        .addSubcommand("meta", new LabMetaCommand(console))
        .addSubcommand("train", new LabTrainCommand(console))
        .addSubcommand("tune", new LabTuneCommand(console))
        .addSubcommand("selfplay", new LabSelfplayCommand(console));
  }

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "say what to find out: cardwright lab " + String.join(", cardwright lab ", QUESTIONS));
  }
}
