package cardwright.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/// How deck files are read.
class DeckTest {
  private static final List<String> CARDS = List.of("Ka", "Sun", "Old, grey owl", "99 Balloons");

  private static Deck read(String text) {
    return Deck.read(text, "my.deck", DeckTest::card);
  }

  private static String card(String given) {
    return CARDS.stream()
        .filter(name -> name.toLowerCase(Locale.ROOT).equals(given.toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(() -> new Refused("there is no card '" + given + "'"));
  }

  @Test
  void a_whole_file_has_name_plan_format_cards_and_side_deck() {
    Deck deck =
        read(
            """
            # Sunny Side
            Shine, Ka, shine.
            Format: daycare

            ka
            3 Sun
            Old, grey owl   # hoots
            99 Balloons
            Side:
            2x ka, sun
            """);

    assertThat(deck)
        .isEqualTo(
            new Deck(
                "Sunny Side",
                "Shine, Ka, shine.",
                "daycare",
                List.of("Ka", "Sun", "Sun", "Sun", "Old, grey owl", "99 Balloons"),
                List.of("Ka", "Ka", "Sun")));
    assertThat(deck.main().side()).isEmpty();
    assertThat(deck.main().cards()).isEqualTo(deck.cards());
  }

  @Test
  void a_bare_list_of_cards_is_a_deck() {
    assertThat(read("Ka\n\nSun\n")).isEqualTo(Deck.of("Ka", "Sun"));
  }

  @Test
  void the_line_under_the_name_is_a_card_when_it_can_be_one() {
    assertThat(read("# Mine\nKa\n\nSun\n")).isEqualTo(new Deck("Mine", "", List.of("Ka", "Sun")));
  }

  @Test
  void a_name_with_a_comma_can_be_counted() {
    assertThat(read("2x Old, grey owl\nKa\n"))
        .isEqualTo(Deck.of("Old, grey owl", "Old, grey owl", "Ka"));
  }

  @Test
  void an_unknown_card_is_refused_with_its_line() {
    assertThatThrownBy(() -> read("# Mine\nKa\nSunn\n"))
        .isInstanceOf(Refused.class)
        .hasMessage("my.deck, line 3: there is no card 'Sunn'");
    assertThatThrownBy(() -> read("Ka\nSide:\n3 Moon\n"))
        .hasMessage("my.deck, line 3: there is no card 'Moon'");
  }

  @Test
  void a_file_without_cards_is_refused() {
    assertThatThrownBy(() -> read("# Mine\nIt wins.\n\nSide:\nKa\n"))
        .hasMessage("my.deck: there is no card in it; one card name a line is needed");
  }

  @Test
  void a_second_format_is_refused() {
    assertThatThrownBy(() -> read("Format: a\nFormat: b\nKa\n"))
        .hasMessage("my.deck, line 2: the format is named twice");
  }
}
