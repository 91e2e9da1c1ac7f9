package cardwright.server.play;

import cardwright.store.Entry;
import java.util.ArrayList;
import java.util.List;

/// Makes logs for new plays out of those of old ones.
public final class PlayedOn {
  private PlayedOn() {}

  /// The log of a play that goes on from some lines of another, by chance of its own.
  public static List<Entry> from(String play, List<Entry> lines) {
    List<Entry> log = new ArrayList<>();
    for (Entry line : lines) {
      log.add(entry(play, log.size() + 1, line.kind(), line.seat(), line.words(), line.made()));
    }
    long now = lines.isEmpty() ? 0 : lines.getLast().made();
    log.add(entry(play, log.size() + 1, Kind.SEED.words(), "", Dice.newSeed(), now));
    return log;
  }

  private static Entry entry(
      String play, int seq, String kind, String seat, String words, long made) {
    return new Entry(play, seq, "before-" + seq, kind, seat, words, 0, 0, made);
  }
}
