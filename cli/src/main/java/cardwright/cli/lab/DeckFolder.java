package cardwright.cli.lab;

import cardwright.cli.console.TextFile;
import cardwright.engine.Deck;
import cardwright.engine.Refused;
import cardwright.record.DeckText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;

/// The option for a folder into which decks are written, a file for each.
final class DeckFolder {
  private static final Pattern NO_LETTERS = Pattern.compile("[^a-z0-9]+");

  @Option(
      names = "--write",
      paramLabel = "FOLDER",
      description =
          "write the decks that were found into that folder, a deck file for each; it is made where it is not there")
  private Optional<String> folder = Optional.empty();

  /// Makes the folder and says beforehand whether files can be written into it.
  ///
  /// @throws Refused when they cannot
  void check() {
    folder.ifPresent(name -> TextFile.checkWritable(file(made(name), "probe")));
  }

  /// Writes decks into the folder, where one is wanted: `01-found-1.deck`.
  ///
  /// @throws Refused when a file cannot be written
  void write(List<Deck> decks) {
    if (folder.isPresent()) {
      Path into = made(folder.get());
      for (int i = 0; i < decks.size(); i++) {
        TextFile.write(
            file(into, String.format(Locale.ROOT, "%02d-%s", i + 1, simple(decks.get(i).name()))),
            DeckText.write(decks.get(i)));
      }
    }
  }

  private static Path made(String name) {
    try {
      return Files.createDirectories(Path.of(name));
    } catch (IOException | InvalidPathException e) {
      throw new Refused(name + ": there is no such folder, and none can be made", e);
    }
  }

  private static String file(Path folder, String name) {
    return folder.resolve(name + ".deck").toString();
  }

  private static String simple(String name) {
    return NO_LETTERS.matcher(name.toLowerCase(Locale.ROOT)).replaceAll("-");
  }
}
