package cardwright.server.play;

import cardwright.fairness.JointShuffle;
import cardwright.store.Entry;
import java.util.ArrayList;
import java.util.List;

/// Makes logs for new plays out of those of old ones.
public final class PlayedOn {
  private PlayedOn() {}

  /// The log that a play begins with that goes on from some lines of another.
  public static List<Entry> from(String play, List<Entry> lines) {
    List<Entry> log = new ArrayList<>();
    for (Entry line : lines) {
      log.add(entry(play, log.size() + 1, line.kind(), line.seat(), line.words(), line.made()));
    }
    return log;
  }

  /// Such a log with chance of its own, which the server draws alone.
  public static List<Entry> reseeded(String play, List<Entry> lines) {
    List<Entry> log = new ArrayList<>(lines);
    log.add(seed(play, lines, JointShuffle.newPart()));
    return log;
  }

  /// The line from which on such a play has chance of its own.
  ///
  /// @param lines the log until then
  static Entry seed(String play, List<Entry> lines, String seed) {
    long made = lines.isEmpty() ? 0 : lines.getLast().made();
    return entry(play, lines.size() + 1, Kind.SEED.words(), "", seed, made);
  }

  static Entry entry(String play, int seq, String kind, String seat, String words, long made) {
    return new Entry(play, seq, CommandIds.own(seq), kind, seat, words, 0, 0, made);
  }
}
