package cardwright.lab.spark;

import java.io.Serializable;

/// What an executor sends back for a shard.
sealed interface Outcome extends Serializable {
  /// The shard is over.
  ///
  /// @param line what came of it
  record Played(int shard, String line) implements Outcome {}

  /// The shard cannot be played, here or anywhere.
  ///
  /// @param words why
  record Declined(String words) implements Outcome {}

  /// The program failed.
  ///
  /// @param trace how, for whom it is reported to
  record Failed(String trace) implements Outcome {}
}
