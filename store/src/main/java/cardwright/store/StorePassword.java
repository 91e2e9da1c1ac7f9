package cardwright.store;

import cardwright.engine.Refused;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/// Finds the password of a database where the list of programs does not show it: in a file, or in the environment.
public final class StorePassword {
  /// The name of the variable.
  public static final String VARIABLE = "CARDWRIGHT_STORE_PASSWORD";

  private static final int LONGEST = 1000;

  private StorePassword() {}

  /// An address with its password: from the file where one is named, else from the address itself, else from the environment.
  ///
  /// @param file its first line is the password
  /// @param environment the variables
  /// @throws Refused when the file cannot be read, or the address has a password, too
  public static StoreAddress in(
      StoreAddress address, Optional<Path> file, Map<String, String> environment) {
    if (!(address instanceof StoreAddress.Postgres postgres)) {
      return address;
    }
    if (file.isPresent() && !postgres.password().isEmpty()) {
      throw new Refused(
          "the password of the store is given twice, in its address and in a file; leave it out of"
              + " the address");
    }
    if (file.isPresent()) {
      return postgres.with(firstLine(file.get()));
    }
    String set = environment.getOrDefault(VARIABLE, "");
    return postgres.password().isEmpty() && !set.isEmpty() ? postgres.with(set) : postgres;
  }

  private static String firstLine(Path file) {
    try (BufferedReader lines = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      char[] read = new char[LONGEST + 1];
      int length = 0;
      int more = lines.read(read, 0, read.length);
      while (more > 0 && length + more < read.length) {
        length += more;
        more = lines.read(read, length, read.length - length);
      }
      length += Math.max(0, more);
      String line = new String(read, 0, length).lines().findFirst().orElse("");
      if (line.isEmpty() || line.length() > LONGEST) {
        throw new Refused(
            "the first line of "
                + file
                + " has to be the password of the store; it is "
                + (line.isEmpty() ? "empty" : "too long"));
      }
      return line;
    } catch (IOException e) {
      throw new Refused(
          "the password of the store cannot be read from "
              + file
              + " ("
              + e.getClass().getSimpleName()
              + ")",
          e);
    }
  }
}
