package cardwright.cli;

import cardwright.cli.console.Console;
import cardwright.cli.console.Count;
import cardwright.cli.console.Json;
import cardwright.cli.console.TextFile;
import cardwright.cli.console.Version;
import cardwright.cli.options.DeckList;
import cardwright.cli.options.Formats;
import cardwright.cli.options.FurtherGames;
import cardwright.cli.options.OwnCards;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.engine.TextLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Says whether a deck is legal.
@Command(
    name = "check",
    description = {
      "Says whether a deck is legal, or what speaks against it.",
      "The file may begin with '# NAME' and a line with the plan, and may name its format in a line"
          + " 'Format: NAME'. Then it has one card name a line, with a number before it or not, or"
          + " several with commas between. After a line 'Side:' come the cards of the side deck."
          + " '#' begins a comment."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class DeckCheckCommand implements Runnable {
  private final Console console;

  /// What one format says of the deck, for programs.
  private record Opinion(String format, boolean legal, List<String> objections) {}

  @Parameters(paramLabel = "FILE", description = "a file of card names")
  private String file = "";

  @Option(
      names = "--game",
      required = true,
      paramLabel = "GAME",
      description = "the game that the deck is for")
  private String game = "";

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "how it is to be played; the one that the file names when not given, or all")
  private Optional<String> format = Optional.empty();

  @Option(names = "--json", description = "print data for programs")
  private boolean json;

  @Mixin private OwnCards ownCards = new OwnCards();

  @Mixin private FurtherGames further = new FurtherGames();

  DeckCheckCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    Game chosen = ownCards.game(further.catalog(), game);
    Deck deck = DeckList.ofFile(chosen, TextFile.read(file, TextLimits.DECK), file);
    List<Format> formats =
        format
            .or(() -> Optional.of(deck.format()).filter(named -> !named.isEmpty()))
            .map(name -> List.of(Formats.named(chosen, name)))
            .orElseGet(chosen::formats);
    if (json) {
      Json.print(
          console.out(),
          formats.stream().map(each -> opinion(each, chosen.objections(deck, each))).toList());
    }
    List<String> illegal = new ArrayList<>();
    List<String> lines = new ArrayList<>();
    for (Format each : formats) {
      List<Message> objections = chosen.objections(deck, each);
      if (objections.isEmpty()) {
        lines.add("legal in " + each.name());
      } else {
        illegal.add(Formats.words(file, each, objections));
      }
    }
    if (illegal.size() == formats.size()) {
      throw new Refused(String.join("\n", illegal));
    }
    if (json) {
      return;
    }
    print(deck);
    lines.forEach(console.out()::println);
    illegal.forEach(console.out()::println);
  }

  private void print(Deck deck) {
    String cards = Count.of(deck.cards().size(), "card") + ": " + DeckList.cards(deck);
    console.lines(cards).forEach(console.out()::println);
    if (!deck.side().isEmpty()) {
      int size = deck.side().size();
      String side = Count.of(size, "card") + " beside: " + DeckList.counted(deck.side());
      console.lines(side).forEach(console.out()::println);
    }
  }

  private static Opinion opinion(Format format, List<Message> objections) {
    return new Opinion(
        format.name(), objections.isEmpty(), objections.stream().map(Message::words).toList());
  }
}
