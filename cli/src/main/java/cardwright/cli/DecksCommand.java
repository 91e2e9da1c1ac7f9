package cardwright.cli;

import cardwright.cli.console.Console;
import cardwright.cli.console.Count;
import cardwright.cli.console.Json;
import cardwright.cli.console.Version;
import cardwright.cli.console.Wrap;
import cardwright.cli.options.DeckList;
import cardwright.cli.options.Formats;
import cardwright.cli.options.FurtherGames;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.GameOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Lists the ready-made decks of a game.
@Command(
    name = "decks",
    description = {
      "Lists the ready-made decks of a game with their plans and cards.",
      "Before them it says which formats there are, and which options for 'play --option'."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class DecksCommand implements Runnable {
  private final Console console;

  @Parameters(paramLabel = "GAME", description = "the game")
  private String game = "";

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "only the decks for that format; all when not given")
  private Optional<String> format = Optional.empty();

  @Option(names = "--json", description = "print data for programs")
  private boolean json;

  @Mixin private FurtherGames further = new FurtherGames();

  DecksCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    Game chosen = further.catalog().game(game);
    List<Deck> decks =
        format.map(name -> chosen.decks(Formats.named(chosen, name))).orElseGet(chosen::decks);
    if (json) {
      Json.print(console.out(), decks.stream().map(deck -> data(chosen, deck)).toList());
      return;
    }
    for (Format format : chosen.formats()) {
      console.out().println("format " + format.name() + ": " + format.says());
    }
    for (GameOption option : chosen.options()) {
      console.out().println("option " + option.words() + ": " + option.says());
    }
    console.out().println();
    for (Deck deck : decks) {
      console.out().println(deck.name() + " (" + String.join(", ", formats(chosen, deck)) + ")");
      Wrap.lines(deck.plan(), 76).forEach(line -> console.out().println("  " + line));
      for (String part : DeckList.parts(deck, Locale.ENGLISH)) {
        Wrap.lines(part, 76).forEach(line -> console.out().println("  " + line));
      }
      console.out().println();
    }
    console.out().println(Count.of(decks.size(), "deck"));
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
    data.put("side", deck.side());
    data.put("formats", formats(game, deck));
    return data;
  }
}
