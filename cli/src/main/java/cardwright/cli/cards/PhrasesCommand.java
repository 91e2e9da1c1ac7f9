package cardwright.cli.cards;

import cardwright.cli.console.Console;
import cardwright.cli.console.Count;
import cardwright.cli.console.Json;
import cardwright.cli.console.Version;
import cardwright.cli.options.FurtherGames;
import cardwright.engine.CardPhrase;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Lists the phrases that the cards of a game are made of.
@Command(
    name = "phrases",
    description = {
      "Lists the phrases that the cards of a game are made of, each with its words, its meaning and"
          + " its rules, the shortest line of a card that uses it, and how many cards do.",
      "In braces stands what another phrase says; what stands in brackets may be left out."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class PhrasesCommand implements Runnable {
  private final Console console;

  @Parameters(index = "0", paramLabel = "GAME", description = "the game")
  private String game = "";

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "WORD",
      description = "words that have to stand in a phrase or its meaning")
  private List<String> words = List.of();

  @Option(names = "--json", description = "print data for programs")
  private boolean json;

  @Mixin private FurtherGames further = new FurtherGames();

  PhrasesCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    Game chosen = further.catalog().game(game);
    List<CardPhrase> found = chosen.phrases().stream().filter(this::isMeant).toList();
    if (found.isEmpty()) {
      throw new Refused(
          words.isEmpty()
              ? chosen.title() + " does not list its phrases"
              : "no phrase of "
                  + chosen.title()
                  + " has the words '"
                  + String.join(" ", words)
                  + "'");
    }
    if (json) {
      Json.print(console.out(), found);
      return;
    }
    CardPhrase.Group group = null;
    for (CardPhrase phrase : found) {
      if (phrase.group() != group) {
        group = phrase.group();
        console.out().println(group.title());
        console.out().println();
      }
      print(phrase);
    }
  }

  private boolean isMeant(CardPhrase phrase) {
    String all = (phrase.patterns() + " " + phrase.meaning()).toLowerCase(Locale.ROOT);
    return words.stream().allMatch(word -> all.contains(word.toLowerCase(Locale.ROOT)));
  }

  private void print(CardPhrase phrase) {
    phrase.patterns().forEach(pattern -> print("  " + pattern));
    print("    " + phrase.meaning());
    if (!phrase.example().isEmpty()) {
      String number = Count.of(phrase.cards().size(), "card");
      print(
          phrase.exampleFrom().isEmpty()
              ? "    made up: " + phrase.example()
              : "    " + phrase.exampleFrom() + ": " + phrase.example() + " (" + number + ")");
    }
    console.out().println();
  }

  private void print(String line) {
    console.lines(line).forEach(console.out()::println);
  }
}
