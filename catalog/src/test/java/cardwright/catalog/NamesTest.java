package cardwright.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Message;
import cardwright.engine.Refused;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NamesTest {
  private static final List<String> DECKS = List.of("Sun", "Sundown", "Sunny Side", "Big Toys");
  private static final Message BOOK = Message.plain("A book lists them.");

  @Test
  void a_name_is_found_regardless_of_case_and_spaces() {
    assertThat(Names.find("deck", "  BIG  toys ", DECKS)).isEqualTo("Big Toys");
  }

  @Test
  void a_beginning_that_only_one_name_has_is_enough() {
    assertThat(Names.find("deck", "sunn", DECKS)).isEqualTo("Sunny Side");
  }

  @Test
  void a_whole_name_is_meant_even_where_it_begins_others() {
    assertThat(Names.find("deck", "sun", DECKS)).isEqualTo("Sun");
  }

  @Test
  void a_beginning_of_several_names_is_refused_with_all_of_them() {
    assertThatThrownBy(() -> Names.find("deck", "su", DECKS))
        .isInstanceOf(Refused.class)
        .hasMessage("'su' may be more than one deck: Sun, Sundown, Sunny Side");
  }

  @Test
  void the_only_name_that_begins_so_is_found_and_where_there_are_several_none_is() {
    assertThat(Names.only("SUNN", DECKS)).contains("Sunny Side");
    assertThat(Names.only("sun", DECKS)).contains("Sun");
    assertThat(Names.only("su", DECKS)).isEmpty();
    assertThat(Names.only("moon", DECKS)).isEmpty();
    assertThat(Names.only(" ", DECKS)).isEmpty();
  }

  @Test
  void an_unknown_name_is_refused_with_the_nearest_and_the_known_ones() {
    assertThatThrownBy(() -> Names.find("deck", "Sundwon", DECKS))
        .isInstanceOf(Refused.class)
        .hasMessage(
            "there is no deck 'Sundwon'; did you mean 'Sundown'?"
                + " Known: Big Toys, Sun, Sundown, Sunny Side.");
  }

  private static void refusedInGerman(String given, List<String> known, String words) {
    assertThatThrownBy(() ->
            Names.find(Message.plain("Deck"), given, known, Message.plain("Im Buch stehen sie.")))
        .isInstanceOfSatisfying(
            Refused.class, refused -> assertThat(refused.words(Locale.GERMAN)).isEqualTo(words));
  }

  @Test
  void a_name_is_refused_in_the_language_of_the_reader() {
    refusedInGerman(
        "Sundwon",
        DECKS,
        "„Sundwon“ gibt es nicht (Deck); meinst du „Sundown“?"
            + " Es gibt: Big Toys, Sun, Sundown, Sunny Side.");
    refusedInGerman("su", DECKS, "„su“ kann mehreres heißen (Deck): Sun, Sundown, Sunny Side");
    List<String> many = IntStream.range(0, 50).mapToObj(i -> "Card " + i).toList();
    refusedInGerman("Zebra", many, "„Zebra“ gibt es nicht (Deck). Im Buch stehen sie.");
  }

  @Test
  void an_empty_name_is_no_beginning() {
    assertThatThrownBy(() -> Names.find("deck", "", DECKS))
        .hasMessageStartingWith("there is no deck ''");
  }

  @Test
  void nothing_is_near_to_a_name_that_is_like_none() {
    assertThat(Names.nearest("Zzzzzzzz", DECKS)).isEmpty();
  }

  @Test
  void a_name_that_only_begins_like_another_is_not_near() {
    assertThat(Names.nearest("Sunflower Field", DECKS)).isEmpty();
    assertThat(Names.nearest("S", DECKS)).isEmpty();
  }

  @Test
  void where_many_names_are_listed_is_said() {
    List<String> many = IntStream.range(0, 50).mapToObj(i -> "Card " + i).toList();

    assertThatThrownBy(() -> Names.find(Message.plain("card"), "Zebra", many, BOOK))
        .isInstanceOf(Refused.class)
        .hasMessage("there is no card 'Zebra'. A book lists them.");
    assertThatThrownBy(() -> Names.whole(Message.plain("card"), "Zebra", many, BOOK))
        .hasMessage("there is no card 'Zebra'. A book lists them.");
  }

  @Test
  void what_is_quoted_is_short_and_has_no_control_characters() {
    assertThat(Names.quoted("x".repeat(60))).isEqualTo("'" + "x".repeat(60) + "'");
    assertThat(Names.quoted("x".repeat(61))).isEqualTo("'" + "x".repeat(59) + "…'");
    assertThat(Names.quoted("a\u001b[2Jb\n")).isEqualTo("'a\\u001b[2Jb\\u000a'");
  }
}
