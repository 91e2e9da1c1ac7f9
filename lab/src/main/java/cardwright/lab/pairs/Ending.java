package cardwright.lab.pairs;

import cardwright.lab.shard.Looks;
import cardwright.lab.shard.ShardedWork;
import cardwright.lab.statistics.Margin;
import java.util.Optional;
import java.util.function.DoubleSupplier;

/// When an experiment ends: as soon as all ranges that it compares lie within a margin of error at two looks in a row, or when all is played.
///
/// @param margin empty where all is played
/// @param widest how far the widest range reaches that there is so far, 1 being all points
public record Ending(Optional<Margin> margin, DoubleSupplier widest) {
  Looks looks(ShardedWork work, ShardPlan plan) {
    return margin
        .map(most -> new Looks(plan.looks(), () -> most.admits(widest.getAsDouble())))
        .orElseGet(() -> Looks.atTheEnd(work));
  }
}
