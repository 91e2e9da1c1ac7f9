package cardwright.cli;

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
final class PuzzlesCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "say what to do with them: cardwright puzzles mine GAME, or cardwright puzzles grade FILE");
  }
}
