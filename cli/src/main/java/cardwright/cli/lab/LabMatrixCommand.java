package cardwright.cli.lab;

import cardwright.cli.console.Console;
import cardwright.cli.console.Version;
import cardwright.cli.options.FurtherGames;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.lab.decks.DeckMatrix;
import cardwright.lab.decks.MatrixSums;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Plays every deck against every other.
@Command(
    name = "matrix",
    description = {
      "Lets every deck of a format play every other, with the same computer player on both sides, and tells what each scores against each, how"
          + " to mix them so that no deck has an edge over the mix, and what it is worth to go first.",
      "Games are played in pairs with the seats exchanged, and the pairs of all decks share their seeds. A range is where the score lies with a"
          + " confidence of 95 %%, by pairs. The same seed gives the same report, whatever the number of threads, unless a player thinks by the"
          + " clock. With --margin the ranges of what every two decks score against each other are compared. Ctrl+C tells what there is so far; with"
          + " --into, the same command goes on from there."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {"", FurtherGames.BEFORE})
final class LabMatrixCommand implements Runnable {
  private final Console console;

  @Mixin private LabGame lab = new LabGame();

  @Mixin private LabDecks decks = new LabDecks();

  @Mixin private OnePlayer player = new OnePlayer();

  @Option(
      names = "--pairs",
      paramLabel = "N",
      description = "how many pairs of games two decks play; ${DEFAULT-VALUE} when not given")
  private int pairs = 200;

  @Mixin private LabShards shards = new LabShards();

  LabMatrixCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    LabGame.Loaded loaded = lab.load();
    Game chosen = loaded.game();
    Format played = decks.format(chosen);
    shards.check(chosen);
    DeckMatrix matrix =
        new DeckMatrix(
            chosen,
            played,
            decks.decks(chosen, played, lab.seed()),
            player.name(),
            pairs,
            lab.seed(),
            lab.threads());
    shards.play(
        console,
        loaded.source(),
        matrix,
        MatrixSums::games,
        (sums, asked, repeats) -> new MatrixText(matrix, sums.report(), asked, repeats),
        text -> new MatrixPage(text).page());
  }
}
