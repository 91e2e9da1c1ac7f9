package cardwright.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// Runs the command as a shell does, without a terminal.
public final class Shell {
  /// Cards that make a legal deck.
  public static final String SIX = "Archer,Beary,Ka,Knight,Sun,Umbruh";

  /// What a run came to.
  public record Ran(int code, String out, String err) {
    public List<String> lines() {
      return out.lines().toList();
    }
  }

  private Shell() {}

  public static Ran run(String... args) {
    return typing("", args);
  }

  /// Runs the command with lines on its standard input; a play ends at the first one that cannot be
  /// followed.
  public static Ran typing(String in, String... args) {
    boolean plays = args.length > 0 && args[0].equals("play") && !in.isEmpty();
    return forgiving(
        in,
        plays
            ? Stream.concat(Arrays.stream(args), Stream.of("--strict")).toArray(String[]::new)
            : args);
  }

  /// Runs the command with lines on its standard input.
  public static Ran forgiving(String in, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        Main.run(
            args,
            new ByteArrayInputStream(in.getBytes(StandardCharsets.UTF_8)),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8));
    return new Ran(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /// Enough first moves for a whole game.
  public static String firstMoves() {
    return "1\n".repeat(5000);
  }
}
