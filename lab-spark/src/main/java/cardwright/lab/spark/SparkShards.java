package cardwright.lab.spark;

import cardwright.engine.Refused;
import cardwright.lab.shard.ShardRunner;
import cardwright.lab.shard.ShardedWork;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import scala.reflect.ClassTag;
import scala.reflect.ClassTag$;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/// Plays shards on Apache Spark. Settings of Spark are taken from system properties, as `-Dspark.executor.memory=4g`; what is set here stands back.
final class SparkShards implements ShardRunner {
  /// A run has at least so many tasks, if it has so many shards: what is lost with an executor is little, and the end is not waited for by one alone.
  private static final int FEWEST_TASKS = 200;

  private static final int TASKS_OF_CORE = 20;

  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private static final Logger LOG = LoggerFactory.getLogger(SparkShards.class);

  private final String master;
  private final String description;
  private final List<Path> jars;

  /// @param master the address, as Spark takes it
  /// @param description what executors make the work from
  /// @param jars what they need for it
  SparkShards(String master, String description, List<Path> jars) {
    this.master = master;
    this.description = description;
    this.jars = List.copyOf(jars);
  }

  @Override
  public void run(ShardedWork work, List<Integer> shards, Results results) {
    Receiver receiver = new Receiver(results);
    try (JavaSparkContext spark = new JavaSparkContext(settings(work.title()))) {
      Thread watch = Thread.ofVirtual().start(() -> warnOfNoExecutor(spark));
      try {
        Broadcast<SharedWork> shared = spark.broadcast(new SharedWork(description));
        int tasks = Math.max(FEWEST_TASKS, TASKS_OF_CORE * spark.defaultParallelism());
        spark
            .sc()
            .runJob(
                spark.parallelize(shards, Math.min(tasks, shards.size())).rdd(),
                new PlayShards(shared),
                receiver,
                tag());
      } finally {
        watch.interrupt();
      }
    } catch (Exception e) {
      waitIfEnding();
      throw receiver.failure(e, master);
    }
  }

  /// Says so if nobody comes to play: Spark waits for executors without end.
  private void warnOfNoExecutor(JavaSparkContext spark) {
    try {
      Thread.sleep(PATIENCE);
    } catch (InterruptedException _) {
      return;
    }
    // This process counts as one of them.
    if (!isLocal() && spark.statusTracker().getExecutorInfos().length < 2) {
      LOG.warn(
          "no executor has come yet: does {} have workers with free cores and {} of memory?",
          master,
          spark.getConf().get("spark.executor.memory", "1g"));
    }
  }

  private boolean isLocal() {
    return master.startsWith("local");
  }

  private SparkConf settings(String title) {
    SparkConf settings =
        new SparkConf()
            .setMaster(master)
            .setIfMissing("spark.app.name", "cardwright: " + title)
            .setIfMissing("spark.ui.enabled", "false")
            .setIfMissing("spark.ui.showConsoleProgress", "false")
            // Results are handed on as they come, and never all at once in memory.
            .setIfMissing("spark.driver.maxResultSize", "0");
    if (!jars.isEmpty() && !isLocal()) {
      settings.setIfMissing(
          "spark.jars",
          jars.stream().map(jar -> jar.toUri().toString()).collect(Collectors.joining(",")));
    }
    return settings;
  }

  @SuppressWarnings("unchecked")
  private static ClassTag<List<Outcome>> tag() {
    return (ClassTag<List<Outcome>>) (ClassTag<?>) ClassTag$.MODULE$.apply(List.class);
  }

  /// Where the program is ending, as by Ctrl+C, Spark ends as well: that is no failure to tell. Whoever is asked last tells what there is so far, and
  /// this thread stops with the program.
  private static void waitIfEnding() {
    Thread probe = new Thread(() -> {});
    try {
      Runtime.getRuntime().addShutdownHook(probe);
      Runtime.getRuntime().removeShutdownHook(probe);
    } catch (IllegalStateException _) {
      try {
        new CountDownLatch(1).await();
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /// Hands on what executors send back, task by task, as Spark calls it: once for each task, however often that was tried.
  private static final class Receiver extends AbstractFunction2<Object, List<Outcome>, BoxedUnit> {
    private final Results results;
    private volatile @Nullable RuntimeException failure;

    Receiver(Results results) {
      this.results = results;
    }

    @Override
    public BoxedUnit apply(Object task, List<Outcome> outcomes) {
      try {
        outcomes.forEach(this::receive);
      } catch (RuntimeException e) {
        failure = e;
        throw e;
      }
      return BoxedUnit.UNIT;
    }

    private void receive(Outcome outcome) {
      switch (outcome) {
        case Outcome.Played(int shard, String line) -> results.done(shard, line);
        case Outcome.Declined(String words) -> throw new Refused(words);
        case Outcome.Failed(String trace) ->
            throw new IllegalStateException("the program failed on an executor:\n" + trace);
      }
    }

    /// What a run failed by: this program's own failure, where it was one, else what Spark says.
    RuntimeException failure(Exception ofSpark, String master) {
      RuntimeException own = failure;
      if (own != null) {
        return own;
      }
      String says = String.valueOf(ofSpark.getMessage()).lines().findFirst().orElse("");
      // Spark tells no more where a master does not answer.
      String why = says.contains("shut") ? "no master answers there, or it has ended" : says;
      return new Refused("Apache Spark at " + master + " gave up: " + why, ofSpark);
    }
  }
}
