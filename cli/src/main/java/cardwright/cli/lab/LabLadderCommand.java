package cardwright.cli.lab;

import cardwright.cli.console.Console;
import cardwright.cli.console.Version;
import cardwright.cli.options.Formats;
import cardwright.cli.options.FurtherGames;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.lab.ladder.Ladder;
import cardwright.lab.ladder.LadderSums;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Rates computer players by what they score against each other.
@Command(
    name = "ladder",
    description = {
      "Lets every computer player play every other one, and rates all on one scale: Elo points, of which 400 more mean ten to one; the first player has 1000.",
      "Games are played in pairs with the seats exchanged, both sides with the same ready-made deck, another one in each pair, or with decks made by chance where the"
          + " format has fewer than two. A range is where a score or a rating lies with a confidence of 95 %%, by pairs. The same seed gives the same report,"
          + " whatever the number of threads, unless a player thinks by the clock. With --margin the ranges of what every two players score against each other"
          + " are compared. Ctrl+C tells what there is so far; with --into, the same command goes on from there."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {"", FurtherGames.BEFORE})
final class LabLadderCommand implements Runnable {
  private static final List<String> USUAL_PLAYERS =
      List.of("beginner", "easy", "greedy", "normal", "hard");

  private final Console console;

  @Mixin private LabGame lab = new LabGame();

  @Option(names = "--format", paramLabel = "FORMAT", description = "how the game is played")
  private Optional<String> format = Optional.empty();

  @Option(
      names = "--player",
      paramLabel = "PLAYER",
      description =
          "who takes part; give it once for each player. beginner, easy, greedy, normal and hard when not given")
  private List<String> players = new ArrayList<>();

  @Option(names = "--random-decks", description = "play with decks made by chance in any case")
  private boolean randomDecks;

  @Option(
      names = "--pairs",
      paramLabel = "N",
      description = "how many pairs of games two players play; ${DEFAULT-VALUE} when not given")
  private int pairs = 100;

  @Mixin private LabShards shards = new LabShards();

  LabLadderCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    LabGame.Loaded loaded = lab.load();
    Game chosen = loaded.game();
    Format played = Formats.orUsual(chosen, format);
    List<Deck> ready = chosen.decks(played);
    shards.check(chosen);
    Ladder ladder =
        new Ladder(
            chosen,
            played,
            randomDecks || ready.size() < 2 ? List.of() : ready,
            players.isEmpty() ? USUAL_PLAYERS : players,
            pairs,
            lab.seed(),
            lab.threads());
    shards.play(
        console,
        loaded.source(),
        ladder,
        LadderSums::games,
        (sums, asked, repeats) -> new LadderText(ladder, sums.report(), asked, repeats),
        text -> new LadderPage(text).page());
  }
}
