package cardwright.cli.lab;

import cardwright.cli.console.Console;
import cardwright.cli.console.Count;
import cardwright.cli.console.Interruption;
import cardwright.cli.console.ProgressBar;
import cardwright.cli.console.TextFile;
import cardwright.cli.console.Version;
import cardwright.cli.options.CardwrightCommand;
import cardwright.cli.options.FurtherGames;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.lab.training.Fit;
import cardwright.lab.training.Fitting;
import cardwright.lab.training.Sparring;
import cardwright.lab.training.Training;
import cardwright.lab.training.TrainingFolder;
import cardwright.lab.training.TrainingGames;
import cardwright.lab.training.TrainingSettings;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
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
      "With --against it learns to beat another player: it plays against that one, learns from these games, plays the next round with what it has learned, and"
          + " in the end shows what it scores against that player, beside what it scores with the value that stands.",
      "It prints how well what was learned foretells who wins games that were held out, and how well the value that stands does. The same seed gives the"
          + " same result, whatever the number of threads. Whether it plays better is shown by --match. Ctrl+C learns from the first games, but not with"
          + " --against; with --into it stops at once, and the same command goes on from there."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {"", FurtherGames.BEFORE})
final class LabTrainCommand implements Runnable {
  private static final int NETWORK_GAMES = 40_000;
  private static final int WEIGHTS_GAMES = 2000;
  private static final int ROUNDS = 2;
  private static final int MOST_ROUNDS = 100;

  private final Console console;

  @Parameters(paramLabel = "GAME", description = "the game")
  private String game = "";

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "how many games to learn from, in each round; 40000 when not given, 2000 with --weights")
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
      names = "--decay",
      paramLabel = "N",
      description =
          "how fast what a network learns of single cards fades: more where there are many cards for the games; 0.5 when not given")
  private Optional<Double> decay = Optional.empty();

  @Option(
      names = "--dropout",
      paramLabel = "N",
      description =
          "how many of 100 cards a network is not shown in a position, each time others; 10 when not given")
  private Optional<Integer> dropout = Optional.empty();

  @Option(
      names = "--epochs",
      paramLabel = "N",
      description =
          "how often a network goes through all games: less where there are many cards for the games; 8 when not given")
  private Optional<Integer> epochs = Optional.empty();

  @Option(
      names = "--rate",
      paramLabel = "N",
      description =
          "how large a step of a network is at first (the learning rate): smaller where there are many cards for the games; 0.002 when not given")
  private Optional<Double> rate = Optional.empty();

  @Option(
      names = "--against",
      paramLabel = "PLAYER",
      description = "learn to beat that player, who values positions as they are valued now")
  private Optional<String> against = Optional.empty();

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description =
          "how many rounds of games are played against that player, each with what the one before has learned; 2 when not given")
  private Optional<Integer> rounds = Optional.empty();

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

  /// What is learned from games.
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

    /// All that its value is made of, as a text.
    String value(T learned);

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
    if (weights && Stream.of(epochs, rate, decay, dropout).anyMatch(Optional::isPresent)) {
      throw new Refused("--epochs, --rate, --decay and --dropout are for a network");
    }
    int count = games.orElse(weights ? WEIGHTS_GAMES : NETWORK_GAMES);
    TrainingGames own =
        TrainingGames.ofItself(
            chosen,
            played,
            learning.player(),
            count,
            learning.many().seed(),
            learning.many().threads());
    int last = lastRound();
    into.ifPresent(LabFolder::make);
    write.ifPresent(TextFile::checkWritable);
    TrainingGames all = against.map(name -> own.in(Sparring.first(name, chosen))).orElse(own);
    if (weights) {
      learn(all, last, Weights::new);
    } else {
      TrainingSettings settings = settings();
      learn(all, last, each -> new Network(each, settings));
    }
  }

  private TrainingSettings settings() {
    TrainingSettings usual = TrainingSettings.USUAL;
    return new TrainingSettings(
        epochs.orElse(usual.epochs()),
        rate.orElse(usual.rate()),
        decay.orElse(usual.decay()),
        dropout.orElse(usual.dropout()));
  }

  private int lastRound() {
    if (against.isEmpty() && rounds.isPresent()) {
      throw new Refused("--rounds are played against a player: name it by --against");
    }
    int last = rounds.orElse(against.isPresent() ? ROUNDS : 1);
    if (last < 1 || last > MOST_ROUNDS) {
      throw new Refused("--rounds has to be from 1 to " + MOST_ROUNDS + ", not " + last);
    }
    return last;
  }

  /// Learns in so many rounds, and plays the match.
  private <T> void learn(TrainingGames first, int last, Function<TrainingGames, Lesson<T>> kind) {
    TrainingGames all = first;
    Lesson<T> lesson = kind.apply(all);
    T learned = learn(all, lesson);
    for (int round = 2; round <= last; round++) {
      Game valued = lesson.in(all.game(), learned);
      String value = lesson.value(learned);
      all = all.sparring().map(spar -> spar.next(valued, value)).map(all::in).orElseThrow();
      lesson = kind.apply(all);
      learned = learn(all, lesson);
    }
    Game valued = lesson.in(all.game(), learned);
    if (against.isPresent()) {
      learning.match(console, all.game(), against.get(), lesson.name(), valued);
    } else {
      learning.match(console, all.game(), lesson.name(), valued);
    }
  }

  /// Learns once, and tells what.
  private <T> T learn(TrainingGames all, Lesson<T> lesson) {
    ProgressBar bar = new ProgressBar(console, all.games());
    T learned;
    if (into.isPresent()) {
      try (TrainingFolder folder = all.open(LabFolder.folder(into.get()))) {
        learned = keeping(folder, lesson, bar);
      }
    } else {
      learned = learning(lesson, bar);
    }
    bar.end();
    all.sparring()
        .ifPresent(spar -> line("round %d against %s".formatted(spar.round(), spar.against())));
    lesson.tell(learned);
    return learned;
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

  /// Learns from the first games up to one that is not over. Rounds do not: a round with fewer games than the ones before is what no command asks for.
  private <T> void cutShort(Lesson<T> lesson, Supplier<T> soFar, ProgressBar bar) {
    bar.end();
    if (against.isPresent()) {
      console.err().println("cut short; with --into it could go on");
      return;
    }
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

    Network(TrainingGames all, TrainingSettings settings) {
      this.training = new Training(all, settings);
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
    public String value(Training.Trained learned) {
      return learned.network();
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
    public String value(Fit learned) {
      return learned.terms() + " " + learned.onTurn();
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
