package cardwright.cli;

import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Refused;
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
      "The file has one card name a line, or several with commas between; '#' begins a comment."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class DeckCheckCommand implements Runnable {
  private final Desk desk;

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
      description = "how it is to be played; all formats when not given")
  private Optional<String> format = Optional.empty();

  @Option(names = "--json", description = "print data for programs")
  private boolean json;

  @Mixin private OwnCards ownCards = new OwnCards();

  DeckCheckCommand(Desk desk) {
    this.desk = desk;
  }

  @Override
  public void run() {
    Game chosen = ownCards.game(game);
    List<Format> formats =
        format.map(name -> List.of(Formats.named(chosen, name))).orElseGet(chosen::formats);
    Deck deck = DeckList.ofFile(chosen, TextFile.read(file), file);
    if (json) {
      Json.print(
          desk.out(),
          formats.stream().map(each -> opinion(each, chosen.objections(deck, each))).toList());
    }
    List<String> illegal = new ArrayList<>();
    List<String> lines = new ArrayList<>();
    for (Format each : formats) {
      List<String> objections = chosen.objections(deck, each);
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
    desk.out().println(Count.of(deck.cards().size(), "card") + ": " + DeckList.cards(deck));
    lines.forEach(desk.out()::println);
    illegal.forEach(desk.out()::println);
  }

  private static Opinion opinion(Format format, List<String> objections) {
    return new Opinion(format.name(), objections.isEmpty(), objections);
  }
}
