package cardwright.cli;

import cardwright.bench.Duel;
import cardwright.catalog.Catalog;
import cardwright.cli.console.Console;
import cardwright.cli.console.ProgressBar;
import cardwright.cli.console.Version;
import java.nio.file.Path;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Compares the speed of two builds.
@Command(
    name = "duel",
    description = {
      "Lets two builds of Cardwright play the same random games in turn, and tells which is faster.",
      "Both play in one process, so that what else the machine does meets both alike. A build is the"
          + " folder with its jars: cli/target/lib of its checkout."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class DuelCommand implements Runnable {
  private final Console console;

  @Parameters(index = "0", paramLabel = "GAME", description = "the game")
  private String game = "";

  @Parameters(
      index = "1",
      paramLabel = "OLD",
      description = "the folder with the jars of one build")
  private Path older = Path.of("");

  @Parameters(index = "2", paramLabel = "NEW", description = "the folder with those of the other")
  private Path newer = Path.of("");

  @Option(
      names = "--plays",
      paramLabel = "N",
      description = "how many games each plays in a round; ${DEFAULT-VALUE} when not given")
  private int plays = 40;

  @Option(
      names = "--warm-ups",
      paramLabel = "N",
      description =
          "how many rounds are played before any is measured; ${DEFAULT-VALUE} when not given")
  private int warmUps = 15;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "how many rounds are measured; ${DEFAULT-VALUE} when not given")
  private int rounds = 25;

  DuelCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    Duel duel = new Duel(Catalog.builtIn().game(game).name(), plays, warmUps, rounds);
    ProgressBar bar = new ProgressBar(console, warmUps + rounds);
    Duel.Result result = duel.run(older, newer, bar::show);
    bar.end();
    console
        .out()
        .printf(
            Locale.ROOT,
            "new to old: median %.3f, quartiles %.3f and %.3f%n",
            result.ratio(0.5),
            result.ratio(0.25),
            result.ratio(0.75));
    side("old", result.oldRate(), result.oldBytes());
    side("new", result.newRate(), result.newBytes());
    console
        .out()
        .println(
            result.sameDecisions()
                ? "both were asked for as many decisions"
                : "they were not asked for as many decisions: they do not play alike");
  }

  private void side(String build, double rate, double bytes) {
    console
        .out()
        .printf(
            Locale.ROOT,
            "%s: %,.0f decisions per CPU-second, %,.0f bytes each%n",
            build,
            rate,
            bytes);
  }
}
