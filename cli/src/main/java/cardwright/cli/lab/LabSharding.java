package cardwright.cli.lab;

import cardwright.catalog.Catalog;
import cardwright.catalog.Names;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.lab.ExperimentDescription;
import cardwright.lab.GameSource;
import cardwright.lab.shard.PlannedExperiment;
import cardwright.lab.shard.ShardCluster;
import cardwright.lab.shard.ShardFolder;
import cardwright.lab.shard.ShardRunner;
import cardwright.lab.shard.ShardThreads;
import java.util.Optional;
import java.util.ServiceLoader;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options of experiments that fall into shards: where they are played, and where what comes of them is kept.
final class LabSharding {
  @Mixin private LabFolder into = new LabFolder();

  @Option(
      names = "--master",
      paramLabel = "URL",
      description =
          "play on Apache Spark at that address instead of on threads: local[2], spark://HOST:PORT, or another that Spark takes")
  private Optional<String> master = Optional.empty();

  /// Where shards are played, and where they are kept; closed when all is over.
  record Place(ShardRunner runner, LabFolder.Kept kept) implements AutoCloseable {
    /// The folder; empty where nothing is kept.
    Optional<ShardFolder> folder() {
      return kept.folder();
    }

    @Override
    public void close() {
      kept.close();
    }
  }

  /// Says before anything is made whether the game can be played there, and makes the folder, so that other files can go there, too.
  ///
  /// @throws Refused when it cannot
  void check(Game game) {
    if (master.isPresent() && !Catalog.builtIn().names().contains(game.name())) {
      throw new Refused(
          "--master plays the games of the program alone, and %s comes from a folder"
              .formatted(Names.quoted(game.name())));
    }
    into.check();
  }

  /// Where an experiment is played.
  ///
  /// @param source what its game is made of
  /// @throws Refused when the folder holds another experiment or another run has it, or Spark is not there
  Place place(GameSource source, PlannedExperiment<?> experiment) {
    if (master.isEmpty()) {
      return new Place(new ShardThreads(experiment.threads()), into.open(source, experiment));
    }
    String description = new ExperimentDescription(source, experiment).text();
    return new Place(cluster().at(master.get(), description), into.open(description));
  }

  private static ShardCluster cluster() {
    return ServiceLoader.load(ShardCluster.class)
        .findFirst()
        .orElseThrow(() ->
            new Refused(
                "--master needs Apache Spark, which is not on the class path; ./cardwright puts it there where --master stands among its arguments"));
  }
}
