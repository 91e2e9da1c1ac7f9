package cardwright.cli;

import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.lab.Training;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Trains the network by which a game's positions are valued.
@Command(
    name = "train",
    description = {
      "Trains the network by which positions of a game are valued: a computer player plays against itself, and the network learns who wins.",
      "It prints how well the network foretells who wins games that were held out, and how well the value that stands does. The same seed gives the"
          + " same network, whatever the number of threads. Whether it plays better is shown by --match. Ctrl+C learns from the first games."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {"", FurtherGames.BEFORE})
final class LabTrainCommand implements Runnable {
  private final Console console;

  @Parameters(paramLabel = "GAME", description = "the game")
  private String game = "";

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "how many games to learn from; ${DEFAULT-VALUE} when not given")
  private int games = 40_000;

  @Option(
      names = "--write",
      paramLabel = "FILE",
      description =
          "write the network to that file; it is the game's when it is called"
              + " learned.value and stands among the game's resources")
  private Optional<String> write = Optional.empty();

  @Mixin private LearningGames learning = new LearningGames();

  @Spec private CommandSpec spec = CommandSpec.create();

  LabTrainCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    Game chosen = CardwrightCommand.catalog(spec).game(game);
    Format played = learning.format(chosen);
    learning.check();
    write.ifPresent(TextFile::checkWritable);
    ProgressBar bar = new ProgressBar(console, games);
    AtomicReference<Supplier<Training.Trained>> latest =
        new AtomicReference<>(() -> {
          throw new Refused("no game is over");
        });
    Training.Trained trained;
    try (Interruption _ =
        Interruption.of(() -> cutShort(Objects.requireNonNull(latest.get()), bar))) {
      trained =
          new Training(
                  chosen,
                  played,
                  learning.player(),
                  games,
                  learning.many().seed(),
                  learning.many().threads())
              .run((done, soFar) -> {
                latest.set(soFar);
                bar.show(done);
              });
    }
    bar.end();
    tell(trained);
    learning.match(console, chosen, "learned", chosen.valuedBy(trained.network()));
  }

  /// Learns from the first games up to one that is not over.
  private void cutShort(Supplier<Training.Trained> soFar, ProgressBar bar) {
    bar.end();
    try {
      Training.Trained trained = soFar.get();
      console.err().println("cut short after " + Count.of(trained.games(), "game"));
      tell(trained);
    } catch (Refused refused) {
      console.err().println("cut short: " + refused.getMessage());
    }
  }

  private void tell(Training.Trained trained) {
    write.ifPresent(file -> TextFile.write(file, trained.network()));
    console
        .out()
        .println(
            Count.of(trained.positions(), "position")
                + " of "
                + Count.of(trained.games(), "game")
                + "; on every ninth game, held out, the mean log loss of forecasts is");
    line(trained.stands(), " by the value as it stands");
    line(trained.learned(), " by the network (0.6931 is no knowledge)");
  }

  private void line(double loss, String words) {
    console.out().println("  " + String.format(Locale.ROOT, "%.4f", loss) + words);
  }
}
