package cardwright.cli.lab;

import cardwright.cli.console.Console;
import cardwright.cli.console.Version;
import cardwright.cli.options.DeckList;
import cardwright.cli.options.Formats;
import cardwright.cli.options.FurtherGames;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.lab.search.DeckSearch;
import cardwright.lab.search.SearchEffort;
import cardwright.lab.search.SearchReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Looks for good decks.
@Command(
    name = "search",
    description = {
      "Looks for decks that score much against a field of decks, with the same computer player on both sides: decks that score more have more offspring,"
          + " which are mixes of two decks with a few cards exchanged. With --map it looks for the best deck of each cell of a map instead.",
      "In each generation all decks play the same new pairs of games, with the seats exchanged; decks that stay play on. The best play again at the end"
          + " with fresh seeds, and that is what counts. A range is where a score lies with a confidence of 95 %%, by pairs. The same seed finds the same"
          + " decks, whatever the number of threads, unless the player thinks by the clock. Ctrl+C tells what there is so far;"
          + " with --into, the same command goes on from there."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {"", FurtherGames.BEFORE})
final class LabSearchCommand implements Runnable {
  private static final int FIELD = 1;

  private final Console console;

  @Mixin private LabGame lab = new LabGame();

  @Option(names = "--format", paramLabel = "FORMAT", description = "how the game is played")
  private Optional<String> format = Optional.empty();

  @Option(
      names = "--deck",
      paramLabel = "DECK",
      description =
          "a deck to begin with: a ready-made one, CARD,CARD,…, or a deck file; give it once for each deck. The ready-made decks of the format"
              + " when not given")
  private List<String> given = new ArrayList<>();

  @Option(
      names = "--against",
      paramLabel = "DECK",
      description =
          "a deck that all play against; give it once for each deck. All ready-made decks of the format when not given")
  private List<String> against = new ArrayList<>();

  @Mixin private OnePlayer player = new OnePlayer();

  @Option(
      names = "--generations",
      paramLabel = "N",
      description = "how often new decks are made; ${DEFAULT-VALUE} when not given")
  private int generations = 20;

  @Option(
      names = "--population",
      paramLabel = "N",
      description = "how many decks there are at a time; ${DEFAULT-VALUE} when not given")
  private int population = 16;

  @Option(
      names = "--pairs",
      paramLabel = "N",
      description =
          "how many pairs of games a deck plays in each generation against each deck of the field; ${DEFAULT-VALUE} when not given")
  private int pairs = 1;

  @Option(
      names = "--best",
      paramLabel = "N",
      description = "how many of the best decks are told; ${DEFAULT-VALUE} when not given")
  private int best = 5;

  @Option(
      names = "--check",
      paramLabel = "N",
      description =
          "how many pairs of games each of them plays at the end against each deck of the field, with fresh seeds; ${DEFAULT-VALUE} when not given")
  private int check = 20;

  @Option(
      names = "--map",
      paramLabel = "A,B",
      description =
          "look for the best deck of each cell of a map whose rows differ by A and columns by B: different (how many different cards), commonest (the"
              + " share of the commonest kind), a figure of the cards such as cost (its mean), or a kind of card (its share)")
  private Optional<String> map = Optional.empty();

  @Option(
      names = "--cells",
      paramLabel = "N",
      description =
          "how many rows and how many columns the map has; ${DEFAULT-VALUE} when not given")
  private int cells = 6;

  @Mixin private DeckFolder folder = new DeckFolder();
  @Mixin private LabFolder into = new LabFolder();

  @Mixin private LabOutput output = new LabOutput();

  LabSearchCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    LabGame.Loaded loaded = lab.load();
    Game chosen = loaded.game();
    Format played = Formats.orUsual(chosen, format);
    SearchEffort effort = new SearchEffort(generations, population, pairs, best, check);
    List<Deck> start = decks(chosen, played, given, 0);
    if (given.isEmpty() && start.size() > population) {
      start = start.subList(0, population);
    }
    into.check();
    output.check();
    DeckSearch search =
        new DeckSearch(
            chosen,
            played,
            start,
            field(chosen, played),
            player.name(),
            effort,
            map.map(this::map),
            lab.seed(),
            lab.threads());
    folder.check();
    boolean repeats = player.repeats();
    try (LabFolder.Kept kept = into.open(loaded.source(), search)) {
      output.tell(
          console,
          search.games(),
          soFar -> search.run(kept.folder(), soFar),
          SearchReport::games,
          report -> new SearchText(search, report, repeats),
          text -> new SearchPage(text).page(),
          text ->
              folder.write(text.report().best().stream().map(SearchReport.Found::deck).toList()));
    }
  }

  private List<Deck> field(Game chosen, Format played) {
    List<Deck> field = decks(chosen, played, against, FIELD);
    if (field.isEmpty()) {
      throw new Refused(
          "there is no ready-made deck of "
              + played.name()
              + " to play against; name one with --against");
    }
    return field;
  }

  private List<Deck> decks(Game chosen, Format played, List<String> names, int use) {
    if (names.isEmpty()) {
      return chosen.decks(played).stream().map(Deck::main).toList();
    }
    List<Deck> decks = new ArrayList<>();
    for (String name : names) {
      decks.add(
          DeckList.of(chosen, name, played, LabDecks.chance(lab.seed(), decks.size(), use)).main());
    }
    Formats.admitting(chosen, Optional.of(played.name()), decks);
    return decks;
  }

  private DeckSearch.MapWanted map(String words) {
    List<String> parts = List.of(words.split(",", -1));
    if (parts.size() != 2) {
      throw new Refused("a map has two sides, such as --map cost,different, not '" + words + "'");
    }
    return new DeckSearch.MapWanted(parts.getFirst(), parts.getLast(), cells);
  }
}
