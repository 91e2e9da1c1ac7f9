package cardwright.cli.lab;

import cardwright.cli.console.Console;
import cardwright.cli.console.Count;
import cardwright.cli.console.Interruption;
import cardwright.cli.console.ProgressBar;
import cardwright.cli.console.TextFile;
import cardwright.cli.console.Version;
import cardwright.cli.options.CardwrightCommand;
import cardwright.cli.options.Formats;
import cardwright.cli.options.FurtherGames;
import cardwright.cli.options.ManyGames;
import cardwright.cli.options.ValueFile;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.lab.shard.Limits;
import cardwright.lab.training.Tuned;
import cardwright.lab.training.Tuning;
import cardwright.lab.training.TuningSettings;
import cardwright.players.Players;
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

/// Tunes by play what the terms of a game's value are worth.
@Command(
    name = "tune",
    description = {
      "Tunes by play what each term of a game's value is worth by itself. In each step all terms are changed a little, up or down by chance; a player with"
          + " these changes plays one with the opposite ones, and all terms move towards the side that scored more. What comes out is the mean of the second"
          + " half of the steps.",
      "It prints what each term was worth and is worth now, as a logarithm of odds. The same seed gives the same result, whatever the number of threads."
          + " Ctrl+C tells what the steps so far come to, and writes it."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {"", FurtherGames.BEFORE})
final class LabTuneCommand implements Runnable {
  private static final int MOST_MATCH = 1_000_000;

  private final Console console;

  @Parameters(paramLabel = "GAME", description = "the game")
  private String game = "";

  @Option(
      names = "--steps",
      paramLabel = "N",
      description = "how often the terms are changed; ${DEFAULT-VALUE} when not given")
  private int steps = TuningSettings.USUAL.steps();

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "how many games are played for a step; ${DEFAULT-VALUE} when not given")
  private int games = TuningSettings.USUAL.games();

  @Option(
      names = "--player",
      paramLabel = "PLAYER",
      description = "who plays both sides; ${DEFAULT-VALUE} when not given")
  private String player = "greedy";

  @Option(names = "--format", paramLabel = "FORMAT", description = "how the game is played")
  private Optional<String> format = Optional.empty();

  @Option(
      names = "--value",
      paramLabel = "FILE",
      description =
          "begin with the value in that file, as lab train and lab tune write it; with the game's own when not given")
  private Optional<String> value = Optional.empty();

  @Option(
      names = "--write",
      paramLabel = "FILE",
      description =
          "write the value to that file; it is the game's when it is called learned.value and stands among the game's resources")
  private Optional<String> write = Optional.empty();

  @Option(
      names = "--match",
      paramLabel = "N",
      description =
          "play so many games between that player with the value that was tuned and with the game's own, and so many more with decks"
              + " made by chance where the format has ready-made ones; none when not given")
  private int match;

  @Mixin private ManyGames many = new ManyGames();

  @Spec private CommandSpec spec = CommandSpec.create();

  LabTuneCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    Game chosen = CardwrightCommand.catalog(spec).game(game);
    Format played = Formats.orUsual(chosen, format);
    TuningSettings settings = new TuningSettings(steps, games);
    Limits.between("games of the match", match, 0, MOST_MATCH);
    Limits.threads(many.threads(), "tuning");
    Players.named(player, chosen, many.seed());
    write.ifPresent(TextFile::checkWritable);
    Tuning tuning =
        new Tuning(
            value.map(file -> ValueFile.valued(chosen, file)).orElse(chosen),
            played,
            value.map(file -> " --value " + file).orElse(""),
            player,
            settings,
            many.seed(),
            many.threads());
    Tuned tuned = tuned(tuning);
    tell(tuned);
    if (match > 0) {
      new LearnedMatch(console, chosen, played, player, many)
          .play("tuned", chosen.valuedBy(tuned.network()), match);
    }
  }

  private Tuned tuned(Tuning tuning) {
    ProgressBar bar = new ProgressBar(console, steps);
    AtomicReference<Supplier<Tuned>> latest =
        new AtomicReference<>(() -> {
          throw new Refused("no step is over");
        });
    Tuned tuned;
    try (Interruption _ =
        Interruption.of(() -> cutShort(Objects.requireNonNull(latest.get()), bar))) {
      tuned =
          tuning.run((done, soFar) -> {
            latest.set(soFar);
            bar.show(done);
          });
    }
    bar.end();
    return tuned;
  }

  private void cutShort(Supplier<Tuned> soFar, ProgressBar bar) {
    bar.end();
    try {
      Tuned tuned = soFar.get();
      console
          .err()
          .println("cut short after %d of %s".formatted(tuned.steps(), Count.of(steps, "step")));
      tell(tuned);
    } catch (Refused refused) {
      console.err().println("cut short: " + refused.getMessage());
    }
  }

  private void tell(Tuned tuned) {
    write.ifPresent(file -> TextFile.write(file, tuned.network()));
    int width = tuned.terms().stream().mapToInt(each -> each.name().length()).max().orElse(1);
    String head = "%-" + width + "s %10s %10s";
    line(String.format(Locale.ROOT, head, "what one is worth", "before", "now"));
    String row = "%-" + width + "s %10.4f %10.4f";
    for (Tuned.Term each : tuned.terms()) {
      line(String.format(Locale.ROOT, row, each.name(), each.before(), each.after()));
    }
    line(Count.of(tuned.steps(), "step") + " of " + Count.of(games, "game"));
  }

  private void line(String words) {
    console.out().println(words);
  }
}
