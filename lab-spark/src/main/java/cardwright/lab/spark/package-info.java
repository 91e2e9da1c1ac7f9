/// Experiments on Apache Spark: shards are played by executors, in processes and on machines of their own.
///
/// An executor is given a description of the experiment and numbers of shards; it makes the experiment for itself, once, and gives back a line for
/// each shard. The program finds [SparkCluster] where this room and Spark are on its class path.
@NullMarked
package cardwright.lab.spark;

import org.jspecify.annotations.NullMarked;
