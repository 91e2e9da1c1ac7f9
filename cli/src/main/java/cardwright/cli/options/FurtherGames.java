package cardwright.cli.options;

import cardwright.catalog.Catalog;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// The option `--games`: folders with the jars of further games.
///
/// It stands behind the command or before it. Where `--games` counts games, as in `simulate`, it can only stand before.
public final class FurtherGames {
  /// Where the option stands for a command that counts games.
  public static final String BEFORE =
      "Games of a folder stand before the command: cardwright --games FOLDER COMMAND";

  @Option(
      names = "--games",
      paramLabel = "FOLDER",
      description =
          "a folder with the jars of further games; may be given several times. A jar is code: add"
              + " only those that you trust")
  private List<Path> folders = List.of();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command = CommandSpec.create();

  /// The games of the program and of these folders.
  ///
  /// @throws cardwright.engine.Refused when a folder cannot be taken; the message says why
  public Catalog catalog() {
    return CardwrightCommand.catalog(folders());
  }

  /// The folders, those that are named before the command first.
  public List<Path> folders() {
    return Stream.concat(CardwrightCommand.folders(command).stream(), folders.stream()).toList();
  }
}
