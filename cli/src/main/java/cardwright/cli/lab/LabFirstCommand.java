package cardwright.cli.lab;

import cardwright.cli.console.Console;
import cardwright.cli.console.Version;
import cardwright.cli.options.FurtherGames;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.lab.decks.GoingFirst;
import cardwright.lab.decks.GoingFirstSums;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Tells what going first is worth.
@Command(
    name = "first",
    description = {
      "Tells what it is worth to go first: each deck plays itself and every other deck, with the same computer player on both sides, one player after the"
          + " other where several are given.",
      "Games are played in pairs with the seats exchanged, so that each deck goes first once in a pair. A range is where a score lies with a confidence of"
          + " 95 %%, by pairs. The same seed gives the same report, whatever the number of threads, unless a player thinks by the clock. With --margin"
          + " all ranges of the report are compared: each deck's with itself and over the others, and those over all decks, under each player. Ctrl+C tells what"
          + " there is so far; with --into, the same command goes on from there."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {"", FurtherGames.BEFORE})
final class LabFirstCommand implements Runnable {
  private static final String USUAL_PLAYER = "greedy";

  private final Console console;

  @Mixin private LabGame lab = new LabGame();

  @Mixin private LabDecks decks = new LabDecks();

  @Option(
      names = "--player",
      paramLabel = "PLAYER",
      description =
          "who plays both sides; give it once for each player. " + USUAL_PLAYER + " when not given")
  private List<String> players = new ArrayList<>();

  @Option(
      names = "--pairs",
      paramLabel = "N",
      description =
          "how many pairs of games two decks play, and each deck with itself; ${DEFAULT-VALUE} when not given")
  private int pairs = 100;

  @Mixin private LabShards shards = new LabShards();

  LabFirstCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    LabGame.Loaded loaded = lab.load();
    Game chosen = loaded.game();
    Format played = decks.format(chosen);
    shards.check(chosen);
    GoingFirst first =
        new GoingFirst(
            chosen,
            played,
            decks.decks(chosen, played, lab.seed()),
            players.isEmpty() ? List.of(USUAL_PLAYER) : players,
            pairs,
            lab.seed(),
            lab.threads());
    shards.play(
        console,
        loaded.source(),
        first,
        GoingFirstSums::games,
        (sums, asked, repeats) -> new GoingFirstText(first, sums.report(), asked, repeats),
        text -> new GoingFirstPage(text).page());
  }
}
