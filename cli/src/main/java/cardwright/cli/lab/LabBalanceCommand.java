package cardwright.cli.lab;

import cardwright.catalog.CardNames;
import cardwright.cli.console.Console;
import cardwright.cli.console.TextFile;
import cardwright.cli.console.Version;
import cardwright.cli.options.FurtherGames;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.lab.cards.Balancing;
import cardwright.lab.cards.BalancingReport;
import cardwright.lab.cards.BalancingRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Looks for small changes of figures that make decks even.
@Command(
    name = "balance",
    description = {
      "Looks for small changes of printed figures that make decks even. Step by step one figure of one card becomes one more or one less: the one that brings"
          + " the decks nearest to even. What is not needed in the end is undone, and the rest is played once more with games that had no part in the search.",
      "A deck is even enough when its score on average over the others is within --within points of 50 %%. --write writes the changed cards to a file that"
          + " --cards reads. The same seed gives the same report, whatever the number of threads, unless the player thinks by the clock. Ctrl+C tells what was"
          + " found so far; with --into, the same command goes on from there."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {"", FurtherGames.BEFORE})
final class LabBalanceCommand implements Runnable {
  private static final double POINTS = 100;

  private final Console console;

  @Mixin private LabGame lab = new LabGame();

  @Mixin private LabDecks decks = new LabDecks();

  @Option(
      names = "--card",
      paramLabel = "CARD",
      description =
          "a card that may be changed; give it once for each card. All cards of the decks when not given")
  private List<String> cards = new ArrayList<>();

  @Option(names = "--text", description = "numbers in the text of cards may be changed, too")
  private boolean text;

  @Option(
      names = "--within",
      paramLabel = "POINTS",
      description =
          "how far from 50 %% a deck may score, in points of 100; ${DEFAULT-VALUE} when not given")
  private double within = 5;

  @Option(
      names = "--steps",
      paramLabel = "N",
      description = "how many steps are made at most; ${DEFAULT-VALUE} when not given")
  private int steps = 6;

  @Mixin private OnePlayer player = new OnePlayer();

  @Option(
      names = "--pairs",
      paramLabel = "N",
      description =
          "how many pairs of games two decks play to check a change; ${DEFAULT-VALUE} when not given")
  private int pairs = 40;

  @Option(
      names = "--write",
      paramLabel = "FILE",
      description = "write the changed cards to that file")
  private Optional<String> write = Optional.empty();

  @Mixin private LabFolder into = new LabFolder();

  @Mixin private LabOutput output = new LabOutput();

  LabBalanceCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    LabGame.Loaded loaded = lab.load();
    Game chosen = loaded.game();
    Format played = decks.format(chosen);
    List<Deck> taking = decks.decks(chosen, played, lab.seed());
    CardNames names = new CardNames(chosen);
    Balancing balancing =
        new Balancing(
            chosen,
            played,
            taking,
            new Balancing.Bounds(
                cards.stream().map(names::whole).distinct().toList(), text, within / POINTS, steps),
            player.name(),
            pairs,
            lab.seed(),
            lab.threads());
    into.check();
    output.check();
    write.ifPresent(TextFile::checkWritable);
    boolean repeats = player.repeats();
    try (LabFolder.Kept kept = into.open(loaded.source(), balancing)) {
      output.tell(
          console,
          balancing.games(),
          soFar -> new BalancingRun(balancing, kept.folder(), soFar).run(),
          BalancingReport::games,
          report -> new BalancingText(balancing, report, repeats),
          told -> new BalancingPage(told).page(),
          this::write);
    }
  }

  /// Writes the changed cards. A file without any would be none of cards.
  private void write(BalancingText told) {
    String changed = told.cards();
    write.ifPresent(file -> {
      if (changed.isEmpty()) {
        console.err().println(file + " is not written: no card is changed");
      } else {
        TextFile.write(file, changed);
      }
    });
  }
}
