package cardwright.server.play;

import cardwright.engine.Message;
import cardwright.players.Level;
import java.util.Arrays;
import java.util.List;

/// The computer players that can be asked for.
public final class Levels {
  /// Their names, the weakest first, by what they score against each other in most games.
  public static final List<String> NAMES =
      List.of(
          "random",
          Level.BEGINNER.toString(),
          Level.EASY.toString(),
          "greedy",
          Level.NORMAL.toString(),
          Level.HARD.toString(),
          Level.EXPERT.toString());

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
  public static Message says(String level) {
    return switch (level) {
      case "random" -> Messages.of("level.random");
      case "greedy" -> Messages.of("level.greedy");
      case "beginner" -> Messages.of("level.beginner");
      case "easy" -> Messages.of("level.easy");
      case "normal" -> Messages.of("level.normal");
      case "hard" -> Messages.of("level.hard");
      case "expert" -> Messages.of("level.expert");
      default -> Message.NOTHING;
    };
  }
}
