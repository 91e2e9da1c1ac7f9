package cardwright.cli.lab;

import cardwright.cli.console.Console;
import cardwright.cli.console.Version;
import cardwright.cli.options.FurtherGames;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.lab.search.DeckMeta;
import cardwright.lab.search.MetaEffort;
import cardwright.lab.search.MetaReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Looks for a mix of decks that no deck has an edge over.
@Command(
    name = "meta",
    description = {
      "Looks for a mix of decks of a format that no deck has an edge over, with the same computer player on both sides: it lets some decks play each other,"
          + " looks for the best answer to their mix, adds it to them, and so on until no answer is found that gains more than is tolerated. Where all"
          + " decks of the format can be listed, all are compared for each best answer; elsewhere best answers are evolved, as by 'lab search'.",
      "Games are played in pairs with the seats exchanged. A range is where a score lies with a confidence of 95 %%, by pairs. The same seed gives the same"
          + " report, whatever the number of threads, unless the player thinks by the clock. Ctrl+C tells what there is so far;"
          + " with --into, the same command goes on from there."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {"", FurtherGames.BEFORE})
final class LabMetaCommand implements Runnable {
  private final Console console;

  @Mixin private LabGame lab = new LabGame();

  @Mixin private LabDecks decks = new LabDecks();

  @Mixin private OnePlayer player = new OnePlayer();

  @Option(
      names = "--pairs",
      paramLabel = "N",
      description =
          "how many pairs of games two decks of the matrix play; ${DEFAULT-VALUE} when not given")
  private int pairs = 50;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description =
          "how many best answers come to the decks, at most; ${DEFAULT-VALUE} when not given")
  private int rounds = 5;

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "how many games look for each best answer; ten for each deck where all are compared and 5,000 elsewhere when not given")
  private long games;

  @Option(
      names = "--check",
      paramLabel = "N",
      description =
          "how many pairs of games each best answer plays against the mix with fresh seeds; ${DEFAULT-VALUE} when not given")
  private int check = 200;

  @Option(
      names = "--tolerance",
      paramLabel = "PERCENT",
      description =
          "what a best answer may score beyond 50 %% for certain without coming to the decks; ${DEFAULT-VALUE} when not given")
  private double tolerance = 1;

  @Mixin private DeckFolder folder = new DeckFolder();
  @Mixin private LabFolder into = new LabFolder();

  @Mixin private LabOutput output = new LabOutput();

  LabMetaCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    LabGame.Loaded loaded = lab.load();
    Game chosen = loaded.game();
    Format played = decks.format(chosen);
    MetaEffort effort = new MetaEffort(pairs, rounds, games, check, tolerance / 100);
    into.check();
    output.check();
    DeckMeta meta =
        new DeckMeta(
            chosen,
            played,
            decks.decks(chosen, played, lab.seed()),
            player.name(),
            effort,
            lab.seed(),
            lab.threads());
    long all = meta.games();
    folder.check();
    boolean repeats = player.repeats();
    try (LabFolder.Kept kept = into.open(loaded.source(), meta)) {
      output.tell(
          console,
          all,
          soFar -> meta.run(kept.folder(), soFar),
          MetaReport::games,
          report -> new MetaText(meta, report, repeats),
          text -> new MetaPage(text).page(),
          text ->
              folder.write(text.report().answers().stream().map(MetaReport.Answer::deck).toList()));
    }
  }
}
