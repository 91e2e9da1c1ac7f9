package cardwright.lab.training;

import cardwright.lab.shard.ShardFolder;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/// A folder in which a training keeps its games, each as soon as it is over, and what was learned after each epoch, so that a training that was cut short
/// goes on from there.
///
/// The games lie as in any [ShardFolder]: `experiment.txt` describes them, and `shards.txt` has a line for each that is over. `epoch.state` is what was
/// learned. Each round against another player but the first has a folder of its own therein. One process at a time may have the folder.
public final class TrainingFolder implements AutoCloseable {
  private final ShardFolder games;
  private final Epochs epochs;

  private TrainingFolder(ShardFolder games, Epochs epochs) {
    this.games = games;
    this.epochs = epochs;
  }

  /// Opens a folder, and makes it where there is none.
  ///
  /// @param games a description of the games that it is for
  /// @throws cardwright.engine.Refused when it holds other games or another process has it, or it cannot be read or written
  static TrainingFolder open(Path folder, String games) {
    return new TrainingFolder(
        ShardFolder.open(folder, games), new EpochFile(folder.resolve("epoch.state")));
  }

  /// The first games that are there, by their numbers: [TrainingCourse#line].
  ///
  /// @param most how many are asked for; those behind them stay in the folder
  Map<Integer, String> courses(int most) {
    Map<Integer, String> courses = new HashMap<>();
    games.read(
        Integer.MAX_VALUE,
        (number, course) -> {
          if (number < most) {
            courses.put(number, course);
          }
        });
    return courses;
  }

  /// Keeps a game.
  void keep(int number, String course) {
    games.keep(number, course);
  }

  /// What was learned after each epoch.
  Epochs epochs() {
    return epochs;
  }

  /// Lets other processes have the folder.
  ///
  /// @throws cardwright.engine.Refused when what was written cannot be kept
  @Override
  public void close() {
    games.close();
  }
}
