package cardwright.cli;

import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.engine.SeededChance;
import cardwright.lab.DeckMatrix;
import cardwright.lab.MatrixReport;
import cardwright.lab.Seeds;
import cardwright.players.PlayerOptions;
import cardwright.players.Players;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
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
  private static final int MOST_RANDOM = 200;

  private final Console console;

  @Parameters(paramLabel = "GAME", description = "the game")
  private String game = "";

  @Option(names = "--format", paramLabel = "FORMAT", description = "how the game is played")
  private Optional<String> format = Optional.empty();

  @Option(
      names = "--deck",
      paramLabel = "DECK",
      description =
          "a deck that takes part: a ready-made one, CARD,CARD,…, or a deck file; give it once for each deck. All ready-made decks of the"
              + " format when not given")
  private List<String> given = new ArrayList<>();

  @Option(
      names = "--random",
      paramLabel = "N",
      description = "let N decks made by chance take part, too; ${DEFAULT-VALUE} when not given")
  private int random;

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

  @Option(
      names = "--csv",
      paramLabel = "FILE",
      description = "write a line for each two decks to that file")
  private Optional<String> csv = Optional.empty();

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "write a page with the report to that file, which a browser shows from disk")
  private Optional<String> html = Optional.empty();

  @Option(names = "--json", description = "print data for programs")
  private boolean json;

  @Mixin private OwnCards ownCards = new OwnCards();

  @Spec private CommandSpec spec = CommandSpec.create();

  LabMatrixCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    Game chosen = ownCards.game(CardwrightCommand.catalog(spec), game);
    Format played = Formats.orUsual(chosen, format);
    csv.ifPresent(TextFile::checkWritable);
    html.ifPresent(TextFile::checkWritable);
    DeckMatrix matrix =
        new DeckMatrix(
            chosen, played, decks(chosen, played), player, pairs, many.seed(), many.threads());
    ProgressBar bar = new ProgressBar(console, (int) matrix.games());
    AtomicReference<MatrixReport> latest = new AtomicReference<>();
    MatrixReport report;
    try (Interruption _ = Interruption.of(() -> cutShort(matrix, latest.get(), bar))) {
      report =
          matrix.run(soFar -> {
            latest.set(soFar);
            bar.show((int) soFar.games());
          });
    }
    bar.end();
    tell(matrix, report);
  }

  private void cutShort(DeckMatrix matrix, @Nullable MatrixReport soFar, ProgressBar bar) {
    bar.end();
    if (soFar != null) {
      console.err().println("cut short after " + Count.of(soFar.games(), "game"));
      tell(matrix, soFar);
    }
  }

  private void tell(DeckMatrix matrix, MatrixReport report) {
    boolean repeats = Players.repeats(matrix.player(), PlayerOptions.NONE);
    MatrixText text = new MatrixText(matrix, report, repeats);
    csv.ifPresent(file -> TextFile.write(file, text.csv()));
    html.ifPresent(file -> TextFile.write(file, new MatrixPage(matrix, report, text).html()));
    text.print(console.out(), json);
  }

  private List<Deck> decks(Game chosen, Format played) {
    List<Deck> decks = new ArrayList<>();
    if (given.isEmpty()) {
      decks.addAll(chosen.decks(played));
    }
    for (int i = 0; i < given.size(); i++) {
      decks.add(DeckList.of(chosen, given.get(i), played, chance(i, 0)));
    }
    Formats.admitting(chosen, Optional.of(played.name()), decks);
    if (random < 0 || random > MOST_RANDOM) {
      throw new Refused("decks made by chance are from 0 to " + MOST_RANDOM + ", not " + random);
    }
    for (int i = 0; i < random; i++) {
      Deck made = chosen.randomDeck(played, chance(i, 1));
      decks.add(new Deck("random " + (i + 1), "", made.cards()));
    }
    return decks;
  }

  private SeededChance chance(int number, int use) {
    return new SeededChance(Seeds.derive(many.seed(), -1 - number, use));
  }
}
