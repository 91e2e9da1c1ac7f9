package cardwright.cli;

import cardwright.catalog.Catalog;
import cardwright.catalog.Names;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.lab.ExperimentDescription;
import cardwright.lab.GameSource;
import cardwright.lab.PlannedExperiment;
import cardwright.lab.ShardCluster;
import cardwright.lab.ShardFolder;
import cardwright.lab.ShardRunner;
import cardwright.lab.ShardThreads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.ServiceLoader;
import picocli.CommandLine.Option;

/// The options of experiments that fall into shards: where they are played, and where what comes of them is kept.
final class LabSharding {
  @Option(
      names = "--into",
      paramLabel = "FOLDER",
      description =
          "keep what is over in that folder; where it holds a part of the same experiment, only the rest is played")
  private Optional<String> into = Optional.empty();

  @Option(
      names = "--master",
      paramLabel = "URL",
      description =
          "play on Apache Spark at that address instead of on threads: local[2], spark://HOST:PORT, or another that Spark takes")
  private Optional<String> master = Optional.empty();

  /// Where shards are played, and where they are kept; closed when all is over.
  ///
  /// @param folder empty where nothing is kept
  record Place(ShardRunner runner, Optional<ShardFolder> folder) implements AutoCloseable {
    @Override
    public void close() {
      folder.ifPresent(ShardFolder::close);
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
    into.ifPresent(LabSharding::makeFolder);
  }

  private static Path folder(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new Refused(Names.quoted(name) + " cannot be the name of a folder", e);
    }
  }

  private static void makeFolder(String name) {
    Path folder = folder(name);
    if (name.isEmpty() || (Files.exists(folder) && !Files.isDirectory(folder))) {
      throw new Refused(Names.quoted(name) + " is no folder; --into needs one");
    }
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new Refused(name + ": the folder cannot be made (" + e.getMessage() + ")", e);
    }
  }

  /// Where an experiment is played.
  ///
  /// @param source what its game is made of
  /// @throws Refused when the folder holds another experiment or another run has it, or Spark is not there
  Place place(GameSource source, PlannedExperiment experiment) {
    ShardRunner threads = new ShardThreads(experiment.threads());
    if (into.isEmpty() && master.isEmpty()) {
      return new Place(threads, Optional.empty());
    }
    String description = new ExperimentDescription(source, experiment).text();
    ShardRunner runner = master.map(address -> cluster().at(address, description)).orElse(threads);
    return new Place(runner, into.map(name -> ShardFolder.open(folder(name), description)));
  }

  private static ShardCluster cluster() {
    return ServiceLoader.load(ShardCluster.class)
        .findFirst()
        .orElseThrow(() ->
            new Refused(
                "--master needs Apache Spark, which is not on the class path; ./cardwright puts it there where --master stands among its arguments"));
  }
}
