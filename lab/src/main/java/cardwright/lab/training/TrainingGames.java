package cardwright.lab.training;

import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.lab.games.Seeds;
import cardwright.lab.shard.DescriptionLines;
import cardwright.lab.shard.Limits;
import cardwright.lab.shard.Parts;
import cardwright.lab.shard.ProgramVersion;
import cardwright.lab.shard.Sha256;
import cardwright.players.PlayerOptions;
import cardwright.players.Players;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The games from which something is learned: those of a player against itself or against another one, several at a time.
///
/// @param format how the game is played
/// @param player the name of the player that is trained
/// @param sparring against whom it plays; empty where it plays both sides
/// @param games how many games, at least 10
/// @param seed where all chance starts
/// @param threads how many games at a time, at least 1
public record TrainingGames(
    Game game,
    Format format,
    String player,
    Optional<Sparring> sparring,
    int games,
    long seed,
    int threads) {
  private static final int FEWEST = 10;
  private static final int MOST = 10_000_000;

  private static final int ROUND = 0;

  /// How many of the first games tell whether another program plays as this one: one with ready-made decks, and one with decks made by chance.
  private static final int TRIALS = 2;

  /// Checks what can be checked.
  ///
  /// @throws Refused when there are too few games or too many, no threads, or nobody has that name
  public TrainingGames {
    enough(games);
    Limits.between("games to learn from", games, FEWEST, MOST);
    Limits.threads(threads, "learning");
    Players.named(player, game, seed);
    sparring.ifPresent(round -> Players.named(round.against(), game, seed));
  }

  /// Games of a player against itself.
  public static TrainingGames ofItself(
      Game game, Format format, String player, int games, long seed, int threads) {
    return new TrainingGames(game, format, player, Optional.empty(), games, seed, threads);
  }

  /// As many games of that player in another round.
  public TrainingGames in(Sparring round) {
    return new TrainingGames(game, format, player, Optional.of(round), games, seed, threads);
  }

  /// What is kept of a position.
  @FunctionalInterface
  interface Kept<T> {
    /// @param score what A got in the end
    T of(Position position, double score);
  }

  /// Hears how far the games have come.
  @FunctionalInterface
  interface Progress<T> {
    /// Called after each game, by one thread at a time.
    ///
    /// @param done how many games are over
    /// @param soFar what is kept of the first games up to one that is not over, so that it is what fewer games come to; whoever asks gets a copy
    void done(int done, Supplier<SortedMap<Integer, List<T>>> soFar);
  }

  /// Refuses to learn from games that are too few.
  static void enough(int games) {
    if (games < FEWEST) {
      throw new Refused("learning needs at least " + FEWEST + " games, not " + games);
    }
  }

  /// Plays all games, those that a folder holds without anybody thinking; what is kept of positions is the same for any number of threads.
  ///
  /// @param folder where the others are written; empty where they are not
  /// @throws Refused when a game of the folder cannot have gone like that, or the folder cannot be used
  <T> SortedMap<Integer, List<T>> run(
      Kept<T> kept, Optional<TrainingFolder> folder, Progress<T> progress) {
    TrainingPlay play = play();
    Map<Integer, String> there = folder.map(from -> from.courses(games)).orElseGet(Map::of);
    SortedMap<Integer, List<T>> parts = new TreeMap<>();
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      List<Future<?>> running = new ArrayList<>();
      for (int i = 0; i < games; i++) {
        int number = i;
        running.add(
            pool.submit(() -> {
              TrainingPlay.Looked looked =
                  Optional.ofNullable(there.get(number))
                      .map(course -> again(play, number, course))
                      .orElseGet(() -> play.play(number));
              List<T> part =
                  looked.positions().stream()
                      .map(position -> kept.of(position, looked.score()))
                      .toList();
              if (!there.containsKey(number)) {
                folder.ifPresent(into -> into.keep(number, looked.course().line()));
              }
              synchronized (parts) {
                parts.put(number, part);
                progress.done(parts.size(), () -> unbroken(parts));
              }
            }));
      }
      running.forEach(part -> Parts.wait(part, "the games", pool::shutdownNow));
    }
    return unbroken(parts);
  }

  private TrainingPlay play() {
    long own = sparring.map(round -> Seeds.derive(seed, round.round(), ROUND)).orElse(seed);
    return new TrainingPlay(game, format, player, sparring, own);
  }

  private static TrainingPlay.Looked again(TrainingPlay play, int number, String course) {
    try {
      return play.again(number, TrainingCourse.read(course));
    } catch (Refused e) {
      throw new Refused("game %d of the folder: %s".formatted(number, e.getMessage()), e);
    }
  }

  private static <T> SortedMap<Integer, List<T>> unbroken(SortedMap<Integer, List<T>> parts) {
    SortedMap<Integer, List<T>> unbroken = new TreeMap<>();
    synchronized (parts) {
      for (int number = 0; parts.containsKey(number); number++) {
        unbroken.put(number, parts.get(number));
      }
    }
    return unbroken;
  }

  /// Opens a folder for these games, and makes it where there is none.
  ///
  /// @throws Refused when it holds games of another kind or another process has it, or it cannot be read or written; more or fewer games of the same kind are not refused
  public TrainingFolder open(Path folder) {
    Path own =
        sparring
            .filter(round -> round.round() > 1)
            .map(round -> folder.resolve("round-%d-%s".formatted(round.round(), round.valuedBy())))
            .orElse(folder);
    return TrainingFolder.open(own, description());
  }

  /// The command that learns from these games.
  ///
  /// @param over how many of them
  String command(int over) {
    String opposed =
        sparring
            .map(round -> " --against %s --rounds %d".formatted(round.against(), round.round()))
            .orElse("");
    return "./cardwright lab train %s --format %s --player %s%s --games %d --seed %d"
        .formatted(game.name(), format.name(), player, opposed, over, seed);
  }

  /// The games as a text by which a folder tells them from others. How many they are does not stand in it: more games of the same kind begin with the same ones.
  ///
  /// @throws Refused when a deck cannot be played
  private String description() {
    DescriptionLines lines = new DescriptionLines();
    lines.add("experiment", "training");
    lines.add("version", ProgramVersion.number());
    lines.add("game", game.name());
    lines.add("digest", DescriptionLines.digest(game));
    lines.add("format", format.name());
    lines.add("player", player);
    lines.add("seed", seed);
    if (sparring.isPresent()) {
      Sparring round = sparring.get();
      lines.add("against", round.against());
      lines.add("round", round.round());
      lines.add("valued-by", round.valuedBy());
    }
    lines.add("trial", trial());
    return lines.text();
  }

  /// Whether the same seed gives the same games.
  private boolean repeats() {
    return Players.repeats(player, PlayerOptions.NONE)
        && sparring.stream()
            .allMatch(round -> Players.repeats(round.against(), PlayerOptions.NONE));
  }

  private String trial() {
    if (!repeats()) {
      return "by the clock";
    }
    TrainingPlay play = play();
    return Sha256.hex(
        Stream.iterate(0, number -> number + 1)
            .limit(TRIALS)
            .map(number -> play.play(number).course().line())
            .collect(Collectors.joining("\n")));
  }
}
