package cardwright.cli.cards;

import cardwright.cli.console.Console;
import cardwright.cli.console.Json;
import cardwright.cli.console.Version;
import cardwright.cli.options.FurtherGames;
import cardwright.engine.CardGrammar;
import cardwright.engine.CardGrammar.Rule;
import cardwright.engine.CardGrammar.Symbol;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Prints the grammar of a game's card language.
@Command(
    name = "grammar",
    description = {
      "Prints the grammar of a game's card language: 'face' is the line of kind and figures, 'text'"
          + " a line of text, which opens with a capital letter.",
      "It allows more than is read: what does not go together is found by 'cards check'."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class GrammarCommand implements Runnable {
  private final Console console;

  @Parameters(index = "0", paramLabel = "GAME", description = "the game")
  private String game = "";

  @Option(
      names = "--json",
      description =
          "print data for programs: rules, each with its name and ways, which are rows of symbols"
              + " with their kind (WORDS, RULE, OPEN) and text")
  private boolean json;

  @Mixin private FurtherGames further = new FurtherGames();

  GrammarCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    Game chosen = further.catalog().game(game);
    CardGrammar grammar = chosen.grammar();
    if (grammar.rules().isEmpty()) {
      throw new Refused(chosen.title() + " does not tell its grammar");
    }
    if (json) {
      Json.print(console.out(), grammar);
    } else {
      grammar.rules().forEach(rule -> console.out().println(line(rule)));
    }
  }

  private static String line(Rule rule) {
    return rule.name()
        + " = "
        + rule.ways().stream().map(GrammarCommand::way).collect(Collectors.joining(" | "));
  }

  private static String way(List<Symbol> symbols) {
    return symbols.isEmpty()
        ? "\"\""
        : symbols.stream().map(GrammarCommand::symbol).collect(Collectors.joining(" "));
  }

  private static String symbol(Symbol symbol) {
    return switch (symbol.kind()) {
      case WORDS -> "\"" + symbol.text().replace("\"", "\\\"") + "\"";
      case RULE -> symbol.text();
      case OPEN -> "<" + symbol.text() + ">";
    };
  }
}
