package cardwright.server.play;

import cardwright.players.Level;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// The computer players that can be asked for.
public final class Levels {
  /// Their names, the weakest first.
  public static final List<String> NAMES =
      Stream.concat(
              Stream.of("random", "greedy"), Arrays.stream(Level.values()).map(Level::toString))
          .toList();

  private Levels() {}

  /// What a decision of a level costs, as [Thinking.Task#effort()] counts.
  static int effort(String level) {
    return Arrays.stream(Level.values())
        .filter(each -> each.toString().equals(level))
        .mapToInt(each -> each.budget().iterations())
        .findFirst()
        .orElse(1);
  }

  /// What a level is, in a sentence.
  public static String says(String level) {
    return switch (level) {
      case "random" -> "Plays whatever the rules allow.";
      case "greedy" -> "Takes what looks best at once, and never looks ahead.";
      case "easy" ->
          "Thinks little and often settles for what is nearly as good: a child can beat it.";
      case "normal" -> "Thinks for a moment, and sometimes settles for what is nearly as good.";
      case "hard" ->
          "Thinks four times as much as normal, and seldom settles for less than the best it found.";
      case "expert" -> "Thinks five times as much as hard, and always takes the best it found.";
      default -> "";
    };
  }
}
