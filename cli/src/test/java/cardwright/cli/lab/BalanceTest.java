package cardwright.cli.lab;

import static cardwright.cli.Shell.run;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cli.Shell.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The page that tells how even the ready-made decks are.
class BalanceTest {
  private static final String PAGE = "../docs/balance/little-troubles.md";

  @TempDir private Path folder;

  @Test
  void the_page_of_little_troubles_is_about_the_cards_decks_and_rules_of_today() {
    Ran ran = run("balance", "littletroubles", "--check", PAGE);

    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
  }

  @Test
  void a_page_says_how_it_was_written_and_holds_as_long_as_nothing_changes() throws IOException {
    Path file = folder.resolve("page.md");
    Ran written =
        run(
            "balance",
            "littletroubles",
            "--games",
            "2",
            "--others",
            "1",
            "--player",
            "random",
            "--also",
            "greedy=2",
            "--write",
            file.toString());

    assertThat(written.err()).isEmpty();
    assertThat(written.code()).isZero();
    String page = Files.readString(file);
    assertThat(page)
        .contains(
            "balance littletroubles --games 2 --others 1 --player random --also greedy=2 --write "
                + file,
            "## What `greedy` makes of them",
            "| format | deck | wins on average |",
            "1 game of each pair.",
            "| format | deck | wins | other deck | wins |");
    assertThat(run("balance", "littletroubles", "--check", file.toString()).code()).isZero();

    Files.writeString(file, page.replace("cards and decks ", "cards and decks 0"));
    Ran stale = run("balance", "littletroubles", "--check", file.toString());
    assertThat(stale.code()).isEqualTo(1);
    assertThat(stale.err()).contains("does not have: cards and decks");
  }

  @Test
  void the_average_of_a_deck_is_that_of_its_pairs_and_decks_outside_of_the_range_are_named() {
    String page =
        run("balance", "ggltcg", "--games", "2", "--player", "random", "--threads", "2").out();
    Map<String, List<Double>> shares = new TreeMap<>();
    Matcher pair =
        Pattern.compile(
                "(?m)^\\| (\\S+) \\| ([^|]+) \\| ([\\d.]+) % \\([^|]*\\| ([^|]+) \\| ([\\d.]+) % ")
            .matcher(page.substring(0, page.indexOf("How the games were won")));
    while (pair.find()) {
      String format = pair.group(1) + " | ";
      shares
          .computeIfAbsent(format + pair.group(2), deck -> new ArrayList<>())
          .add(Double.valueOf(pair.group(3)));
      shares
          .computeIfAbsent(format + pair.group(4), deck -> new ArrayList<>())
          .add(Double.valueOf(pair.group(5)));
    }

    assertThat(shares).hasSizeGreaterThan(3);
    shares.forEach((deck, each) -> {
      String format = deck.substring(0, deck.indexOf(" |"));
      String name = deck.substring(deck.indexOf("| ") + 2);
      double average = each.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
      assertThat(page).contains("| %s | %.1f %% |".formatted(deck, average));
      String outside =
          page.lines().filter(line -> line.contains("on average: ")).findFirst().orElse("");
      assertThat(outside.contains(name + " in `" + format + "`"))
          .as(deck)
          .isEqualTo(average < 45 || average > 55);
    });
  }

  @Test
  void a_page_of_other_games_is_stale() throws IOException {
    Path file = folder.resolve("page.md");
    String page = Files.readString(Path.of(PAGE));
    Files.writeString(file, page.replaceAll("(?m)^(daycare, .*: )\\S+$", "$1=="));

    Ran stale = run("balance", "littletroubles", "--check", file.toString());

    assertThat(stale.code()).isEqualTo(1);
    assertThat(stale.err()).contains("does not have: daycare, ");
  }

  @Test
  void what_is_no_such_page_is_refused() throws IOException {
    Path file = Files.writeString(folder.resolve("page.md"), "# Nothing\n");

    assertThat(run("balance", "ggltcg", "--check", file.toString()).err())
        .contains("no page that the command balance has written");
  }
}
