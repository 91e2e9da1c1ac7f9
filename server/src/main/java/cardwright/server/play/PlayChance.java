package cardwright.server.play;

import static cardwright.engine.Message.number;

import cardwright.engine.Chance;
import cardwright.engine.Refused;
import cardwright.fairness.CommittedRandom;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// What a play rolls with: a seed, or the rolls of a record that somebody has opened, which come from no seed that is known.
final class PlayChance implements Chance {
  private static final String RECORDED = "rolls";
  private static final int[] NONE = {};

  private @Nullable CommittedRandom random;
  private int[] recorded;
  private int next;

  private PlayChance(@Nullable CommittedRandom random, int[] recorded, int next) {
    this.random = random;
    this.recorded = recorded;
    this.next = next;
  }

  /// Before the first roll.
  ///
  /// @param seed 32 bytes in hexadecimal, or what [#recorded(List)] says
  static PlayChance of(String seed) {
    if (!isRecorded(seed)) {
      return new PlayChance(CommittedRandom.of(seed), NONE, 0);
    }
    String rolls = seed.substring(RECORDED.length()).strip();
    int[] recorded =
        rolls.isEmpty()
            ? NONE
            : List.of(rolls.split(" ")).stream().mapToInt(Integer::parseInt).toArray();
    return new PlayChance(null, recorded, 0);
  }

  /// What stands in place of a seed where the rolls are known instead.
  static String recorded(List<Integer> rolls) {
    return (RECORDED + " " + rolls.stream().map(String::valueOf).collect(Collectors.joining(" ")))
        .strip();
  }

  /// Whether that is no seed but rolls.
  static boolean isRecorded(String seed) {
    return seed.startsWith(RECORDED);
  }

  /// The same chance at the same roll.
  PlayChance copy() {
    return new PlayChance(random == null ? null : random.copy(), recorded, next);
  }

  /// From now on they roll by another seed.
  void reseed(String seed) {
    PlayChance other = of(seed);
    random = other.random;
    recorded = other.recorded;
    next = 0;
  }

  /// How often they were rolled.
  long rolled() {
    return random == null ? next : random.rolled();
  }

  @Override
  public int roll(int sides) {
    if (random != null) {
      return random.roll(sides);
    }
    if (next == recorded.length || recorded[next] < 0 || recorded[next] >= sides) {
      throw new Refused(Messages.of("record.no-roll", number(sides)));
    }
    return recorded[next++];
  }
}
