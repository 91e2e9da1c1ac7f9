package cardwright.cli;

import cardwright.catalog.Catalog;
import cardwright.catalog.Names;
import cardwright.engine.CardFace;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Lists the cards of a game, or shows one of them.
@Command(
    name = "cards",
    description = {
      "Lists the cards of a game, or shows one of them with its text.",
      "'cards check FILE --game GAME' reads a file of new cards."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class CardsCommand implements Runnable {
  private static final int NAME_WIDTH = 20;

  private final Desk desk;

  @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", description = "the game")
  private String game = "";

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "NAME",
      description = "a card, or the only beginning of its name")
  private List<String> name = List.of();

  @Option(names = "--json", description = "print data for programs")
  private boolean json;

  CardsCommand(Desk desk) {
    this.desk = desk;
  }

  @Override
  public void run() {
    if (game.isEmpty()) {
      throw new Refused(
          "a game is needed, such as: cardwright cards " + Catalog.names().getFirst());
    }
    if (!Catalog.names().contains(game.strip().toLowerCase(Locale.ROOT))
        && Names.nearest(game, List.of("check")).isPresent()) {
      throw new Refused(
          "there is no game "
              + Names.quoted(game)
              + "; did you mean: cardwright cards check FILE --game GAME?");
    }
    Game chosen = Catalog.game(game);
    if (name.isEmpty()) {
      list(chosen);
    } else {
      show(face(chosen, String.join(" ", name)));
    }
  }

  /// The card that is meant by a name.
  ///
  /// @throws Refused when none or more than one is meant
  static CardFace face(Game game, String name) {
    List<String> names = game.cards().stream().map(CardFace::name).toList();
    return game.cards().get(names.indexOf(Names.find("card", name, names, listed(game))));
  }

  /// Says where all cards of a game are listed.
  static String listed(Game game) {
    return "'cardwright cards " + game.name() + "' lists them.";
  }

  private void list(Game chosen) {
    if (json) {
      Json.print(desk.out(), chosen.cards());
      return;
    }
    String set = "";
    for (CardFace face : chosen.cards()) {
      if (!face.set().equals(set)) {
        set = face.set();
        desk.out().println(set + ":");
      }
      desk.out().println("  " + line(face));
    }
    desk.out().println(chosen.cards().size() + " cards");
  }

  /// A card on one line: its name and its kind.
  static String line(CardFace face) {
    return String.format(Locale.ROOT, "%-" + NAME_WIDTH + "s %s", face.name(), face.kind());
  }

  private void show(CardFace face) {
    if (json) {
      Json.print(desk.out(), face);
    } else {
      print(desk, face);
    }
  }

  /// Prints a card whole, as its source; a person sees its lines broken between words.
  static void print(Desk desk, CardFace face) {
    desk.lines(face.source()).forEach(desk.out()::println);
  }
}
