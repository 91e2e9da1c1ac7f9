/// Work that falls into shards: threads of this process or other processes do it, and a folder keeps what comes of it.
///
/// Start with [ShardedWork] and [KeptExperiment].
@NullMarked
package cardwright.lab.shard;

import org.jspecify.annotations.NullMarked;
