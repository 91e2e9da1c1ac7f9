package cardwright.house;

import cardwright.catalog.Catalog;
import cardwright.engine.Game;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;

/// The first game of the examples, as a jar that comes from outside.
final class FirstGame {
  /// Where it stands in the repository.
  static final Path ROOM = Sources.ROOT.resolve("examples/snow-day");

  private FirstGame() {}

  /// The game, loaded from a jar.
  static Game game() {
    try {
      Path folder = Files.createTempDirectory("cardwright-first-game");
      pack(folder);
      return Catalog.builtIn().with(folder).game("snow-day");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Puts its jar into a folder.
  static void pack(Path folder) {
    Path classes = ROOM.resolve("target/classes");
    try (OutputStream file = Files.newOutputStream(folder.resolve("snow-day.jar"));
        JarOutputStream jar = new JarOutputStream(file)) {
      for (Path each : Sources.below(classes, "")) {
        jar.putNextEntry(new ZipEntry(classes.relativize(each).toString().replace('\\', '/')));
        Files.copy(each, jar);
        jar.closeEntry();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
