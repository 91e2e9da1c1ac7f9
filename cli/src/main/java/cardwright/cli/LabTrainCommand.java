package cardwright.cli;

import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.lab.Fit;
import cardwright.lab.Fitting;
import cardwright.lab.Training;
import cardwright.lab.TrainingFolder;
import cardwright.lab.TrainingGames;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Learns what positions of a game are worth: trains the network that values them, or fits the weights of the terms.
@Command(
    name = "train",
    description = {
      "Trains the network by which positions of a game are valued: a computer player plays against itself, and the network learns who wins. With --weights"
          + " it fits the weights of the terms of the game's evaluation instead, and prints them as they stand and as they fit.",
      "It prints how well what was learned foretells who wins games that were held out, and how well the value that stands does. The same seed gives the"
          + " same result, whatever the number of threads. Whether it plays better is shown by --match. Ctrl+C learns from the first games; with --into it"
          + " stops at once, and the same command goes on from there."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {"", FurtherGames.BEFORE})
final class LabTrainCommand implements Runnable {
  private static final int NETWORK_GAMES = 40_000;
  private static final int WEIGHTS_GAMES = 2000;

  private final Console console;

  @Parameters(paramLabel = "GAME", description = "the game")
  private String game = "";

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "how many games to learn from; 40000 when not given, 2000 with --weights")
  private Optional<Integer> games = Optional.empty();

  @Option(
      names = "--weights",
      description = "fit the weights of the terms of the game's evaluation, and no network")
  private boolean weights;

  @Option(
      names = "--write",
      paramLabel = "FILE",
      description =
          "write the network to that file; it is the game's when it is called"
              + " learned.value and stands among the game's resources")
  private Optional<String> write = Optional.empty();

  @Option(
      names = "--into",
      paramLabel = "FOLDER",
      description =
          "keep games that are over and what was learned after each epoch in that folder; where it holds games of"
              + " the same kind, only the rest is played, and training goes on from its last epoch")
  private Optional<String> into = Optional.empty();

  @Mixin private LearningGames learning = new LearningGames();

  @Spec private CommandSpec spec = CommandSpec.create();

  LabTrainCommand(Console console) {
    this.console = console;
  }

  /// What is learned from games of a player against itself.
  ///
  /// @param <T> what comes of it
  private interface Lesson<T> {
    /// Learns from all games.
    ///
    /// @param folder where games are kept; empty where they are not
    /// @param soFar is given after each game how many are over, and what learns from those
    T run(Optional<TrainingFolder> folder, ObjIntConsumer<Supplier<T>> soFar);

    /// From how many games it was learned.
    int games(T learned);

    void tell(T learned);

    /// The name of a player that values positions by it.
    String name();

    /// The game that values positions by it.
    Game in(Game game, T learned);
  }

  @Override
  public void run() {
    Game chosen = CardwrightCommand.catalog(spec).game(game);
    Format played = learning.format(chosen);
    learning.check();
    if (weights && write.isPresent()) {
      throw new Refused("--write is for a network; weights are printed");
    }
    into.ifPresent(LabSharding::makeFolder);
    write.ifPresent(TextFile::checkWritable);
    int count = games.orElse(weights ? WEIGHTS_GAMES : NETWORK_GAMES);
    TrainingGames all =
        new TrainingGames(
            chosen,
            played,
            learning.player(),
            count,
            learning.many().seed(),
            learning.many().threads());
    if (weights) {
      learn(all, new Weights(all));
    } else {
      learn(all, new Network(all));
    }
  }

  private <T> void learn(TrainingGames all, Lesson<T> lesson) {
    ProgressBar bar = new ProgressBar(console, all.games());
    T learned;
    if (into.isPresent()) {
      try (TrainingFolder folder = TrainingFolder.open(LabSharding.folder(into.get()), all)) {
        learned = keeping(folder, lesson, bar);
      }
    } else {
      learned = learning(lesson, bar);
    }
    bar.end();
    lesson.tell(learned);
    learning.match(console, all.game(), lesson.name(), lesson.in(all.game(), learned));
  }

  /// Learns; what was played and learned stays in the folder when it is cut short.
  private <T> T keeping(TrainingFolder folder, Lesson<T> lesson, ProgressBar bar) {
    AtomicInteger over = new AtomicInteger();
    try (Interruption _ = Interruption.of(() -> tellKept(over.get(), bar))) {
      return lesson.run(
          Optional.of(folder),
          (soFar, done) -> {
            over.set(done);
            bar.show(done);
          });
    }
  }

  private void tellKept(int over, ProgressBar bar) {
    bar.end();
    console
        .err()
        .println(
            "cut short after %s; the same command goes on from there"
                .formatted(Count.of(over, "game")));
  }

  /// Learns; when it is cut short, from the first games.
  private <T> T learning(Lesson<T> lesson, ProgressBar bar) {
    AtomicReference<Supplier<T>> latest =
        new AtomicReference<>(() -> {
          throw new Refused("no game is over");
        });
    try (Interruption _ =
        Interruption.of(() -> cutShort(lesson, Objects.requireNonNull(latest.get()), bar))) {
      return lesson.run(
          Optional.empty(),
          (soFar, done) -> {
            latest.set(soFar);
            bar.show(done);
          });
    }
  }

  /// Learns from the first games up to one that is not over.
  private <T> void cutShort(Lesson<T> lesson, Supplier<T> soFar, ProgressBar bar) {
    bar.end();
    try {
      T learned = soFar.get();
      console.err().println("cut short after " + Count.of(lesson.games(learned), "game"));
      lesson.tell(learned);
    } catch (Refused refused) {
      console.err().println("cut short: " + refused.getMessage());
    }
  }

  /// Trains the network.
  private final class Network implements Lesson<Training.Trained> {
    private final Training training;

    Network(TrainingGames all) {
      this.training = new Training(all);
    }

    @Override
    public Training.Trained run(
        Optional<TrainingFolder> folder, ObjIntConsumer<Supplier<Training.Trained>> soFar) {
      return training.run(folder, (done, learned) -> soFar.accept(learned, done));
    }

    @Override
    public int games(Training.Trained learned) {
      return learned.games();
    }

    @Override
    public void tell(Training.Trained trained) {
      write.ifPresent(file -> TextFile.write(file, trained.network()));
      line(
          Count.of(trained.positions(), "position")
              + " of "
              + Count.of(trained.games(), "game")
              + "; on every ninth game, held out, the mean log loss of forecasts is");
      line("  " + FitText.figure(trained.stands()) + " by the value as it stands");
      line("  " + FitText.figure(trained.learned()) + " by the network (0.6931 is no knowledge)");
    }

    @Override
    public String name() {
      return "learned";
    }

    @Override
    public Game in(Game game, Training.Trained learned) {
      return game.valuedBy(learned.network());
    }
  }

  /// Fits the weights.
  private final class Weights implements Lesson<Fit> {
    private final Fitting fitting;

    Weights(TrainingGames all) {
      this.fitting = new Fitting(all);
    }

    @Override
    public Fit run(Optional<TrainingFolder> folder, ObjIntConsumer<Supplier<Fit>> soFar) {
      return fitting.run(folder, (done, learned) -> soFar.accept(learned, done));
    }

    @Override
    public int games(Fit learned) {
      return learned.games();
    }

    @Override
    public void tell(Fit fit) {
      new FitText(fit).lines().forEach(LabTrainCommand.this::line);
    }

    @Override
    public String name() {
      return "fitted";
    }

    @Override
    public Game in(Game game, Fit learned) {
      return learned.in(game);
    }
  }

  private void line(String words) {
    console.out().println(words);
  }
}
