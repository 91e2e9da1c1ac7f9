package cardwright.cli.cards;

import static cardwright.cli.Shell.run;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.cli.Main;
import cardwright.cli.Shell;
import cardwright.cli.Shell.Ran;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class CardsTest {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private static final String GGLTCG = "../ggltcg/src/test/resources/scenarios";

  @TempDir private Path folder;

  private String file(String text) throws IOException {
    return Files.writeString(folder.resolve("new.cards"), text).toString();
  }

  @Test
  void all_cards_of_a_game_are_listed_with_their_kind() {
    Ran ran = run("cards", "ggltcg");

    assertThat(ran.code()).isZero();
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out()).contains("Archer", "Toy, cost 0, speed 0, strength 0, stamina 5");
    assertThat(ran.lines().getLast())
        .isEqualTo(Catalog.builtIn().game("ggltcg").cards().size() + " cards");
  }

  @Test
  void a_card_is_shown_whole_by_a_beginning_of_its_name() {
    Ran ran = run("cards", "ggltcg", "arch");

    assertThat(ran.code()).isZero();
    assertThat(ran.lines())
        .startsWith("# Archer", "Toy, cost 0, speed 0, strength 0, stamina 5")
        .hasSizeGreaterThan(2);
  }

  @Test
  void cards_are_printed_as_data_too() {
    JsonNode all = JSON.readTree(run("cards", "ggltcg", "--json").out());
    JsonNode archer = JSON.readTree(run("cards", "ggltcg", "Archer", "--json").out());

    assertThat(all.size()).isEqualTo(Catalog.builtIn().game("ggltcg").cards().size());
    assertThat(archer.get("name").asString()).isEqualTo("Archer");
    assertThat(archer.get("text").size()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ggltcg", "littletroubles", "mlpccg"})
  void a_first_card_of_ones_own_is_understood_as_it_is_written(String game) {
    String file = folder.resolve("first.cards").toString();
    Ran written = run("cards", "new", game, file);

    assertThat(written.code()).isZero();
    assertThat(written.out()).contains("cards check " + file + " --game " + game + " --watch");
    assertThat(run("cards", "check", file, "--game", game).out())
        .contains("# My First Card", "1 card understood");
    assertThat(run("cards", "new", game).out()).startsWith("# My First Card\n");

    Ran again = run("cards", "new", game, file);
    assertThat(again.code()).isEqualTo(2);
    assertThat(again.err()).contains("this file is there already; name another one");
  }

  @Test
  void a_watched_file_is_checked_whenever_it_changes() throws Exception {
    String kind = "Toy, cost 1, speed 1, strength 1, stamina 1";
    String file = file("# Otter\n" + kind + "\n");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Thread watching =
        Thread.ofPlatform()
            .start(() ->
                Main.run(
                    new String[] {"cards", "check", file, "--game", "ggltcg", "--watch"},
                    InputStream.nullInputStream(),
                    new PrintStream(out, true, StandardCharsets.UTF_8),
                    new PrintStream(
                        OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8)));
    await(out, "new.cards: 1 card understood\n");
    file("# Otter\n" + kind + "\nGian 1 CC.\n");
    await(out, "new.cards: 0 cards understood, mistakes:\n");
    await(out, "new.cards:3:1: this is not understood");
    Files.delete(Path.of(file));
    await(out, "there is no such file");
    watching.interrupt();
    watching.join();

    assertThat(run("cards", "check", "-", "--game", "ggltcg", "--watch").err())
        .contains("leave '-' and --json out");
  }

  private static void await(ByteArrayOutputStream out, String words) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(3);
    while (!out.toString(StandardCharsets.UTF_8).contains(words) && System.nanoTime() < end) {
      Thread.sleep(20);
    }
    assertThat(out.toString(StandardCharsets.UTF_8)).contains(words);
  }

  @Test
  void an_unknown_card_is_refused_with_the_nearest_one() {
    Ran ran = run("cards", "ggltcg", "Umbrah");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains("there is no card 'Umbrah'; did you mean 'Umbruh'?");
  }

  @Test
  void a_card_that_is_near_to_none_is_refused_with_where_the_cards_are_listed() {
    Ran ran = run("cards", "ggltcg", "Elephant in the Room");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .contains("there is no card 'Elephant in the Room'. 'cardwright cards ggltcg' lists them.");
  }

  @Test
  void a_mistyped_check_is_refused_with_the_right_word() {
    Ran ran = run("cards", "chck", "my.cards");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .contains("no game 'chck'; did you mean: cardwright cards check FILE --game GAME?");
  }

  @Test
  void cards_without_a_game_say_what_is_needed() {
    Ran ran = run("cards");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("a game is needed, such as: cardwright cards ggltcg");
  }

  @Test
  void a_file_of_cards_is_printed_as_it_was_understood() throws IOException {
    String file =
        file(
            """
            # Night Light
            Toy, cost 1, speed 2, strength 2, stamina 4
            When this card is sleeped, gain 1 CC.

            # Ka
            Toy, cost 2, speed 5, strength 8, stamina 1
            Toys you control have +2 strength.
            """);

    Ran ran = run("cards", "check", file, "--game", "ggltcg");

    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.lines())
        .contains("# Night Light", "When this card is sleeped, gain 1 CC.", "# Ka")
        .contains("Ka replaces the card of the same name")
        .doesNotContain("# Archer", "Night Light replaces the card of the same name")
        .last()
        .isEqualTo("2 cards understood");
  }

  @Test
  void a_text_that_nobody_understands_is_refused_with_its_place() throws IOException {
    String file =
        file(
            """
            # Night Light
            Toy, cost 1, speed 2, strength 2, stamina 4
            When this card is sleeped, dance on the table.
            """);

    Ran ran = run("cards", "check", file, "--game", "ggltcg");

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out()).isEqualTo("0 cards understood\n");
    assertThat(ran.err()).contains("new.cards:3:28: this is not").doesNotContain("\tat ");
  }

  private static final String BROKEN =
      """
      # Night Light
      Toy, cost 1, speed 2, strength 2, stamina 4
      When this card is sleeped, gain 1 CC.

      # Ka
      Toy, cost 2, speed 5, strength 8, stamina 1
      Toys you control have +2 strenth.
      Dance.

      # Ghost Light
      Toy, cost many, speed 2, strength 2, stamina 4

      # Sun
      Toy, cost 2, speed 5, strength 8, stamina 1
      """;

  @Test
  void after_a_broken_card_the_others_are_still_read_and_every_mistake_is_told()
      throws IOException {
    Ran ran = run("cards", "check", file(BROKEN), "--game", "ggltcg");

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.lines())
        .contains("# Night Light", "# Sun", "Sun replaces the card of the same name")
        .doesNotContain("# Ka", "# Ghost Light")
        .last()
        .isEqualTo("2 cards understood");
    assertThat(ran.err()).contains("new.cards:7:26: ", "new.cards:8:1: ", "new.cards:11:11: ");
  }

  @Test
  void after_a_broken_file_the_others_are_still_read_and_so_is_the_standard_input()
      throws IOException {
    Path good = Files.writeString(folder.resolve("good.cards"), BROKEN.substring(0, 96));
    String piped = "# Piped Lamp\nToy, cost 1, speed 2, strength 2, stamina 4\nShine.\n";

    Ran ran =
        Shell.typing(
            piped,
            "cards",
            "check",
            file(BROKEN),
            "nowhere.cards",
            "-",
            good.toString(),
            "--game",
            "ggltcg");

    assertThat(ran.code()).as("one of the files cannot be read").isEqualTo(2);
    assertThat(ran.lines()).last().isEqualTo("3 cards understood");
    assertThat(ran.err())
        .contains("new.cards:7:26: ", "nowhere.cards: there is no such file")
        .contains("standard input:3:1: this is not understood");
  }

  @Test
  void mistakes_are_data_for_programs_with_their_places() throws IOException {
    Ran ran = run("cards", "check", file(BROKEN), "nowhere.cards", "--game", "ggltcg", "--json");

    assertThat(ran.code()).isEqualTo(2);
    JsonNode data = JSON.readTree(ran.out());
    assertThat(data.get("cards").findValuesAsString("name"))
        .containsExactlyInAnyOrder("Night Light", "Sun");
    JsonNode remarks = data.get("diagnostics");
    assertThat(remarks.size()).isEqualTo(5);
    assertThat(List.of(0, 1, 2, 3, 4))
        .extracting(i -> {
          JsonNode each = remarks.get(i);
          return each.get("line")
              + ":"
              + each.get("column")
              + "-"
              + each.get("endColumn")
              + " "
              + each.get("severity").asString();
        })
        .containsExactly(
            "7:26-33 error", "8:1-7 error", "11:11-15 error", "13:1-6 information", "1:1-1 error");
    assertThat(remarks.get(0).get("file").asString()).endsWith("new.cards");
    assertThat(remarks.get(0).get("message").asString()).isEqualTo("this is not understood");
    assertThat(remarks.get(0).get("remedy").asString()).contains("did you mean 'strength'?");
    assertThat(remarks.get(4).get("file").asString()).isEqualTo("nowhere.cards");
  }

  @Test
  void what_its_help_says_of_its_exit_codes_is_so() throws IOException {
    assertThat(run("cards", "check", "--help").out())
        .contains("ends with 0 when every card is understood, with 1 when one is not");
    assertThat(run("cards", "check", file(BROKEN.substring(0, 96)), "--game", "ggltcg").code())
        .isZero();
  }

  @Test
  void a_file_of_noise_is_refused_before_it_is_read() throws IOException {
    Ran ran = run("cards", "check", file("noise ".repeat(180_000)), "--game", "mlpccg");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .contains("it has more than 524288 characters; it cannot be what is needed");
  }

  @Test
  void of_half_a_megabyte_of_mistakes_two_hundred_are_told() throws IOException {
    String cards = "# A\nB\n".repeat(80_000);

    Ran ran = run("cards", "check", file(cards), "--game", "mlpccg", "--json");

    assertThat(ran.code()).isEqualTo(1);
    assertThat(JSON.readTree(ran.out()).get("diagnostics").size()).isBetween(200, 203);
  }

  @Test
  void a_file_that_is_not_there_is_named() {
    Ran ran = run("cards", "check", "nowhere.cards", "--game", "ggltcg");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .isEqualTo("cardwright cards check: nowhere.cards: there is no such file\n");
  }

  @Test
  void a_file_that_is_no_text_is_named() throws IOException {
    Path file = Files.write(folder.resolve("raw.cards"), new byte[] {(byte) 0xC3, (byte) 0x28});

    Ran ran = run("cards", "check", file.toString(), "--game", "ggltcg");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("raw.cards:1: the file is not text in UTF-8");
  }

  @Test
  void a_folder_is_no_file() {
    Ran ran = run("cards", "check", folder.toString(), "--game", "ggltcg");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("this is a folder; a file is needed");
  }

  @Test
  void a_card_is_found_by_its_number_or_by_what_stands_before_the_comma() {
    String wildFire = "# Wild Fire, Speed Racer (PR10 R)";

    assertThat(run("cards", "mlpccg", "pr10").lines()).startsWith(wildFire);
    assertThat(run("cards", "mlpccg", "Wild", "Fire").lines()).startsWith(wildFire);
    assertThat(run("cards", "mlpccg", "Wild Fire (PR10)").lines()).startsWith(wildFire);
  }

  @Test
  void a_name_with_the_number_of_another_card_is_refused() {
    Ran ran = run("cards", "mlpccg", "Wild Fire (PR11)");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .isEqualTo("cardwright cards: the number of Wild Fire, Speed Racer is PR10, not PR11\n");
  }

  @Test
  void names_with_commas_stand_between_semicolons_in_a_message() {
    assertThat(run("cards", "mlpccg", "Berry").err())
        .contains("more than one card: Berry Dreams, Pom-Pom Pony; Berry Punch, ");
  }

  @Test
  void every_card_of_the_small_game_is_understood_and_exercised() {
    Ran ran = run("cards", "ggltcg", "--coverage", "--scenarios", GGLTCG);

    assertThat(ran.code()).isZero();
    assertThat(ran.lines())
        .containsExactly(
            "set                     cards  understood  exercised",
            "starter18                  18          18         18",
            "later                      23          23         23",
            "all                        41          41         41",
            "41 of 41 cards are understood.",
            "41 of 41 cards are exercised by a scenario.");
  }

  @Test
  void a_card_is_exercised_by_a_scenario_that_fails_without_its_text() throws IOException {
    String scenario =
        """
        game: ggltcg
        name: Ka makes others strong
        A: {play: [Umbruh, Ka, Archer]}
        B: {play: [Wizard]}
        then: {A: {play: [{card: Umbruh, strength: 6}, Ka, Archer]}}
        """;
    Files.writeString(folder.resolve("ka.yaml"), scenario);

    JsonNode sets =
        JSON.readTree(
            run("cards", "ggltcg", "--coverage", "--json", "--scenarios", folder.toString()).out());

    assertThat(sets.get(0).get("exercised").asInt()).isEqualTo(1);
    assertThat(sets.get(0).get("notExercised").toString()).contains("Archer", "Umbruh");
    assertThat(sets.get(0).get("notExercised").toString()).doesNotContain("\"Ka\"");
  }

  @Test
  void without_scenarios_no_card_is_exercised() {
    assertThat(run("cards", "ggltcg", "--coverage").lines())
        .contains(
            "There are no scenarios here; --scenarios PATH says where some are.",
            "0 of 41 cards are exercised by a scenario.");
  }

  @Test
  void scenarios_of_another_game_say_nothing_of_the_cards() {
    Ran ran = run("cards", "littletroubles", "--coverage", "--scenarios", GGLTCG);

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("it is a scenario of ggltcg, not of littletroubles");
  }

  @Test
  void coverage_is_asked_of_all_cards() {
    assertThat(run("cards", "ggltcg", "Ka", "--coverage").err())
        .contains("--coverage counts all cards of a game; leave the name out");
    assertThat(run("cards", "ggltcg", "--scenarios", GGLTCG).err())
        .contains("--scenarios says what exercises cards; it needs --coverage");
  }

  @Test
  void phrases_are_listed_with_their_meaning_and_found_by_their_words() {
    Ran all = run("cards", "phrases", "ggltcg");
    Ran some = run("cards", "phrases", "ggltcg", "unsleep");

    assertThat(all.code()).isZero();
    assertThat(all.out()).contains("What happens", "  sleep {cards}", "(GG 9.1)");
    assertThat(some.out()).contains("unsleep {cards}", " cards)").doesNotContain("  sleep {cards}");
    assertThat(run("cards", "phrases", "ggltcg", "xylophone").err())
        .contains("no phrase of GGLTCG has the words 'xylophone'");
  }

  @Test
  void phrases_are_printed_as_data_with_the_cards_that_use_them() {
    JsonNode phrases = JSON.readTree(run("cards", "phrases", "ggltcg", "unsleep", "--json").out());

    assertThat(phrases.get(0).get("group").asString()).isEqualTo("EFFECT");
    assertThat(phrases.get(0).get("patterns").get(0).asString()).isEqualTo("unsleep {cards}");
    assertThat(phrases.get(0).get("cards").toString()).contains("Wake", "Sun");
  }

  @Test
  void every_symbol_of_a_grammar_that_names_a_rule_has_that_rule() {
    for (String game : List.of("ggltcg", "littletroubles", "mlpccg")) {
      JsonNode rules = JSON.readTree(run("cards", "grammar", game, "--json").out()).get("rules");
      List<String> names = rules.valueStream().map(rule -> rule.get("name").asString()).toList();
      assertThat(names).doesNotHaveDuplicates().startsWith("face").contains("text");
      for (JsonNode rule : rules) {
        for (JsonNode way : rule.get("ways")) {
          for (JsonNode symbol : way) {
            if (symbol.get("kind").asString().equals("RULE")) {
              assertThat(names).contains(symbol.get("text").asString());
            }
          }
        }
      }
    }
  }

  @Test
  void a_mistyped_command_of_cards_is_told_with_its_use() {
    assertThat(run("cards", "phrase", "ggltcg").err())
        .contains("did you mean: cardwright cards phrases GAME?");
  }
}
