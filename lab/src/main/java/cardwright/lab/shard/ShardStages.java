package cardwright.lab.shard;

import cardwright.engine.Refused;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// Shards of works that come one after the other, where what is asked later follows from what came of it earlier.
///
/// Shards are numbered on through all works. Each result says what was asked, so that a folder gives back the results of the same works alone: a program that asks otherwise after a
/// change is refused them.
public final class ShardStages {
  private static final String ASKED = "asked=";
  private static final int DIGITS = 16;

  private final ShardRunner runner;
  private final Optional<ShardFolder> folder;

  /// The results that were there and have not been asked for yet.
  private final Map<Integer, String> there = new HashMap<>();

  /// How many shards the works have that are over.
  private int over;

  /// Nothing is done yet.
  ///
  /// @param runner where shards are done
  /// @param folder where results are kept; empty where they are not
  /// @throws Refused when the folder cannot be read
  public ShardStages(ShardRunner runner, Optional<ShardFolder> folder) {
    this.runner = runner;
    this.folder = folder;
    folder.ifPresent(kept -> kept.read(Integer.MAX_VALUE, there::putIfAbsent));
  }

  /// Does a work: what the folder holds of it already is taken from there, the rest is done.
  ///
  /// @param asked words and numbers from which all of its games follow
  /// @param results told each shard once, by one thread at a time
  /// @throws Refused when the folder has results of another work in its place, or as [ShardRunner#run] says
  public void run(ShardedWork work, String asked, ShardRunner.Results results) {
    String whole = "%d shards: %s".formatted(work.shards(), asked);
    String mark = ASKED + Sha256.hex(whole).substring(0, DIGITS) + " ";
    new ShardedRun(work, folder.map(kept -> new Stage(kept, mark)), Looks.atTheEnd(work), results)
        .run(runner);
    over += work.shards();
  }

  /// The place of one work.
  private final class Stage implements KeptShards {
    private final ShardFolder kept;
    private final String mark;

    Stage(ShardFolder kept, String mark) {
      this.kept = kept;
      this.mark = mark;
    }

    @Override
    public void read(int shards, ShardRunner.Results told) {
      for (int shard = 0; shard < shards; shard++) {
        String line = there.remove(over + shard);
        if (line != null) {
          tell(shard, line, told);
        }
      }
    }

    private void tell(int shard, String line, ShardRunner.Results told) {
      try {
        Refused.unless(
            line.startsWith(mark),
            "these are other games than are asked for here; the program that wrote it goes on otherwise");
        told.done(shard, line.substring(mark.length()));
      } catch (Refused e) {
        throw new Refused(
            "%s: shard %d: %s".formatted(kept.results(), over + shard, e.getMessage()), e);
      }
    }

    @Override
    public void keep(int shard, String line) {
      kept.keep(over + shard, mark + line);
    }
  }
}
