package cardwright.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Deck;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.engine.TextLimits;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/// How deck files are read.
class DeckTest {
  private static final List<String> CARDS = List.of("Ka", "Sun", "Old, grey owl", "99 Balloons");

  private static Deck read(String text) {
    return DeckText.read(text, "my.deck", DeckTest::card);
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
  void a_deck_that_is_written_is_read_as_it_was() {
    Deck deck =
        new Deck(
            "Sunny Side",
            "Shine, Ka, shine.",
            "daycare",
            List.of("Ka", "Sun", "Sun", "Old, grey owl", "99 Balloons", "99 Balloons"),
            List.of("Ka", "Ka", "Sun"));

    assertThat(read(DeckText.write(deck))).isEqualTo(deck);
    assertThat(read(DeckText.write(Deck.of("Old, grey owl")))).isEqualTo(Deck.of("Old, grey owl"));
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

  private static void refusedInGerman(String text, String words) {
    assertThatThrownBy(() -> DeckText.read(text, Message.plain("das Deck"), DeckTest::card))
        .isInstanceOfSatisfying(
            Refused.class, refused -> assertThat(refused.words(Locale.GERMAN)).isEqualTo(words));
  }

  @Test
  void a_file_is_refused_in_the_language_of_the_reader() {
    refusedInGerman(
        "Format: a\nFormat: b\nKa\n", "das Deck, Zeile 2: das Format ist zweimal genannt");
    refusedInGerman(
        "\n", "das Deck: darin ist keine Karte; nötig ist in jeder Zeile der Name einer Karte");
    refusedInGerman(
        "Ka\n".repeat(401), "das Deck: ein Deck hat höchstens 400 Zeilen, und dieses hat 401");
    refusedInGerman(
        "x".repeat(121),
        "das Deck, Zeile 1: der Name einer Karte hat höchstens 120 Zeichen, und dieser hat 121");
  }

  @Test
  void a_second_format_is_refused() {
    assertThatThrownBy(() -> read("Format: a\nFormat: b\nKa\n"))
        .hasMessage("my.deck, line 2: the format is named twice");
  }

  /// Reads a deck and counts how often a card was asked for.
  private static int asked(String text, String refusal) {
    AtomicInteger asked = new AtomicInteger();
    assertThatThrownBy(() ->
            DeckText.read(
                text,
                "my.deck",
                given -> {
                  asked.incrementAndGet();
                  return card(given);
                }))
        .isInstanceOf(Refused.class)
        .hasMessage(refusal);
    return asked.get();
  }

  @Test
  void a_text_that_is_too_long_for_a_deck_is_refused_unread() {
    assertThat(
            asked(
                " ".repeat(TextLimits.DECK + 1),
                "my.deck: a deck has at most 16384 characters, and this has 16385"))
        .isZero();
    assertThat(asked("Ka\n".repeat(401), "my.deck: a deck has at most 400 lines, and this has 401"))
        .isZero();
  }

  @Test
  void a_name_that_is_too_long_for_a_card_is_never_looked_up() {
    String message = "the name of a card has at most 120 characters, and this has ";

    assertThat(asked("x" + " ".repeat(15_900) + "y", "my.deck, line 1: " + message + "15902"))
        .isZero();
    assertThat(asked("Ka\n3 " + "(1) ".repeat(900), "my.deck, line 2: " + message + "3599"))
        .as("the first line asks whether it is a card, and for the card")
        .isLessThanOrEqualTo(3);
  }

  @Test
  void cards_are_counted_before_they_are_written_down() {
    String refusal = "my.deck, line 5: a deck has at most 400 cards, and this has 495";

    assertThat(asked("99 Ka\n".repeat(390), refusal))
        .as("at most two questions for each of the lines up to the limit")
        .isLessThanOrEqualTo(10);
    assertThat(asked("# Many\n" + "99 Ka, ".repeat(390) + "\n\nSun\n", refusal.replace("5:", "2:")))
        .isLessThanOrEqualTo(12);
  }

  @Test
  void four_hundred_cards_are_still_a_deck() {
    assertThat(read("99 Ka\n".repeat(4) + "4 Sun\n").cards()).hasSize(400);
  }
}
