package cardwright.cli.lab;

import cardwright.bots.Json;
import cardwright.cli.console.Console;
import cardwright.cli.console.Count;
import cardwright.cli.console.Interruption;
import cardwright.cli.console.ProgressBar;
import cardwright.cli.console.TextFile;
import cardwright.cli.console.Version;
import cardwright.cli.options.FurtherGames;
import cardwright.encoding.Layout;
import cardwright.encoding.MoveFeatures;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.lab.selfplay.SelfPlayData;
import cardwright.lab.selfplay.SelfPlayFolder;
import cardwright.lab.shard.ProgramVersion;
import cardwright.players.PlayerOptions;
import cardwright.players.Players;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Writes games of a player against itself as numbers.
@Command(
    name = "selfplay",
    description = {
      "Writes the decisions of many games of a computer player against itself as numbers, for programs that learn: what the seat that decides sees, its"
          + " moves, which one it made, and who won in the end. Each column is a file that NumPy reads; meta.json says what stands where.",
      "Both decks of a game are drawn by chance from those that take part. The same seed gives the same files, whatever the number of threads, unless"
          + " the player thinks by the clock. Ctrl+C keeps the first games."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {"", FurtherGames.BEFORE})
final class LabSelfplayCommand implements Runnable {
  private static final String META = "meta.json";

  private final Console console;

  @Mixin private LabGame lab = new LabGame();

  @Mixin private LabDecks decks = new LabDecks();

  @Mixin private OnePlayer player = new OnePlayer();

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "how many games; ${DEFAULT-VALUE} when not given")
  private int games = 1_000;

  @Option(
      names = "--write",
      paramLabel = "FOLDER",
      required = true,
      description = "the folder for the files: a new one, or one that is empty")
  private Path write = Path.of("");

  LabSelfplayCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    Game chosen = lab.load().game();
    Format played = decks.format(chosen);
    SelfPlayData data =
        new SelfPlayData(
            chosen,
            played,
            decks.decks(chosen, played, lab.seed()),
            player.name(),
            games,
            lab.seed(),
            lab.threads());
    Layout layout = Layout.of(chosen);
    ProgressBar bar = new ProgressBar(console, games);
    try (SelfPlayFolder folder = new SelfPlayFolder(write, layout.length())) {
      try (Interruption _ = Interruption.of(() -> cutShort(data, layout, folder, bar))) {
        data.run(folder, layout, bar::show);
      }
      bar.end();
      finish(data, layout, folder);
    }
  }

  /// Keeps the games that are in the folder.
  private void cutShort(SelfPlayData data, Layout layout, SelfPlayFolder folder, ProgressBar bar) {
    bar.end();
    try {
      folder.close();
      console.err().println("cut short after " + folder.games() + " of " + Count.of(games, "game"));
      finish(data, layout, folder);
    } catch (Refused refused) {
      console.err().println("cut short: " + refused.getMessage());
    }
  }

  private void finish(SelfPlayData data, Layout layout, SelfPlayFolder folder) {
    folder.close();
    String meta = Json.page(meta(data, layout, folder));
    TextFile.write(write.resolve(META).toString(), meta + "\n");
    console
        .out()
        .println(
            Count.of(folder.positions(), "position")
                + " of "
                + Count.of(folder.games(), "game")
                + " in "
                + write);
  }

  /// What is in the folder, as data for programs.
  private SequencedMap<String, Object> meta(
      SelfPlayData data, Layout layout, SelfPlayFolder folder) {
    SequencedMap<String, Object> meta = new LinkedHashMap<>();
    meta.put("version", ProgramVersion.number());
    meta.put("command", command(data, folder.games()));
    meta.put("game", data.game().name());
    meta.put("format", data.format().name());
    meta.put("player", data.player());
    meta.put("seed", data.seed());
    meta.put("repeats", Players.repeats(data.player(), PlayerOptions.NONE));
    meta.put("decks", data.decks().stream().map(Deck::name).toList());
    meta.put("games", folder.games());
    meta.put("positions", folder.positions());
    meta.put("moves", folder.moves());
    meta.put("columns", folder.columns());
    meta.put("length", layout.length());
    meta.put("parts", layout.parts());
    meta.put("cards", Layout.titles(data.game()));
    meta.put("moveLength", MoveFeatures.LENGTH);
    meta.put("moveBuckets", MoveFeatures.BUCKETS);
    return meta;
  }

  /// The command that gives the same files, in as many threads as may be.
  ///
  /// @param over how many games are in them
  private String command(SelfPlayData data, int over) {
    return "./cardwright lab selfplay %s%s --format %s%s --player %s --games %d --seed %d --write \"%s\""
        .formatted(
            data.game().name(),
            lab.ownCards(),
            data.format().name(),
            decks.asGiven(),
            data.player(),
            over,
            data.seed(),
            write);
  }
}
