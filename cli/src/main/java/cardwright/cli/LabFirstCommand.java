package cardwright.cli;

import cardwright.catalog.Catalog;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.lab.GameSource;
import cardwright.lab.decks.GoingFirst;
import cardwright.lab.decks.GoingFirstSums;
import cardwright.lab.statistics.Margin;
import cardwright.players.PlayerOptions;
import cardwright.players.Players;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

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

  @Parameters(paramLabel = "GAME", description = "the game")
  private String game = "";

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

  @Mixin private LabMargin margin = new LabMargin();

  @Mixin private ManyGames many = new ManyGames();

  @Mixin private LabSharding sharding = new LabSharding();

  @Mixin private LabOutput output = new LabOutput();
  @Mixin private OwnCards ownCards = new OwnCards();

  @Spec private CommandSpec spec = CommandSpec.create();

  LabFirstCommand(Console console) {
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
    GoingFirst first =
        new GoingFirst(
            chosen,
            played,
            decks.decks(chosen, played, many.seed()),
            players.isEmpty() ? List.of(USUAL_PLAYER) : players,
            pairs,
            many.seed(),
            many.threads());
    boolean repeats =
        first.players().stream().allMatch(each -> Players.repeats(each, PlayerOptions.NONE));
    try (LabSharding.Place place = sharding.place(source, first)) {
      output.tell(
          console,
          first.games(),
          soFar -> first.run(place.runner(), place.folder(), asked, soFar::accept),
          GoingFirstSums::games,
          sums -> new GoingFirstText(first, sums.report(), asked, repeats),
          text -> new GoingFirstPage(text).page());
    }
  }
}
