package cardwright.lab.shard;

/// Processes beside this one that do shards. The program finds it by [java.util.ServiceLoader]: it is there where the library for a cluster is on the
/// class path.
public interface ShardCluster {
  /// The processes at an address.
  ///
  /// @param master the address, as the library knows it
  /// @param description the work, as a text from which those processes make it for themselves
  ShardRunner at(String master, String description);
}
