package cardwright.lab.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.cli.Main;
import cardwright.engine.Refused;
import cardwright.lab.shard.ShardedWork;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Experiments on Apache Spark, as a person calls them, against the same ones on threads.
class SparkShardsTest {
  /// Far longer than anything here takes: only what hangs is ended by it.
  private static final long MINUTES = 10;

  @TempDir private Path folder;

  private Path into;

  @BeforeEach
  void setUp() {
    into = folder.resolve("into");
  }

  /// The command for a matrix, in a process of its own.
  ///
  /// @param pairs of two decks: 15 shards for each ten
  /// @param settings of Spark
  private ProcessBuilder matrix(int pairs, List<String> settings, List<String> words) {
    List<String> all = new ArrayList<>(List.of("matrix", "ggltcg"));
    all.addAll(List.of("--pairs", String.valueOf(pairs), "--json"));
    all.addAll(words);
    return lab(settings, all);
  }

  /// A command of the laboratory, in a process of its own.
  ///
  /// @param settings of Spark
  private ProcessBuilder lab(List<String> settings, List<String> words) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("@jvm.options", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    command.addAll(
        List.of("-Dspark.driver.host=127.0.0.1", "-Dspark.driver.bindAddress=127.0.0.1"));
    settings.forEach(setting -> command.add("-D" + setting));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.add("lab");
    command.addAll(words);
    return new ProcessBuilder(command)
        .redirectOutput(folder.resolve("out").toFile())
        .redirectError(folder.resolve("err").toFile());
  }

  /// What a command prints, byte by byte.
  private byte[] printed(Process process) throws IOException, InterruptedException {
    assertThat(process.waitFor(MINUTES, TimeUnit.MINUTES)).as("it ends").isTrue();
    assertThat(process.exitValue()).as(Files.readString(folder.resolve("err"))).isZero();
    return Files.readAllBytes(folder.resolve("out"));
  }

  private List<String> into(String master) {
    return List.of("--master", master, "--into", into.toString());
  }

  private List<String> shards() throws IOException {
    Path file = into.resolve("shards.txt");
    return Files.exists(file) ? Files.readAllLines(file) : List.of();
  }

  @Test
  void a_worker_that_dies_in_mid_run_changes_nothing_of_the_report()
      throws IOException, InterruptedException {
    byte[] onThreads = printed(matrix(200, List.of(), List.of("--threads", "2")).start());
    try (StandaloneCluster cluster = StandaloneCluster.start(folder.resolve("spark"), 2)) {
      List<String> settings =
          List.of(
              "spark.jars=" + StandaloneCluster.program(folder.resolve("program")),
              "spark.executor.memory=512m",
              // Both workers take part from the start.
              "spark.cores.max=2",
              "spark.scheduler.minRegisteredResourcesRatio=1.0",
              "spark.scheduler.maxRegisteredResourcesWaitingTime=" + MINUTES + "m");
      Process driver = matrix(200, settings, into(cluster.address())).start();
      try {
        while (driver.isAlive() && shards().isEmpty()) {
          driver.waitFor(20, TimeUnit.MILLISECONDS);
        }
        cluster.kill(0);
        int kept = shards().size();
        byte[] onSpark = printed(driver);

        assertThat(kept).as("shards that were over by then").isLessThan(shards().size());
        assertThat(onSpark).isEqualTo(onThreads);
      } finally {
        driver.destroyForcibly();
      }
    }
  }

  @Test
  void a_run_that_was_begun_on_threads_goes_on_on_spark() throws IOException, InterruptedException {
    byte[] onThreads =
        printed(
            matrix(40, List.of(), List.of("--threads", "2", "--into", into.toString())).start());
    List<String> all = shards();
    Files.write(into.resolve("shards.txt"), all.subList(0, all.size() / 2));

    byte[] onSpark = printed(matrix(40, List.of(), into("local[2]")).start());

    assertThat(onSpark).isEqualTo(onThreads);
    assertThat(shards()).containsExactlyInAnyOrderElementsOf(all);
  }

  /// The card of one's own shows that it goes to the executors, too.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "first ggltcg --deck Twins --deck Rummage --pairs 20 --player greedy --player random",
        "first ggltcg --deck Twins --deck Rummage --pairs 400 --player random --margin 9",
        "ablate ggltcg --deck Twins --against Rummage --pairs 8",
        "sweep ggltcg --card Ka --figure cost --from 0 --to 3 --pairs 4 --against Rummage"
      })
  void other_experiments_play_on_spark_as_on_threads(String command)
      throws IOException, InterruptedException {
    Path own = folder.resolve("my.cards");
    Files.writeString(own, "# Ka\nToy, cost 1, speed 5, strength 9, stamina 1\n");
    List<String> words = new ArrayList<>(List.of(command.split(" ")));
    words.addAll(List.of("--json", "--cards", own.toString()));
    byte[] onThreads = printed(lab(List.of(), words).start());

    words.addAll(into("local[2]"));
    byte[] onSpark = printed(lab(List.of(), words).start());

    assertThat(onSpark).isEqualTo(onThreads);
    assertThat(shards()).hasSizeGreaterThan(1);
  }

  @Test
  void a_master_that_spark_does_not_know_is_refused_in_one_sentence()
      throws IOException, InterruptedException {
    Process process = matrix(40, List.of(), List.of("--master", "nowhere")).start();

    assertThat(process.waitFor(MINUTES, TimeUnit.MINUTES)).as("it ends").isTrue();
    assertThat(process.exitValue()).isEqualTo(2);
    assertThat(Files.readString(folder.resolve("err")))
        .contains("cardwright lab matrix: Apache Spark at nowhere gave up: ");
  }

  @Test
  void what_an_executor_declines_is_refused_with_its_words() {
    ShardedWork work =
        new ShardedWork() {
          @Override
          public String title() {
            return "the work";
          }

          @Override
          public int shards() {
            return 1;
          }

          @Override
          public String play(int shard) {
            throw new AssertionError("it is played elsewhere");
          }
        };

    assertThatThrownBy(() ->
            new SparkShards("local[1]", "nonsense", List.of())
                .run(work, List.of(0), (shard, line) -> {}))
        .isInstanceOf(Refused.class)
        .hasMessage("line 1 of the experiment should begin with experiment");
  }
}
