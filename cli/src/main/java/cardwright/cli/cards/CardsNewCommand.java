package cardwright.cli.cards;

import cardwright.cli.console.Console;
import cardwright.cli.console.TextFile;
import cardwright.cli.console.Version;
import cardwright.cli.options.FurtherGames;
import cardwright.engine.CardFace;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Writes a file with a first card of one's own.
@Command(
    name = "new",
    description = {
      "Writes a file with a first card of your own: a card of the game under a new name, which is"
          + " understood as it stands. Give it a name, figures and text of its own.",
      "A file that is there already is left alone. Without FILE the card is printed."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class CardsNewCommand implements Runnable {
  private static final String NAME = "My First Card";

  private final Console console;

  @Parameters(index = "0", paramLabel = "GAME", description = "the game that the card is for")
  private String game = "";

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "FILE",
      description = "the file to write, such as my.cards")
  private String file = "";

  @Mixin private FurtherGames further = new FurtherGames();

  CardsNewCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    Game chosen = further.catalog().game(game);
    CardFace like =
        models(chosen)
            .filter(card -> isUnderstood(chosen, card))
            .findFirst()
            .orElseThrow(() -> new Refused(chosen.title() + " has no card to begin with"));
    String source = renamed(like).source();
    if (file.isEmpty()) {
      console.out().print(source);
      console.out().flush();
      return;
    }
    if (TextFile.isFile(file)) {
      throw new Refused(file + ": this file is there already; name another one");
    }
    TextFile.checkWritable(file);
    TextFile.write(file, source);
    console.out().println(file + " has a card like '" + like.name() + "' of " + chosen.title());
    console.out().println("Change it, and see at each change what is understood:");
    console
        .out()
        .println("  cardwright cards check " + file + " --game " + chosen.name() + " --watch");
  }

  /// Cards with one face and a line or two of text, the shortest first.
  private static Stream<CardFace> models(Game game) {
    return game.cards().stream()
        .filter(card -> card.reverse().isEmpty())
        .filter(card -> !card.text().isEmpty() && card.text().size() < 3)
        .sorted(Comparator.comparingInt(card -> card.source().length()));
  }

  private static CardFace renamed(CardFace card) {
    return new CardFace(NAME, card.set(), card.kind(), card.text(), Optional.empty());
  }

  private static boolean isUnderstood(Game game, CardFace card) {
    return game.read(renamed(card).source(), NAME).diagnostics().isEmpty();
  }
}
