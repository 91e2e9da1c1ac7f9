package cardwright.cli.analysis;

import cardwright.cli.console.Console;
import cardwright.cli.console.Version;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// What can be done with puzzles.
@Command(
    name = "puzzles",
    description =
        "Finds puzzles in plays, and tells how hard they are: 'puzzles mine GAME', 'puzzles grade"
            + " FILE'.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND")
public final class PuzzlesCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  /// The command with what can be done with puzzles behind it.
  public static CommandLine line(Console console) {
    return new CommandLine(new PuzzlesCommand())
        .addSubcommand("mine", new PuzzlesMineCommand(console))
        .addSubcommand("grade", new PuzzlesGradeCommand(console));
  }

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "say what to do with them: cardwright puzzles mine GAME, or cardwright puzzles grade FILE");
  }
}
