package cardwright.cli;

import cardwright.engine.Refused;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// Reads and writes whole text files; what cannot be done is refused with the file's name.
final class TextFile {
  private static final long MOST_BYTES = 16L << 20;

  private TextFile() {}

  /// The content of a file.
  ///
  /// @throws Refused when it is not there, is no text, or cannot be read
  static String read(String name) {
    Path file = path(name);
    try {
      if (!Files.exists(file)) {
        throw new Refused(name + ": there is no such file");
      }
      if (Files.isDirectory(file)) {
        throw new Refused(name + ": this is a folder; a file is needed");
      }
      if (Files.size(file) > MOST_BYTES) {
        throw new Refused(name + ": the file has more than 16 MB; it cannot be what is needed");
      }
      return Files.readString(file);
    } catch (CharacterCodingException e) {
      throw new Refused(name + ": the file is not text in UTF-8", e);
    } catch (IOException e) {
      throw new Refused(name + ": the file cannot be read (" + e.getMessage() + ")", e);
    }
  }

  /// Says beforehand whether a file can be written, so that nothing is lost at the end.
  ///
  /// @throws Refused when it cannot
  static void checkWritable(String name) {
    Path file = path(name).toAbsolutePath();
    Path folder = file.getParent();
    if (Files.isDirectory(file)) {
      throw new Refused(name + ": this is a folder; name a file in it");
    }
    if (folder == null || !Files.isDirectory(folder)) {
      throw new Refused(name + ": there is no folder " + folder + " to write it to");
    }
    if (!Files.isWritable(Files.exists(file) ? file : folder)) {
      throw new Refused(name + ": the file may not be written");
    }
  }

  /// Writes a file whole or not at all.
  ///
  /// @throws Refused when it cannot be written
  static void write(String name, String text) {
    Path file = path(name).toAbsolutePath();
    boolean device = Files.exists(file) && !Files.isRegularFile(file);
    Path part = device ? file : file.resolveSibling(file.getFileName() + ".part");
    try {
      Files.writeString(part, text, StandardCharsets.UTF_8);
      if (!device) {
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
      }
    } catch (IOException e) {
      throw new Refused(name + ": the file cannot be written (" + e.getMessage() + ")", e);
    }
  }

  private static Path path(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new Refused("'" + name + "' cannot be the name of a file", e);
    }
  }
}
