package cardwright.cli.table;

import cardwright.catalog.Names;
import cardwright.cli.console.Console;
import cardwright.cli.console.Messages;
import cardwright.cli.console.Screen;
import cardwright.cli.console.TextFile;
import cardwright.cli.console.Version;
import cardwright.cli.options.DeckList;
import cardwright.cli.options.ExternalPrograms;
import cardwright.cli.options.Formats;
import cardwright.cli.options.FurtherGames;
import cardwright.cli.options.OwnCards;
import cardwright.cli.options.ReadLanguage;
import cardwright.cli.options.Thinking;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Opening;
import cardwright.engine.Play;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.lab.games.Seeds;
import cardwright.match.Match;
import cardwright.players.DeclaredDeck;
import cardwright.players.ExternalPlayers;
import cardwright.players.Forfeit;
import cardwright.players.Player;
import cardwright.players.PlayerOptions;
import cardwright.players.Players;
import cardwright.record.PlayRecord;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Plays a game at the terminal, or with moves from a stream.
@Command(
    name = "play",
    description = {
      "Plays a game against the computer or another person.",
      "You are player A; chance settles who begins. Type the number of a move, its words or a"
          + " beginning of them; 'help' says what else can be typed. Moves may also come from a"
          + " file or another program, one a line; '#' begins a comment."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
public final class PlayCommand implements Runnable {
  private static final int SHUFFLE = 0;
  private static final int DECK_A = 1;
  private static final int DECK_B = 2;
  private static final int COMPUTER = 3;
  private static final String HUMAN = "human";
  private static final int MOST_SEED = 1_000_000;
  private static final int FEW_CARDS = 12;

  private final Console console;

  @Parameters(paramLabel = "GAME", description = "the game")
  private String game = "";

  @Option(
      names = "--deck",
      paramLabel = "DECK",
      description =
          "your deck: a ready-made one, CARD,CARD,…, a deck file or random; the seed picks a"
              + " ready-made one when not given")
  private Optional<String> deck = Optional.empty();

  @Option(
      names = "--against",
      paramLabel = "PLAYER",
      description =
          "beginner, easy, normal, hard or expert; random, greedy, search or search:BUDGET such as"
              + " search:2000 or search:500ms, and so flat and alphabeta, which others are compared with;"
              + " human; or exec:COMMAND, a program that plays as"
              + " docs/bots.md tells; ${DEFAULT-VALUE} when not given")
  private String against = "greedy";

  @Option(
      names = "--opponent-deck",
      paramLabel = "DECK",
      description = "the other deck, in the same way")
  private Optional<String> opponentDeck = Optional.empty();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "how the game is played; the first that admits both decks when not given")
  private Optional<String> format = Optional.empty();

  @Option(
      names = "--option",
      paramLabel = "OPTION",
      description =
          "what you agree on beyond the format; 'cardwright decks GAME' lists what there is; may"
              + " be given several times")
  private List<String> options = List.of();

  @Option(
      names = "--match",
      paramLabel = "MATCH",
      description = "bo1, one game, or bo3, the best of three; ${DEFAULT-VALUE} when not given")
  private String match = "bo1";

  @Option(
      names = "--auto",
      paramLabel = "HOW",
      description =
          "when you pass without being asked: off, forced (you can do nothing else) or quiet"
              + " (nothing new can be done); ${DEFAULT-VALUE} when not given")
  private String auto = "forced";

  @Option(
      names = "--stop",
      paramLabel = "PHASE",
      description =
          "a phase in which you are asked in any case, such as fight, or 'fight theirs'; may be"
              + " given several times")
  private List<String> stops = List.of();

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "any whole number: the same one plays the same game")
  private Optional<Long> seed = Optional.empty();

  @Option(
      names = "--record",
      paramLabel = "FILE",
      description =
          "write the play or the match to a file at its end, for 'cardwright replay'; a file of"
              + " that name is overwritten")
  private Optional<String> record = Optional.empty();

  @Option(
      names = "--strict",
      description =
          "end at the first line of a stream that cannot be followed; otherwise it is told and the"
              + " next one is read")
  private boolean strict;

  @Option(
      names = "--text",
      description =
          "show the text of the cards in your hand; 'text' at the table turns that on and off")
  private boolean text;

  @Mixin private ReadLanguage language = new ReadLanguage();
  @Mixin private OwnCards ownCards = new OwnCards();
  @Mixin private ExternalPrograms externalPrograms = new ExternalPrograms();
  @Mixin private Thinking thinking = new Thinking();

  @Mixin private FurtherGames further = new FurtherGames();

  /// The command, which reads and writes at a console.
  public PlayCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    Game chosen = ownCards.game(further.catalog(), game);
    long number = seed.orElseGet(() -> ThreadLocalRandom.current().nextLong(1, MOST_SEED));
    Seating seating = seating(chosen, number);
    int games = games();
    AutoPasses autoPasses = new AutoPasses(AutoPasses.mode(auto), stops);
    List<String> agreed = Agreed.of(chosen, options);
    Picked picked = pick(chosen, number);
    record.ifPresent(TextFile::checkWritable);
    Chance chance = chance(number, SHUFFLE);
    List<String> welcome = welcome(chosen, picked, agreed, number, seating);
    if (games == 1) {
      Opening opening = Opening.of(picked.format().name(), picked.ofA(), picked.ofB());
      playOne(chosen, opening.agreed(agreed), chance, seating, autoPasses, welcome);
    } else {
      Match played =
          new Match(chosen, picked.format(), games, picked.ofA(), picked.ofB(), agreed, chance);
      playMatch(chosen, played, seating, autoPasses, welcome);
    }
  }

  /// The decks to play with, and the format that admits them.
  private record Picked(Deck ofA, Deck ofB, Format format) {}

  private void playOne(
      Game chosen,
      Opening opening,
      Chance chance,
      Seating seating,
      AutoPasses autoPasses,
      List<String> welcome) {
    PlayLog log = new PlayLog(language.locale());
    Waiting waiting = new Waiting(seating, autoPasses, log);
    try (ExternalPlayers externalPlayers = seating.externalPlayers()) {
      externalPlayers.begin(chosen, opening);
      Play play = new Play(chosen, opening, chance, externalPlayers.after(log), waiting);
      try (Screen screen = console.screen().open(strict)) {
        Session session = new Session(chosen, play, log, screen, seating, autoPasses);
        session.welcome(welcome);
        session.showTexts(text);
        runTo(
            session::run, () -> write(screen, "recorded.play", () -> PlayRecord.of(play).write()));
      }
    }
  }

  private void playMatch(
      Game chosen, Match played, Seating seating, AutoPasses autoPasses, List<String> welcome) {
    try (Screen screen = console.screen().open(strict)) {
      MatchSession session =
          new MatchSession(chosen, played, screen, seating, autoPasses, text, language.locale());
      runTo(
          () -> session.run(welcome),
          () -> write(screen, "recorded.match", () -> played.record().write()));
    }
  }

  /// A game that a program has forfeited is recorded as far as it came.
  private static void runTo(Runnable session, Runnable record) {
    try {
      session.run();
    } catch (Forfeit forfeit) {
      record.run();
      throw forfeit;
    }
    record.run();
  }

  /// @param recorded the sentence that tells where it is recorded
  private void write(Screen screen, String recorded, Supplier<String> text) {
    record.ifPresent(file -> {
      TextFile.write(file, noted(text.get()));
      screen.print(told(Messages.of(recorded, Message.word(file))));
    });
  }

  /// A record that says, where it is so, that its seed does not play it again.
  private String noted(String text) {
    boolean computer = !ExternalPrograms.meant(against) && !opponent().equals(HUMAN);
    if (!computer || Players.repeats(opponent(), thinking.limits())) {
      return text;
    }
    return text.replaceFirst(
        "\n",
        "\n# the computer thought by the clock or with several threads: the same seed may play another"
            + " game\n");
  }

  private List<String> welcome(
      Game chosen, Picked picked, List<String> agreed, long number, Seating seating) {
    boolean seen = chosen.revealsDecks() || !seating.shared();
    Message title =
        Messages.of(
            "welcome.game",
            Message.word(chosen.title()),
            Message.word(picked.format().name()),
            Message.flag(games() > 1),
            Message.flag(!agreed.isEmpty()),
            Message.word(String.join(", ", agreed)));
    return List.of(
        told(title),
        told(seed(Message.word(String.valueOf(number)))),
        plays(Seat.A, picked.ofA(), seen),
        plays(Seat.B, picked.ofB(), chosen.revealsDecks()),
        told(MoveInput.hint()));
  }

  private String told(Message message) {
    return message.words(null, language.locale());
  }

  private String plays(Seat seat, Deck deck, boolean seen) {
    return told(
        Messages.of(
            "welcome.deck", Message.player(seat), Message.word(seen ? words(deck) : name(deck))));
  }

  /// What the seed says about the game.
  private Message seed(Message.Argument number) {
    if (ExternalPrograms.meant(against)) {
      return Messages.of("welcome.seed-deals", number);
    }
    boolean repeats = opponent().equals(HUMAN) || Players.repeats(opponent(), thinking.limits());
    return repeats
        ? Messages.of("welcome.seed-plays", number)
        : Messages.of("welcome.seed-by-the-clock", number);
  }

  private int games() {
    return switch (Names.find("match", match, List.of("bo1", "bo3"))) {
      case "bo3" -> 3;
      default -> 1;
    };
  }

  private Seating seating(Game chosen, long number) {
    PlayerOptions playerOptions =
        thinking.playerOptions(
            chosen, format, why -> console.err().println(why.words(null, language.locale())));
    Map<Seat, PlayerOptions> hints =
        Map.of(Seat.A, known(chosen, opponentDeck), Seat.B, known(chosen, deck));
    if (ExternalPrograms.meant(against)) {
      String program = against.strip();
      return new Seating(
          Map.of(Seat.B, externalPrograms.player(program)),
          Seating.youAnd(program, language.locale()),
          hints);
    }
    String name = opponent();
    if (name.equals(HUMAN)) {
      return new Seating(Map.of(), Seating.twoPeople(language.locale()), hints);
    }
    if (!Players.knows(name)) {
      throw new Refused(
          "--against has to be human or one of "
              + String.join(", ", Players.names())
              + ", not "
              + Names.quoted(against));
    }
    Player computer = Players.named(name, chosen, Seeds.derive(number, 0, COMPUTER), playerOptions);
    return new Seating(Map.of(Seat.B, computer), Seating.youAnd(name, language.locale()), hints);
  }

  /// Who named the other's deck knows it.
  private PlayerOptions known(Game chosen, Optional<String> otherDeck) {
    Optional<DeclaredDeck> declared =
        otherDeck
            .filter(name -> !chosen.revealsDecks() && !DeckList.isRandom(name))
            .map(name -> Thinking.declared(chosen, name, "--opponent-deck", format))
            .map(known -> new DeclaredDeck(known, why -> {}));
    return new PlayerOptions(declared, thinking.threads());
  }

  private String opponent() {
    return against.strip().toLowerCase(Locale.ROOT);
  }

  private Picked pick(Game chosen, long number) {
    Optional<Deck> givenA = given(chosen, deck, chance(number, DECK_A));
    Optional<Deck> givenB = given(chosen, opponentDeck, chance(number, DECK_B));
    List<Deck> given = Stream.concat(givenA.stream(), givenB.stream()).toList();
    Optional<Format> settled = Formats.settled(chosen, format, given);
    Deck ofA = givenA.orElseGet(() -> other(chosen, deck, settled, chance(number, DECK_A)));
    Deck ofB = givenB.orElseGet(() -> other(chosen, opponentDeck, settled, chance(number, DECK_B)));
    Optional<String> named = format.or(() -> settled.map(Format::name));
    return new Picked(ofA, ofB, Formats.admitting(chosen, named, List.of(ofA, ofB)));
  }

  /// The deck that a person named; a random one needs the format first.
  private Optional<Deck> given(Game chosen, Optional<String> name, Chance chance) {
    Format usual = Formats.orUsual(chosen, format);
    return name.filter(each -> !DeckList.isRandom(each))
        .map(each -> DeckList.of(chosen, each, usual, chance));
  }

  private static Deck other(
      Game chosen, Optional<String> name, Optional<Format> format, Chance chance) {
    return name.isPresent()
        ? chosen.randomDeck(format.orElseGet(() -> chosen.formats().getFirst()), chance)
        : ready(chosen, format, chance);
  }

  private static Deck ready(Game chosen, Optional<Format> format, Chance chance) {
    List<Deck> ready = format.map(chosen::decks).orElseGet(chosen::decks);
    return ready.isEmpty()
        ? chosen.randomDeck(format.orElseGet(() -> chosen.formats().getFirst()), chance)
        : ready.get(chance.roll(ready.size()));
  }

  private static Chance chance(long number, int use) {
    return new SeededChance(Seeds.derive(number, 0, use));
  }

  private String name(Deck deck) {
    return deck.name().isEmpty() ? told(Messages.of("deck.unnamed")) : deck.name();
  }

  /// The name of a deck and its cards, or what it is about when they would fill the screen.
  private String words(Deck deck) {
    if (deck.cards().size() > FEW_CARDS && !deck.name().isEmpty()) {
      Message cards = Messages.of("deck.many", Message.number(deck.cards().size()));
      return deck.name() + ": " + (deck.plan().isEmpty() ? told(cards) : deck.plan());
    }
    String cards = String.join("; ", DeckList.parts(deck, language.locale()));
    return deck.name().isEmpty() ? cards : deck.name() + ": " + cards;
  }
}
