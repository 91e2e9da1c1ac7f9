package cardwright.cli.lab;

import cardwright.catalog.Names;
import cardwright.engine.Refused;
import cardwright.lab.ExperimentDescription;
import cardwright.lab.GameSource;
import cardwright.lab.shard.KeptExperiment;
import cardwright.lab.shard.ShardFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/// The option of experiments that can be cut short and go on: where what is over is kept.
final class LabFolder {
  @Option(
      names = "--into",
      paramLabel = "FOLDER",
      description =
          "keep what is over in that folder; where it holds a part of the same experiment, only the rest is played")
  private Optional<String> into = Optional.empty();

  /// Makes the folder before anything else is made, so that other files can go there, too.
  ///
  /// @throws Refused when it cannot be made
  void check() {
    into.ifPresent(LabFolder::make);
  }

  /// The folder with that name.
  ///
  /// @throws Refused when it cannot be the name of one
  static Path folder(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new Refused(Names.quoted(name) + " cannot be the name of a folder", e);
    }
  }

  /// Makes the folder with that name where there is none.
  ///
  /// @throws Refused when it cannot be made, or something else has that name
  static void make(String name) {
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

  /// What is kept, open until an experiment is over.
  ///
  /// @param folder empty where nothing is kept
  record Kept(Optional<ShardFolder> folder) implements AutoCloseable {
    @Override
    public void close() {
      folder.ifPresent(ShardFolder::close);
    }
  }

  /// Opens the folder for an experiment.
  ///
  /// @param source what its game is made of
  /// @throws Refused when it holds another experiment, or another run has it
  Kept open(GameSource source, KeptExperiment experiment) {
    return into.isEmpty()
        ? new Kept(Optional.empty())
        : open(new ExperimentDescription(source, experiment).text());
  }

  /// Opens the folder for an experiment.
  ///
  /// @param description [ExperimentDescription#text]
  /// @throws Refused when it holds another experiment, or another run has it
  Kept open(String description) {
    return new Kept(into.map(name -> ShardFolder.open(folder(name), description)));
  }
}
