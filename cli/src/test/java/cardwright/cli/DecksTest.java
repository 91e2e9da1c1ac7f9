package cardwright.cli;

import static cardwright.cli.Shell.run;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.cli.Shell.Ran;
import cardwright.engine.Deck;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class DecksTest {
  @TempDir private Path folder;

  private Ran check(String text, String... more) throws IOException {
    Path file = Files.writeString(folder.resolve("my.deck"), text);
    List<String> args = new ArrayList<>(List.of("deck", "check", file.toString()));
    args.addAll(List.of("--game", "ggltcg"));
    args.addAll(List.of(more));
    return run(args.toArray(String[]::new));
  }

  @Test
  void ready_made_decks_are_listed_with_their_cards() {
    Deck first = Catalog.builtIn().game("ggltcg").decks().getFirst();

    Ran ran = run("decks", "ggltcg");

    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains(first.name()).contains(first.cards());
    assertThat(ran.lines().getFirst()).isEqualTo("format starter18: the 18 cards of the rules");
    assertThat(ran.lines().getLast())
        .isEqualTo(Catalog.builtIn().game("ggltcg").decks().size() + " decks");
  }

  @Test
  void ready_made_decks_are_printed_as_data_too() {
    JsonNode decks = JsonMapper.builder().build().readTree(run("decks", "ggltcg", "--json").out());

    assertThat(decks.get(0).get("cards").size()).isEqualTo(6);
    assertThat(decks.get(0).get("formats").size()).isPositive();
  }

  @Test
  void a_legal_deck_is_said_to_be_legal() throws IOException {
    Ran ran = check("# mine\narcher\nBeary, Ka\n\nKnight # the best\nSun\nUmbruh\n");

    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.lines())
        .startsWith("6 cards: Archer, Beary, Ka, Knight, Sun, Umbruh")
        .anyMatch(line -> line.startsWith("legal in "));
  }

  @Test
  void a_deck_of_five_is_refused_with_the_rule() throws IOException {
    Ran ran = check("Archer\nBeary\nKa\nKnight\nSun\n");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains("my.deck is not legal in", "GG 2.1");
  }

  @Test
  void a_name_twice_is_refused_with_the_rule() throws IOException {
    Ran ran = check("Archer\nArcher\nBeary\nKa\nKnight\nSun\n");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("GG 2.1", "Archer");
  }

  @Test
  void an_unknown_card_is_refused_with_its_line_and_the_nearest_name() throws IOException {
    Ran ran = check("Archer\nBeary\nKnigth\n");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .contains("my.deck, line 3: there is no card 'Knigth'; did you mean 'Knight'?");
  }

  @Test
  void a_file_may_have_name_plan_format_and_numbers_of_cards() throws IOException {
    Ran ran =
        check("# Six\nSleep well.\nFormat: later\n\n1 Cake\nBeary\nKa\nKnight\nSun\nUmbruh\n");

    assertThat(ran.err()).isEmpty();
    assertThat(ran.lines())
        .containsExactly("6 cards: Cake, Beary, Ka, Knight, Sun, Umbruh", "legal in later");
    assertThat(check("Format: sooner\nKa\n").err()).contains("there is no format 'sooner'");
  }

  @Test
  void the_side_deck_is_checked_too() throws IOException {
    Ran ran = check("Archer\nBeary\nKa\nKnight\nSun\nUmbruh\nSide:\nWake\n");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("no side deck is played with", "GG 2.1");
    assertThat(check("Archer\nSide:\nWakk\n").err()).contains("line 3: there is no card 'Wakk'");
  }

  @Test
  void ready_made_decks_are_listed_by_format() {
    List<String> all = run("decks", "ggltcg").lines();
    List<String> few = run("decks", "ggltcg", "--format", "starter18").lines();

    assertThat(few.getLast()).matches("\\d decks");
    assertThat(few).hasSizeLessThan(all.size()).noneMatch(line -> line.endsWith(" (later)"));
  }

  @Test
  void a_file_without_cards_is_refused() throws IOException {
    Ran ran = check("# nothing yet\n\n");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("there is no card in it; one card name a line is needed");
  }

  @Test
  void an_unknown_format_is_refused_with_the_known_ones() throws IOException {
    Ran ran = check("Archer\n", "--format", "nonsense");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .contains("there is no format 'nonsense'")
        .contains(Catalog.builtIn().game("ggltcg").formats().getFirst().name());
  }

  @Test
  void a_deck_without_a_verb_says_what_is_needed() {
    Ran ran = run("deck");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("cardwright deck check FILE --game GAME");
  }

  @Test
  void programs_are_told_what_each_format_says_of_a_deck() throws IOException {
    JsonNode opinions =
        new JsonMapper().readTree(check("Cake\nBeary\nKa\nKnight\nSun\nWake\n", "--json").out());

    assertThat(opinions.at("/0/format").asString()).isEqualTo("starter18");
    assertThat(opinions.at("/0/legal").asBoolean()).isFalse();
    assertThat(opinions.at("/0/objections/0").asString()).contains("GG 2.1");
    assertThat(opinions.at("/1/legal").asBoolean()).isTrue();
  }
}
