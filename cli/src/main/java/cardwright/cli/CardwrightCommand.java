package cardwright.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// The command that all others belong to; alone it says what there is.
@Command(
    name = "cardwright",
    description = "Plays trading card games with every rule enforced.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "Try: cardwright play ggltcg",
      "",
      "Exit codes: 0 all is fine, 1 a failure was found, 2 the input cannot be taken,",
      "3 a fault of cardwright itself, or output that cannot be written."
    })
final class CardwrightCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    CommandLine line = spec.commandLine();
    if (!line.getParseResult().originalArgs().isEmpty()) {
      throw new ParameterException(line, "a command is needed");
    }
    line.usage(line.getOut());
  }
}
