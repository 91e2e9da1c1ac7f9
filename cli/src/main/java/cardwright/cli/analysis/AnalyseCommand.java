package cardwright.cli.analysis;

import cardwright.cli.console.Console;
import cardwright.cli.console.Count;
import cardwright.cli.console.Interruption;
import cardwright.cli.console.Json;
import cardwright.cli.console.Messages;
import cardwright.cli.console.ProgressBar;
import cardwright.cli.console.TextFile;
import cardwright.cli.console.Version;
import cardwright.cli.options.FurtherGames;
import cardwright.cli.options.OwnCards;
import cardwright.cli.options.Thinking;
import cardwright.cli.table.RecordReplay;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.TextLimits;
import cardwright.engine.Viewer;
import cardwright.players.Budget;
import cardwright.players.DeclaredDeck;
import cardwright.players.JudgedMove;
import cardwright.players.PlayerOptions;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Thinks the record of a play over.
@Command(
    name = "analyse",
    description = {
      "Goes through a record and thinks each decision over, from what its seat could know.",
      "It prints the chance to win move by move, the biggest mistakes, and what was better."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
public final class AnalyseCommand implements Runnable {
  private final Console console;

  @Parameters(paramLabel = "FILE", description = "a record written by 'cardwright play --record'")
  private String file = "";

  @Option(
      names = "--budget",
      paramLabel = "BUDGET",
      description =
          "how much thought each decision is worth: iterations such as 500, or a time such as"
              + " 500ms, and then the lines may differ each time; ${DEFAULT-VALUE} when not given")
  private String budget = "100";

  @Option(
      names = "--in",
      paramLabel = "N",
      description = "which game of a match; ${DEFAULT-VALUE} when not given")
  private int play = 1;

  @Option(
      names = "--expect-a",
      paramLabel = "DECK",
      description =
          "the deck list that A is told B plays: a ready-made one, CARD,CARD,… or a deck file;"
              + " ready-made decks are supposed when not given")
  private Optional<String> expectA = Optional.empty();

  @Option(
      names = "--expect-b",
      paramLabel = "DECK",
      description = "the deck list that B is told A plays")
  private Optional<String> expectB = Optional.empty();

  @Option(
      names = "--thinking-threads",
      paramLabel = "N",
      description =
          "how many threads think about one decision; ${DEFAULT-VALUE} when not given, and then the"
              + " same iterations give the same lines")
  private int threads = 1;

  @Option(names = "--svg", paramLabel = "FILE", description = "write a line chart to this file")
  private Optional<String> svg = Optional.empty();

  @Option(names = "--json", description = "print data for programs")
  private boolean json;

  @Mixin private OwnCards ownCards = new OwnCards();

  @Mixin private FurtherGames further = new FurtherGames();

  /// The command, which reads and writes at a console.
  public AnalyseCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    Budget each = Budget.read(budget);
    PlayerOptions.threads(threads);
    RecordReplay replayed =
        RecordReplay.read(TextFile.read(file, TextLimits.RECORD), file, Viewer.SPECTATOR);
    int plays = replayed.plays().size();
    if (play < 1 || play > plays) {
      throw new Refused("--in has to be from 1 to " + plays + " for this record, not " + play);
    }
    svg.ifPresent(TextFile::checkWritable);
    Game game = ownCards.game(further.catalog(), replayed.game());
    Optional<String> format = Optional.of(replayed.plays().get(play - 1).opening().format());
    Map<Seat, PlayerOptions> playerOptions = new EnumMap<>(Seat.class);
    playerOptions.put(Seat.A, playerOptions(game, expectA, "--expect-a", format));
    playerOptions.put(Seat.B, playerOptions(game, expectB, "--expect-b", format));
    Analysis analysis = analysis(game, replayed, each, playerOptions);
    svg.ifPresent(name -> TextFile.write(name, ChartSvg.of(analysis, title(game, replayed))));
    print(analysis, replayed);
  }

  private void print(Analysis analysis, RecordReplay replayed) {
    if (json) {
      Json.print(console.out(), data(analysis, replayed));
    } else {
      AnalysisText.lines(analysis).forEach(console.out()::println);
    }
  }

  /// Prints what was thought of the decisions until now.
  private void cutShort(Analysis soFar, RecordReplay replayed, ProgressBar bar) {
    bar.end();
    console.err().println("cut short after " + Count.of(soFar.decisions().size(), "decision"));
    print(soFar, replayed);
  }

  private PlayerOptions playerOptions(
      Game game, Optional<String> deck, String option, Optional<String> format) {
    return new PlayerOptions(
        deck.map(name ->
            new DeclaredDeck(
                Thinking.declared(game, name, option, format), console.err()::println)),
        threads);
  }

  private Analysis analysis(
      Game game, RecordReplay replayed, Budget each, Map<Seat, PlayerOptions> playerOptions) {
    ProgressBar bar = new ProgressBar(console, 100);
    AtomicReference<Supplier<Analysis>> latest =
        new AtomicReference<>(() -> new Analysis(List.of(), ""));
    try (Interruption _ =
        Interruption.of(
            () -> cutShort(Objects.requireNonNull(latest.get()).get(), replayed, bar))) {
      return Analysis.of(
          game,
          replayed,
          play,
          each,
          playerOptions,
          (done, soFar) -> {
            latest.set(soFar);
            bar.show(done);
          });
    } catch (Refused refused) {
      throw new Refused(
          Messages.of("refusal.in-file", Message.word(file), Message.clause(refused.message())),
          refused);
    } finally {
      bar.end();
    }
  }

  private String title(Game game, RecordReplay replayed) {
    String which = replayed.match().isPresent() ? ", game " + play : "";
    return game.title() + which + ": chance of A to win";
  }

  private Map<String, Object> data(Analysis analysis, RecordReplay replayed) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", replayed.game());
    data.put("in", play);
    data.put("budget", budget);
    data.put("decisions", analysis.decisions().stream().map(AnalyseCommand::data).toList());
    data.put("worst", analysis.worst().stream().map(AnalyseCommand::data).toList());
    data.put("mistakesOfA", analysis.mistakes(Seat.A));
    data.put("mistakesOfB", analysis.mistakes(Seat.B));
    data.put("outcome", analysis.outcome());
    return data;
  }

  private static Map<String, Object> data(Analysis.Judged judged) {
    JudgedMove made = judged.made();
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("number", judged.number());
    data.put("seat", made.seat());
    data.put("move", made.move());
    data.put("chance", made.chance());
    data.put("known", made.known());
    data.put("best", made.best());
    data.put("bestChance", made.bestChance());
    data.put("proved", made.proved());
    data.put("chanceOfA", judged.chanceOfA());
    return data;
  }
}
