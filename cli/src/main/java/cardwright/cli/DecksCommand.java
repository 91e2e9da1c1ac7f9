package cardwright.cli;

import cardwright.catalog.Catalog;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Lists the ready-made decks of a game.
@Command(
    name = "decks",
    description = "Lists the ready-made decks of a game with their plans and cards.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class DecksCommand implements Runnable {
  private final Desk desk;

  @Parameters(paramLabel = "GAME", description = "the game")
  private String game = "";

  @Option(names = "--json", description = "print data for programs")
  private boolean json;

  DecksCommand(Desk desk) {
    this.desk = desk;
  }

  @Override
  public void run() {
    Game chosen = Catalog.game(game);
    if (json) {
      Json.print(desk.out(), chosen.decks().stream().map(deck -> data(chosen, deck)).toList());
      return;
    }
    for (Format format : chosen.formats()) {
      desk.out().println("format " + format.name() + ": " + format.says());
    }
    desk.out().println();
    for (Deck deck : chosen.decks()) {
      desk.out().println(deck.name() + " (" + String.join(", ", formats(chosen, deck)) + ")");
      for (String part : List.of(deck.plan(), DeckList.cards(deck))) {
        Wrap.lines(part, 76).forEach(line -> desk.out().println("  " + line));
      }
      desk.out().println();
    }
    desk.out().println(chosen.decks().size() + " decks");
  }

  private static List<String> formats(Game game, Deck deck) {
    return game.formats().stream()
        .filter(format -> game.objections(deck, format).isEmpty())
        .map(Format::name)
        .toList();
  }

  private static Map<String, Object> data(Game game, Deck deck) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("name", deck.name());
    data.put("plan", deck.plan());
    data.put("cards", deck.cards());
    data.put("formats", formats(game, deck));
    return data;
  }
}
