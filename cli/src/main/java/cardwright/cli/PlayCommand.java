package cardwright.cli;

import cardwright.catalog.Names;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Play;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.lab.Seeds;
import cardwright.players.Player;
import cardwright.players.Players;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
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
final class PlayCommand implements Runnable {
  private static final int SHUFFLE = 0;
  private static final int DECK_A = 1;
  private static final int DECK_B = 2;
  private static final int COMPUTER = 3;
  private static final String HUMAN = "human";
  private static final int MOST_SEED = 1_000_000;

  private final Desk desk;

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
      description = "random, greedy or human; ${DEFAULT-VALUE} when not given")
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
      names = "--seed",
      paramLabel = "N",
      description = "any whole number: the same one plays the same game")
  private Optional<Long> seed = Optional.empty();

  @Option(
      names = "--record",
      paramLabel = "FILE",
      description =
          "write the play to a file at its end, for 'cardwright replay'; a file of that name is"
              + " overwritten")
  private Optional<String> record = Optional.empty();

  @Mixin private OwnCards ownCards = new OwnCards();

  PlayCommand(Desk desk) {
    this.desk = desk;
  }

  @Override
  public void run() {
    Game chosen = ownCards.game(game);
    long number = seed.orElseGet(() -> ThreadLocalRandom.current().nextLong(1, MOST_SEED));
    Map<Seat, Player> computers = computers(chosen, number);
    Deck ofA = deck(chosen, deck, number, DECK_A);
    Deck ofB = deck(chosen, opponentDeck, number, DECK_B);
    Format played = Formats.admitting(chosen, format, List.of(ofA, ofB));
    record.ifPresent(TextFile::checkWritable);
    PlayLog log = new PlayLog();
    Play play = new Play(chosen, ofA, ofB, chance(number, SHUFFLE), log);

    try (Screen screen = desk.screen().get()) {
      Session session = new Session(chosen, play, log, screen, computers, names(computers));
      boolean seen = chosen.revealsDecks() || !computers.isEmpty();
      session.welcome(
          List.of(
              chosen.title() + ", " + played.name(),
              "seed " + number + ": the same seed plays the same game",
              "A plays " + (seen ? words(ofA) : name(ofA)),
              "B plays " + (chosen.revealsDecks() ? words(ofB) : name(ofB)),
              Typed.HINT));
      session.run();
      record.ifPresent(file -> {
        TextFile.write(file, play.record().write());
        screen.print("the play is recorded in " + file);
      });
    }
  }

  private Map<Seat, Player> computers(Game chosen, long number) {
    Map<Seat, Player> computers = new EnumMap<>(Seat.class);
    String name = opponent();
    if (!name.equals(HUMAN)) {
      if (!Players.names().contains(name)) {
        throw new Refused(
            "--against has to be human or one of "
                + String.join(", ", Players.names())
                + ", not "
                + Names.quoted(against));
      }
      computers.put(Seat.B, Players.named(name, chosen, Seeds.derive(number, 0, COMPUTER)));
    }
    return computers;
  }

  private String opponent() {
    return against.strip().toLowerCase(Locale.ROOT);
  }

  private Map<Seat, String> names(Map<Seat, Player> computers) {
    return computers.isEmpty()
        ? Map.of(Seat.A, "player A", Seat.B, "player B")
        : Map.of(Seat.A, "you", Seat.B, opponent());
  }

  private Deck deck(Game chosen, Optional<String> given, long number, int use) {
    Chance chance = chance(number, use);
    if (given.isPresent()) {
      return DeckList.of(chosen, given.get(), Formats.orUsual(chosen, format), chance);
    }
    List<Deck> ready =
        chosen.decks().stream()
            .filter(each -> format.isEmpty() || legal(chosen, each, format.get()))
            .toList();
    return ready.isEmpty()
        ? chosen.randomDeck(Formats.orUsual(chosen, format), chance)
        : ready.get(chance.roll(ready.size()));
  }

  private static boolean legal(Game chosen, Deck deck, String format) {
    return chosen.objections(deck, Formats.named(chosen, format)).isEmpty();
  }

  private static Chance chance(long number, int use) {
    return Chance.seeded(Seeds.derive(number, 0, use));
  }

  private static String name(Deck deck) {
    return deck.name().isEmpty() ? "a deck without a name" : deck.name();
  }

  private static String words(Deck deck) {
    String cards = DeckList.cards(deck);
    return deck.name().isEmpty() ? cards : deck.name() + ": " + cards;
  }
}
