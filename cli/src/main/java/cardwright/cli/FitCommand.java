package cardwright.cli;

import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.lab.Fit;
import cardwright.lab.Fitting;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Fits the weights by which positions of a game are valued.
@Command(
    name = "fit",
    description = {
      "Fits the weights of a game's evaluation to games of a computer player against itself.",
      "It prints the weights as they stand and as they fit, and how well either foretells who wins"
          + " games that were held out. The same seed gives the same weights, whatever the number of"
          + " threads. Whether they play better is shown by --match."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {"", FurtherGames.BEFORE})
final class FitCommand implements Runnable {
  private final Console console;

  @Parameters(paramLabel = "GAME", description = "the game")
  private String game = "";

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "how many games to fit to; ${DEFAULT-VALUE} when not given")
  private int games = 2000;

  @Mixin private LearningGames learning = new LearningGames();

  @Spec private CommandSpec spec = CommandSpec.create();

  FitCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    Game chosen = CardwrightCommand.catalog(spec).game(game);
    Format played = learning.format(chosen);
    learning.check();
    ProgressBar bar = new ProgressBar(console, games);
    AtomicReference<Supplier<Fit>> latest =
        new AtomicReference<>(() -> {
          throw new Refused("no game is over");
        });
    Fit fit;
    try (Interruption _ =
        Interruption.of(() -> cutShort(Objects.requireNonNull(latest.get()), bar))) {
      fit =
          new Fitting(
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
    print(fit);
    learning.match(console, chosen, "fitted", fit.in(chosen));
  }

  /// Prints what fits to the games that are over.
  private void cutShort(Supplier<Fit> soFar, ProgressBar bar) {
    bar.end();
    try {
      Fit fit = soFar.get();
      console.err().println("cut short after " + fit.games() + " of " + Count.of(games, "game"));
      print(fit);
    } catch (Refused refused) {
      console.err().println("cut short: " + refused.getMessage());
    }
  }

  private void print(Fit fit) {
    int width = fit.terms().stream().mapToInt(each -> each.name().length()).max().orElse(1);
    String head = "%-" + width + "s %10s %10s %10s";
    line(
        String.format(Locale.ROOT, head, "the points of one of", "stand at", "fit at", "log odds"));
    String row = "%-" + width + "s %10.3f %10.3f %10.4f";
    for (Fit.Weight each : fit.terms()) {
      line(String.format(Locale.ROOT, row, each.name(), each.stands(), each.fitted(), each.odds()));
    }
    line("deciding is worth " + figure(fit.onTurn()) + " log odds");
    line(
        Count.of(fit.positions(), "position")
            + " of "
            + Count.of(fit.games(), "game")
            + "; on every fifth game, held out, the mean log loss of forecasts is");
    line("  " + figure(fit.loss().stands()) + " by the value as it stands");
    line("  " + figure(fit.loss().stretched()) + " by that value made as sure as it should be");
    line("  " + figure(fit.loss().fitted()) + " by the fitted weights (0.6931 is no knowledge)");
  }

  private static String figure(double number) {
    return String.format(Locale.ROOT, "%.4f", number);
  }

  private void line(String words) {
    console.out().println(words);
  }
}
