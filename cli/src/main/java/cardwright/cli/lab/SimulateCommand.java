package cardwright.cli.lab;

import cardwright.cli.console.Console;
import cardwright.cli.console.Count;
import cardwright.cli.console.Interruption;
import cardwright.cli.console.ProgressBar;
import cardwright.cli.console.Version;
import cardwright.cli.options.CardwrightCommand;
import cardwright.cli.options.DeckList;
import cardwright.cli.options.ExternalPrograms;
import cardwright.cli.options.Formats;
import cardwright.cli.options.FurtherGames;
import cardwright.cli.options.ManyGames;
import cardwright.cli.options.OwnCards;
import cardwright.cli.options.Thinking;
import cardwright.cli.options.ThinkingTime;
import cardwright.cli.options.ValueFile;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.SeededChance;
import cardwright.lab.games.DecisionTimes;
import cardwright.lab.games.Decks;
import cardwright.lab.games.Encounter;
import cardwright.lab.games.EncounterSum;
import cardwright.lab.games.Entrant;
import cardwright.lab.games.Experiment;
import cardwright.lab.games.Seeds;
import cardwright.lab.games.SequentialTest;
import cardwright.lab.statistics.PairScores;
import cardwright.players.DeclaredDeck;
import cardwright.players.PlayerOptions;
import cardwright.players.Players;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Lets computer players play many games against each other.
@Command(
    name = "simulate",
    description = {
      "Lets two computer players play many games and reports who won how often.",
      "Games are played in pairs with the seats exchanged. The same seed gives the same report,"
          + " whatever the number of threads, unless players think by the clock or with several"
          + " threads each. How long it took is told on standard error."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {"", FurtherGames.BEFORE})
public final class SimulateCommand implements Callable<Integer> {
  private static final String READY = "ready";

  private final Console console;

  @Parameters(paramLabel = "GAME", description = "the game")
  private String game = "";

  @Option(names = "--games", required = true, paramLabel = "N", description = "how many games")
  private int games;

  @Option(
      names = "--a",
      paramLabel = "PLAYER",
      description = "one player, or exec:COMMAND, a program; ${DEFAULT-VALUE} when not given")
  private String a = "greedy";

  @Option(
      names = "--b",
      paramLabel = "PLAYER",
      description = "the other player; ${DEFAULT-VALUE} when not given")
  private String b = "random";

  @Option(
      names = "--deck-a",
      paramLabel = "DECK",
      description = {
        "a's deck in all games: a ready-made one, CARD,CARD,…, or a deck file;",
        "ready or random for another ready-made or random one in each pair of games"
      })
  private Optional<String> deckA = Optional.empty();

  @Option(
      names = "--deck-b",
      paramLabel = "DECK",
      description =
          "b's deck; where no deck is given, both play a ready-made one, another in each pair of"
              + " games, or random ones where the format has fewer than two")
  private Optional<String> deckB = Optional.empty();

  @Option(
      names = "--expect-a",
      paramLabel = "DECK",
      description =
          "the deck list that a is told b plays; ready-made decks are supposed if not given")
  private Optional<String> expectA = Optional.empty();

  @Option(
      names = "--expect-b",
      paramLabel = "DECK",
      description = "the deck list that b is told a plays")
  private Optional<String> expectB = Optional.empty();

  @Option(
      names = "--value-a",
      paramLabel = "FILE",
      description =
          "a goes by the value that lab train wrote to that file, and not by the game's own; a program is told these values of the positions that it looks at")
  private Optional<String> valueA = Optional.empty();

  @Option(names = "--value-b", paramLabel = "FILE", description = "b goes by that value")
  private Optional<String> valueB = Optional.empty();

  @Option(names = "--format", paramLabel = "FORMAT", description = "how the game is played")
  private Optional<String> format = Optional.empty();

  @Mixin private ManyGames many = new ManyGames();

  @Option(
      names = "--thinking-threads",
      paramLabel = "N",
      description =
          "how many threads think about one decision in each of the games that are played at a time;"
              + " ${DEFAULT-VALUE} when not given")
  private int thinkingThreads = 1;

  @Option(
      names = "--sprt",
      paramLabel = "LOW,HIGH",
      description =
          "stop as soon as the games choose between two scores of a, such as 0.50,0.60: a sequential"
              + " probability ratio test with errors of 5 %%; --games is then the most that are played")
  private Optional<String> sprt = Optional.empty();

  @Option(names = "--json", description = "print data for programs")
  private boolean json;

  /// What contradicts declared decks, each said once.
  private final Set<String> told = new ConcurrentSkipListSet<>();

  private final DecisionTimes timesOfA = new DecisionTimes();
  private final DecisionTimes timesOfB = new DecisionTimes();

  @Mixin private OwnCards ownCards = new OwnCards();
  @Mixin private ExternalPrograms externalPrograms = new ExternalPrograms();
  @Mixin private ThinkingTime time = new ThinkingTime();

  @Spec private CommandSpec spec = CommandSpec.create();

  /// The command, which reads and writes at a console.
  public SimulateCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Optional<SequentialTest> test = sprt.map(SequentialTest::read);
    Game chosen = ownCards.game(CardwrightCommand.catalog(spec), game);
    PlayerOptions playerOptions = PlayerOptions.threads(thinkingThreads).within(time.millis());
    Optional<Deck> ofA = deck(chosen, deckA, 0);
    Optional<Deck> ofB = deck(chosen, deckB, 1);
    List<Deck> given = Stream.concat(ofA.stream(), ofB.stream()).toList();
    Optional<Format> settled = Formats.settled(chosen, format, given);
    Format played = Formats.admitting(chosen, format.or(() -> settled.map(Format::name)), given);
    Entrant first = entrant(a, chosen, valueA, expectA, "--expect-a", timesOfA);
    Entrant second = entrant(b, chosen, valueB, expectB, "--expect-b", timesOfB);
    Experiment experiment =
        new Experiment(
            chosen,
            first,
            second,
            new Decks(played, ofA, ofB, pool(chosen, played)),
            games,
            many.seed(),
            many.threads());

    ProgressBar bar = new ProgressBar(console, games);
    boolean repeats = repeats(a, playerOptions) && repeats(b, playerOptions);
    AtomicReference<EncounterSum> latest =
        new AtomicReference<>(new EncounterSum(first.name(), second.name()));
    Encounter over;
    try (Interruption _ =
        Interruption.of(() ->
            cutShort(experiment, Objects.requireNonNull(latest.get()).encounter(), bar, repeats))) {
      Experiment.Progress progress =
          soFar -> {
            latest.set(soFar);
            bar.show((int) soFar.games());
          };
      over =
          test.map(each -> experiment.run(each, progress))
              .orElseGet(() -> experiment.run(progress));
    }
    bar.end();
    new ReportText(experiment, over, repeats).print(console.out(), json);
    test.ifPresent(each -> console.err().println(verdict(each, over.scores())));
    console.err().println(speed(bar.seconds(), over.games()));
    tellTimes("a", a, timesOfA);
    tellTimes("b", b, timesOfB);
    told.forEach(console.err()::println);
    return externalPrograms.tell(console.err());
  }

  /// Prints the report on the games that are over.
  private void cutShort(Experiment experiment, Encounter soFar, ProgressBar bar, boolean repeats) {
    bar.end();
    console.err().println("cut short after " + soFar.games() + " of " + Count.of(games, "game"));
    new ReportText(experiment, soFar, repeats).print(console.out(), json);
  }

  /// Who takes part as a or b.
  ///
  /// @param value the file of the value by which it goes
  /// @param expected the deck list that it is told the other one plays, by the option of that name
  private Entrant entrant(
      String name,
      Game chosen,
      Optional<String> value,
      Optional<String> expected,
      String option,
      DecisionTimes times) {
    Optional<Deck> declared = expected.map(deck -> Thinking.declared(chosen, deck, option, format));
    Optional<Game> valued = value.map(file -> ValueFile.valued(chosen, file));
    String title = value.map(file -> name.strip() + " by " + file).orElse(name);
    if (ExternalPrograms.meant(name)) {
      return externalPrograms.entrant(name, title, valued);
    }
    Entrant own = Entrant.named(name, chosen, () -> playerOptions(declared));
    Entrant entrant =
        valued.map(by -> new Entrant(title, (_, seed) -> own.chair().seat(by, seed))).orElse(own);
    return thinkingThreads == 1 ? times.timed(entrant) : entrant;
  }

  private PlayerOptions playerOptions(Optional<Deck> declared) {
    return new PlayerOptions(
        declared.map(deck -> new DeclaredDeck(deck, why -> told.add(why.words()))),
        thinkingThreads,
        time.millis());
  }

  /// Whether the same seed makes a player move alike; what a program does is its own affair.
  private static boolean repeats(String player, PlayerOptions playerOptions) {
    return ExternalPrograms.meant(player) || Players.repeats(player, playerOptions);
  }

  /// The ready-made decks that are played with where none is given; none when random ones are wanted.
  private List<Deck> pool(Game chosen, Format played) {
    boolean random = Stream.of(deckA, deckB).flatMap(Optional::stream).anyMatch(DeckList::isRandom);
    List<Deck> ready = chosen.decks(played);
    return random || ready.size() < 2 ? List.of() : ready;
  }

  private Optional<Deck> deck(Game chosen, Optional<String> given, int use) {
    Format usual = Formats.orUsual(chosen, format);
    return given
        .filter(name -> !DeckList.isRandom(name) && !name.strip().equalsIgnoreCase(READY))
        .map(name ->
            DeckList.of(chosen, name, usual, new SeededChance(Seeds.derive(many.seed(), -1, use))));
  }

  /// What the decisions of a player have cost, where they were timed: programs decide elsewhere, and several threads at once.
  private void tellTimes(String side, String player, DecisionTimes times) {
    if (times.count() > 0) {
      console
          .err()
          .printf(
              Locale.ROOT,
              "CPU time a decision of %s, %s: %.2f ms, at the median %.2f, at the 99th percentile %.2f%n",
              side,
              player,
              times.mean(),
              times.within(0.5),
              times.within(0.99));
    }
  }

  private static String verdict(SequentialTest test, PairScores pairs) {
    return switch (test.of(pairs)) {
      case OPEN -> "the games do not choose between %s and %s".formatted(test.low(), test.high());
      case LOW -> "a scores %s or less, rather than %s".formatted(test.low(), test.high());
      case HIGH -> "a scores %s or more, rather than %s".formatted(test.high(), test.low());
    };
  }

  private String speed(double seconds, long played) {
    return String.format(
        Locale.ROOT,
        "%s in %.1f s on %s: %.0f games a second",
        Count.of(played, "game"),
        seconds,
        Count.of(many.threads(), "thread"),
        played / Math.max(seconds, 1e-9));
  }
}
