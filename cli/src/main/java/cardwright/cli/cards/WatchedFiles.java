package cardwright.cli.cards;

import cardwright.cli.console.Console;
import cardwright.cli.console.Count;
import cardwright.engine.Refused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// Files of cards that are checked at once, and again whenever one changes, until the thread is interrupted.
final class WatchedFiles {
  /// So often it is looked for changes, in milliseconds.
  private static final int PAUSE = 250;

  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss");

  private final Console console;
  private final List<String> files;
  private final Map<String, String> seen = new HashMap<>();

  /// What came of a check.
  ///
  /// @param cards how many cards were understood
  /// @param failure all mistakes in words; empty when there are none
  record Check(int cards, String failure) {}

  WatchedFiles(Console console, List<String> files) {
    this.console = console;
    this.files = List.copyOf(files);
  }

  /// Checks the files.
  ///
  /// @param check checks one; it is refused when the file cannot be read
  void check(Function<String, Check> check) {
    while (!Thread.currentThread().isInterrupted()) {
      for (String file : files) {
        String now = state(file);
        if (!now.equals(seen.put(file, now))) {
          print(file, check);
        }
      }
      try {
        Thread.sleep(PAUSE);
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /// What differs when a file has changed.
  private static String state(String file) {
    try {
      Path path = Path.of(file);
      return Files.getLastModifiedTime(path) + " " + Files.size(path);
    } catch (IOException | InvalidPathException e) {
      return "unreadable: " + e.getClass().getName();
    }
  }

  private void print(String file, Function<String, Check> check) {
    String time = LocalTime.now(ZoneId.systemDefault()).format(TIME) + " " + file + ": ";
    try {
      Check came = check.apply(file);
      String understood = Count.of(came.cards(), "card") + " understood";
      console.out().println(time + understood + (came.failure().isEmpty() ? "" : ", mistakes:"));
      if (!came.failure().isEmpty()) {
        console.out().println(came.failure());
      }
    } catch (Refused refused) {
      console.out().println(time + refused.getMessage());
    }
    console.out().flush();
  }
}
