package cardwright.cli;

import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.lab.DeckMatrix;
import cardwright.lab.MatrixReport;
import cardwright.players.PlayerOptions;
import cardwright.players.Players;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Plays every deck against every other.
@Command(
    name = "matrix",
    description = {
      "Lets every deck of a format play every other, with the same computer player on both sides, and tells what each scores against each, how"
          + " to mix them so that no deck has an edge over the mix, and what it is worth to go first.",
      "Games are played in pairs with the seats exchanged, and the pairs of all decks share their seeds. A range is where the score lies with a"
          + " confidence of 95 %%, by pairs. The same seed gives the same report, whatever the number of threads, unless a player thinks by the"
          + " clock. Ctrl+C tells what there is so far."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {"", FurtherGames.BEFORE})
final class LabMatrixCommand implements Runnable {
  private final Console console;

  @Parameters(paramLabel = "GAME", description = "the game")
  private String game = "";

  @Mixin private LabDecks decks = new LabDecks();

  @Option(
      names = "--player",
      paramLabel = "PLAYER",
      description = "who plays both sides; ${DEFAULT-VALUE} when not given")
  private String player = "greedy";

  @Option(
      names = "--pairs",
      paramLabel = "N",
      description = "how many pairs of games two decks play; ${DEFAULT-VALUE} when not given")
  private int pairs = 200;

  @Mixin private ManyGames many = new ManyGames();

  @Mixin private LabOutput output = new LabOutput();
  @Mixin private OwnCards ownCards = new OwnCards();

  @Spec private CommandSpec spec = CommandSpec.create();

  LabMatrixCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    Game chosen = ownCards.game(CardwrightCommand.catalog(spec), game);
    Format played = decks.format(chosen);
    output.check();
    DeckMatrix matrix =
        new DeckMatrix(
            chosen,
            played,
            decks.decks(chosen, played, many.seed()),
            player,
            pairs,
            many.seed(),
            many.threads());
    boolean repeats = Players.repeats(matrix.player(), PlayerOptions.NONE);
    output.tell(
        console,
        matrix.games(),
        soFar -> matrix.run(soFar::accept),
        MatrixReport::games,
        report -> new MatrixText(matrix, report, repeats),
        text -> new MatrixPage(text).page());
  }
}
