package cardwright.cli;

import cardwright.catalog.Catalog;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.lab.GameSource;
import cardwright.lab.decks.DeckMatrix;
import cardwright.lab.decks.MatrixSums;
import cardwright.lab.statistics.Margin;
import java.util.Optional;
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
          + " clock. With --margin the ranges of what every two decks score against each other are compared. Ctrl+C tells what there is so far; with"
          + " --into, the same command goes on from there."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {"", FurtherGames.BEFORE})
final class LabMatrixCommand implements Runnable {
  private final Console console;

  @Parameters(paramLabel = "GAME", description = "the game")
  private String game = "";

  @Mixin private LabDecks decks = new LabDecks();

  @Mixin private OnePlayer player = new OnePlayer();

  @Option(
      names = "--pairs",
      paramLabel = "N",
      description = "how many pairs of games two decks play; ${DEFAULT-VALUE} when not given")
  private int pairs = 200;

  @Mixin private LabMargin margin = new LabMargin();

  @Mixin private ManyGames many = new ManyGames();

  @Mixin private LabSharding sharding = new LabSharding();

  @Mixin private LabOutput output = new LabOutput();
  @Mixin private OwnCards ownCards = new OwnCards();

  @Spec private CommandSpec spec = CommandSpec.create();

  LabMatrixCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    Catalog games = CardwrightCommand.catalog(spec);
    GameSource source = ownCards.source(game);
    Game chosen = source.load(games::game);
    Format played = decks.format(chosen);
    Optional<Margin> asked = margin.margin();
    sharding.check(chosen);
    output.check();
    DeckMatrix matrix =
        new DeckMatrix(
            chosen,
            played,
            decks.decks(chosen, played, many.seed()),
            player.name(),
            pairs,
            many.seed(),
            many.threads());
    boolean repeats = player.repeats();
    try (LabSharding.Place place = sharding.place(source, matrix)) {
      output.tell(
          console,
          matrix.games(),
          soFar -> matrix.run(place.runner(), place.folder(), asked, soFar::accept),
          MatrixSums::games,
          sums -> new MatrixText(matrix, sums.report(), asked, repeats),
          text -> new MatrixPage(text).page());
    }
  }
}
