package cardwright.lab.training;

import cardwright.cardgame.value.ValueNetwork;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Supplier;

/// Trains the value network of a game by the games of a player.
///
/// The same games give the same network, whatever the number of threads, and however often it was cut short and went on from a folder.
///
/// @param games those that it learns from
/// @param settings how it is trained
public record Training(TrainingGames games, TrainingSettings settings) {
  /// One game of so many is held out; an odd number, as every second game has ready-made decks.
  private static final int HELD = 9;

  /// What was learned.
  ///
  /// @param network the file of the network
  /// @param games how many games were played
  /// @param positions how many positions of them were looked at
  /// @param stands what the forecasts of the value as it stands cost on games that were held out: the mean logarithmic loss, 0.693 for who knows nothing
  /// @param learned the same of the network
  public record Trained(String network, int games, int positions, double stands, double learned) {}

  /// Hears how far a training has come.
  @FunctionalInterface
  public interface Progress {
    /// Called after each game, by one thread at a time.
    ///
    /// @param done how many games are over
    /// @param soFar trains by these games; it is refused where they are too few
    void done(int done, Supplier<Trained> soFar);
  }

  /// A lesson with the forecast of the value as it stands.
  ///
  /// @param chance that this gave to the player whose turn it was
  private record Judged(Lesson lesson, double chance) {}

  /// Plays and trains.
  ///
  /// @param folder where games and epochs are kept, and where those are taken from that are there; empty where they are not kept
  /// @throws Refused when the game's value is not learned, or the folder cannot be used
  public Trained run(Optional<TrainingFolder> folder, Progress progress) {
    Game game = games.game();
    InputNames names = new InputNames();
    TrainingGames.Kept<Judged> kept =
        (position, score) -> {
          Lesson lesson = Lesson.of(game, position, score, names);
          if (lesson.own().size() == 0) {
            throw new Refused(game.title() + " does not learn what positions are worth");
          }
          return new Judged(lesson, (1 + game.value(position, Lesson.turn(position))) / 2);
        };
    SortedMap<Integer, List<Judged>> all =
        games.run(
            kept,
            folder,
            (done, parts) ->
                progress.done(done, () -> trained(parts.get(), names, Optional.empty())));
    return trained(all, names, folder.map(TrainingFolder::epochs));
  }

  private Trained trained(
      SortedMap<Integer, List<Judged>> parts, InputNames names, Optional<Epochs> epochs) {
    List<Lesson> lessons = new ArrayList<>();
    List<Judged> held = new ArrayList<>();
    int over = parts.size();
    BitSet used = new BitSet();
    parts.values().forEach(part -> part.forEach(each -> each.lesson().mark(used)));
    InputNames.Sorted sorted = names.sorted(used);
    parts.forEach((number, part) -> {
      for (Judged each : part) {
        Judged placed = new Judged(each.lesson().renumbered(sorted::place), each.chance());
        if (number % HELD == 0) {
          held.add(placed);
        } else {
          lessons.add(placed.lesson());
        }
      }
    });
    TrainingGames.enough(over);
    if (lessons.isEmpty() || held.isEmpty()) {
      throw new Refused("a network needs longer games, or more of them");
    }
    List<String> inputs = sorted.names();
    ValueNetwork network = NetworkTraining.train(sorted, lessons, settings, games.seed(), epochs);
    double stands =
        held.stream()
            .mapToDouble(each -> Logistic.loss(each.chance(), each.lesson().score()))
            .average()
            .orElse(0);
    double learned =
        held.stream()
            .mapToDouble(each ->
                Logistic.loss(
                    Logistic.chance(each.lesson().lead(network, inputs)), each.lesson().score()))
            .average()
            .orElse(0);
    int positions = lessons.size() + held.size();
    return new Trained(network.write(about(over)), over, positions, stands, learned);
  }

  private List<String> about(int over) {
    return List.of(
        "What positions of " + games.game().title() + " are worth, learned from plays by",
        games.command(over) + settings.options());
  }
}
