package cardwright.cli.cards;

import cardwright.cli.console.Console;
import cardwright.cli.console.Json;
import cardwright.cli.console.ProgressBar;
import cardwright.cli.options.DeckList;
import cardwright.engine.Game;
import cardwright.scenario.Coverage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/// Tells how many cards of a game are there, understood and exercised.
final class CoverageText {
  private CoverageText() {}

  /// Counts them and prints the counts.
  ///
  /// @param scenarios files and folders; where the game's own lie in its sources when there are none
  static void print(Console console, Game game, List<Path> scenarios, boolean json) {
    List<Path> paths = scenarios.isEmpty() ? own(game) : scenarios;
    ProgressBar bar = new ProgressBar(console, game.cards().size());
    List<Coverage.Of> sets = Coverage.of(game, paths, bar::show);
    bar.end();
    if (json) {
      Json.print(console.out(), sets);
      return;
    }
    console.out().println(row("set", "cards", "understood", "exercised"));
    for (Coverage.Of set : sets) {
      console.out().println(row(set.set(), set.cards(), set.understood(), set.exercised()));
    }
    int cards = sum(sets, Coverage.Of::cards);
    int understood = sum(sets, Coverage.Of::understood);
    int exercised = sum(sets, Coverage.Of::exercised);
    console.out().println(row("all", cards, understood, exercised));
    missing(console, "not understood", sets, Coverage.Of::notUnderstood);
    if (paths.isEmpty()) {
      tell(console, "There are no scenarios here; --scenarios PATH says where some are.");
    } else {
      missing(console, "not exercised", sets, Coverage.Of::notExercised);
    }
    tell(console, counted(understood, cards, "understood"));
    tell(console, counted(exercised, cards, "exercised by a scenario"));
  }

  private static List<Path> own(Game game) {
    Path folder = Path.of(game.name(), "src", "test", "resources", "scenarios");
    return Files.isDirectory(folder) ? List.of(folder) : List.of();
  }

  private static int sum(List<Coverage.Of> sets, ToIntFunction<Coverage.Of> number) {
    return sets.stream().mapToInt(number).sum();
  }

  private static String row(Object... cells) {
    return String.format(Locale.ROOT, "%-22s %6s %11s %10s", cells);
  }

  private static String counted(int some, int all, String what) {
    return some + " of " + all + " cards are " + what + ".";
  }

  private static void missing(
      Console console,
      String what,
      List<Coverage.Of> sets,
      Function<Coverage.Of, List<String>> names) {
    List<String> missing = sets.stream().map(names).flatMap(List::stream).toList();
    if (!missing.isEmpty()) {
      tell(console, what + ": " + DeckList.counted(missing));
    }
  }

  private static void tell(Console console, String text) {
    console.lines(text).forEach(console.out()::println);
  }
}
