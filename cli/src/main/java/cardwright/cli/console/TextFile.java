package cardwright.cli.console;

import cardwright.catalog.Names;
import cardwright.engine.Refused;
import cardwright.engine.TextLimits;
import cardwright.scenario.PlainText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;

/// Reads and writes whole text files; what cannot be done is refused with the file's name.
public final class TextFile {
  /// The name that stands for what comes in.
  public static final String STANDARD_INPUT = "-";

  private static final int MOST_LINKS = 40;

  private TextFile() {}

  /// The content of a file.
  ///
  /// @param most how many characters it may have
  /// @throws Refused when it is not there, has more, is no text, or cannot be read
  public static String read(String name, int most) {
    return PlainText.read(path(name), name, most);
  }

  /// The content of a file of cards, or of what comes in.
  ///
  /// @param name the name of the file, or [#STANDARD_INPUT]
  /// @param shown what to call it in messages
  /// @throws Refused when it is not there, is too long, is no text, or cannot be read
  public static String readOrInput(String name, String shown, InputStream in) {
    if (!name.equals(STANDARD_INPUT)) {
      return read(name, TextLimits.CARD_FILE);
    }
    try {
      return PlainText.read(in, shown, TextLimits.CARD_FILE);
    } catch (IOException e) {
      throw new Refused(shown + ": it cannot be read (" + e.getMessage() + ")", e);
    }
  }

  /// Whether there is a file of that name that could be read.
  public static boolean isFile(String name) {
    try {
      return !name.isEmpty() && Files.exists(Path.of(name)) && !Files.isDirectory(Path.of(name));
    } catch (InvalidPathException _) {
      return false;
    }
  }

  /// Says beforehand whether a file can be written, so that nothing is lost at the end.
  ///
  /// @throws Refused when it cannot
  public static void checkWritable(String name) {
    Path file = target(name);
    Path folder = file.getParent();
    if (Files.isDirectory(file)) {
      throw new Refused(name + ": this is a folder; name a file in it");
    }
    if (folder == null || !Files.isDirectory(folder)) {
      throw new Refused(name + ": there is no folder " + folder + " to write it to");
    }
    if (Files.exists(file) && !Files.isWritable(file)) {
      throw new Refused(name + ": the file may not be written");
    }
    if (isDevice(file)) {
      return;
    }
    try {
      Files.delete(newPart(file));
    } catch (IOException e) {
      throw new Refused(name + ": no file can be written in the folder " + folder, e);
    }
  }

  /// Writes a file whole or not at all. What a symbolic link points to is written, not the link.
  ///
  /// @throws Refused when it cannot be written
  public static void write(String name, String text) {
    Path file = target(name);
    try {
      if (isDevice(file)) {
        Files.writeString(file, text, StandardCharsets.UTF_8);
      } else {
        replace(file, text);
      }
    } catch (IOException e) {
      throw new Refused(name + ": the file cannot be written (" + e.getMessage() + ")", e);
    }
  }

  private static void replace(Path file, String text) throws IOException {
    Path part = newPart(file);
    try {
      Files.writeString(part, text, StandardCharsets.UTF_8);
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  /// A new empty file beside that one, with a name that no other file has.
  private static Path newPart(Path file) throws IOException {
    while (true) {
      String ending = HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
      Path part = file.resolveSibling(file.getFileName() + "." + ending + ".part");
      try {
        return Files.write(part, new byte[0], StandardOpenOption.CREATE_NEW);
      } catch (FileAlreadyExistsException _) {
        // Another name will be free.
      }
    }
  }

  private static boolean isDevice(Path file) {
    return Files.exists(file) && !Files.isRegularFile(file);
  }

  private static Path target(String name) {
    Path file = path(name).toAbsolutePath();
    try {
      for (int i = 0; Files.isSymbolicLink(file); i++) {
        if (i == MOST_LINKS) {
          throw new Refused(name + ": this link leads to no file");
        }
        file = file.resolveSibling(Files.readSymbolicLink(file));
      }
      return file;
    } catch (IOException e) {
      throw new Refused(name + ": the link cannot be followed (" + e.getMessage() + ")", e);
    }
  }

  private static Path path(String name) {
    try {
      if (!name.isEmpty()) {
        return Path.of(name);
      }
    } catch (InvalidPathException e) {
      throw new Refused(Names.quoted(name) + " cannot be the name of a file", e);
    }
    throw new Refused("'' cannot be the name of a file");
  }
}
