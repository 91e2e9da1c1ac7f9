package cardwright.house;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// The files of the house, as they stand in the repository.
final class Sources {
  /// The top folder of the repository.
  static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  private Sources() {}

  /// The files below a folder with this ending, in order; none when there is no such folder.
  static List<Path> below(Path folder, String ending) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(ending) && Files.isRegularFile(file))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// All rooms: the folders with a `pom.xml`.
  static List<Path> rooms() {
    try (Stream<Path> folders = Files.list(ROOT)) {
      return folders.filter(folder -> Files.exists(folder.resolve("pom.xml"))).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// A file's text.
  static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The file's path from the top folder, with slashes.
  static String name(Path file) {
    return ROOT.relativize(file.toAbsolutePath().normalize()).toString().replace('\\', '/');
  }
}
