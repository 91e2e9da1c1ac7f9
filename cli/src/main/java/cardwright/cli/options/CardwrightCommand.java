package cardwright.cli.options;

import cardwright.catalog.Catalog;
import cardwright.cli.console.Version;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
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
public final class CardwrightCommand implements Runnable {
  @Option(
      names = "--games",
      paramLabel = "FOLDER",
      description =
          "a folder with the jars of further games, for any command; may be given several times. A"
              + " jar is code: add only those that you trust")
  private List<Path> folders = List.of();

  @Spec private CommandSpec spec = CommandSpec.create();

  /// The games of the program and of the folders that are named before a command.
  ///
  /// @param command the command that is carried out
  /// @throws cardwright.engine.Refused when a folder cannot be taken; the message says why
  public static Catalog catalog(CommandSpec command) {
    return catalog(folders(command));
  }

  /// The games of the program and of some folders.
  ///
  /// @throws cardwright.engine.Refused when a folder cannot be taken; the message says why
  public static Catalog catalog(List<Path> folders) {
    Catalog all = Catalog.builtIn();
    for (Path folder : folders) {
      all = all.with(folder);
    }
    return all;
  }

  /// The folders with games that are named before a command.
  public static List<Path> folders(CommandSpec command) {
    return command.root().userObject() instanceof CardwrightCommand root ? root.folders : List.of();
  }

  @Override
  public void run() {
    CommandLine line = spec.commandLine();
    if (!line.getParseResult().originalArgs().isEmpty()) {
      throw new ParameterException(line, "a command is needed");
    }
    line.usage(line.getOut());
  }
}
