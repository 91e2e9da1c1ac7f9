package cardwright.cli.cards;

import cardwright.catalog.Catalog;
import cardwright.cli.console.Console;
import cardwright.cli.console.Version;
import cardwright.cli.lsp.CardLanguageServer;
import cardwright.cli.options.FurtherGames;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Serves editors of card files.
@Command(
    name = "serve-lsp",
    description = {
      "Tells an editor the mistakes of card files while they are written, what can stand at a place,"
          + " and what a phrase says. It speaks the Language Server Protocol on standard input and"
          + " output; the editor starts it. docs/language/editor.md has the settings of some editors.",
      "Which game a file is for, its path tells where it has the name of a game in it, such as"
          + " ggltcg/my.cards or my.ggltcg.cards; else the setting 'game' of the editor, else --game."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class CardsServeLspCommand implements Callable<Integer> {
  private final Console console;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      description = "the game of files whose path names none")
  private String game = "";

  @Mixin private FurtherGames further = new FurtherGames();

  CardsServeLspCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws InterruptedException {
    Catalog games = further.catalog();
    if (!game.isEmpty()) {
      games.game(game);
    }
    boolean ended = new CardLanguageServer(games, game).serve(console.in(), console.out());
    return ended ? 0 : 1;
  }
}
