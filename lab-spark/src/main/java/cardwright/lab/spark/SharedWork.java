package cardwright.lab.spark;

import cardwright.catalog.Catalog;
import cardwright.lab.ExperimentDescription;
import cardwright.lab.shard.ShardedWork;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/// An experiment that is sent as its description, and made in each process once, when the first shard is played there.
final class SharedWork implements Serializable {
  private static final long serialVersionUID = 1L;

  private final String description;
  private transient @Nullable ShardedWork made;

  SharedWork(String description) {
    this.description = description;
  }

  /// The experiment, as this process has it.
  ///
  /// @throws cardwright.engine.Refused when this process cannot make it, or has another version of the program
  synchronized ShardedWork work() {
    ShardedWork work = made;
    if (work == null) {
      work = ExperimentDescription.read(description, Catalog.builtIn()::game).work();
      made = work;
    }
    return work;
  }
}
