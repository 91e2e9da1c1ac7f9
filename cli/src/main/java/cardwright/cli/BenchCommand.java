package cardwright.cli;

import cardwright.bench.Bench;
import cardwright.cli.console.Console;
import cardwright.cli.console.Interruption;
import cardwright.cli.console.ProgressBar;
import cardwright.cli.console.Version;
import cardwright.cli.options.Formats;
import cardwright.cli.options.FurtherGames;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Measures how fast a game is played on this machine.
@Command(
    name = "bench",
    description = "Measures how fast a game is played on this machine.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class BenchCommand implements Runnable {
  private static final int MOST_SECONDS = 3600;

  private final Console console;

  @Parameters(paramLabel = "GAME", description = "the game")
  private String game = "";

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description =
          "seconds of CPU time to measure, half of them to warm up, from 1 to 3600;"
              + " ${DEFAULT-VALUE} when not given")
  private int seconds = 30;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "measure with the ready-made decks of this format, instead of random ones of the first")
  private Optional<String> format = Optional.empty();

  @Option(
      names = "--decks",
      paramLabel = "WORDS",
      description = "only the ready-made decks of that format with these words in their names")
  private String decks = "";

  @Mixin private FurtherGames further = new FurtherGames();

  BenchCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    if (seconds < 1 || seconds > MOST_SECONDS) {
      throw new Refused("--seconds has to be from 1 to " + MOST_SECONDS + ", not " + seconds);
    }
    Game measured = further.catalog().game(game);
    if (!decks.isEmpty() && format.isEmpty()) {
      throw new Refused("--decks picks from the ready-made decks of a --format; name that too");
    }
    String ready = format.map(name -> Formats.named(measured, name).name()).orElse("");
    ProgressBar bar = new ProgressBar(console, 100);
    AtomicReference<Supplier<List<String>>> latest = new AtomicReference<>(List::of);
    try (Interruption _ =
        Interruption.of(() -> cutShort(Objects.requireNonNull(latest.get()).get(), bar))) {
      Bench.run(
          measured,
          further.folders(),
          ready,
          decks,
          seconds,
          console.out(),
          (done, all, soFar) -> {
            latest.set(soFar);
            bar.show(100 * done / all);
            if (done == all) {
              bar.end();
            }
          });
    }
  }

  /// Prints the figures of the rounds that were measured.
  private void cutShort(List<String> soFar, ProgressBar bar) {
    bar.end();
    console
        .err()
        .println(
            soFar.isEmpty()
                ? "cut short before anything was measured"
                : "cut short: the figures are of fewer rounds than usual");
    soFar.forEach(console.out()::println);
  }
}
