package cardwright.messages;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.cards;
import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.flag;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.player;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Message;
import cardwright.engine.Message.Argument.Card;
import cardwright.engine.Message.Part;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class MessageCatalogueTest {
  private static final Map<String, String> ENGLISH =
      Map.of(
          "gains",
          "{0} {0, select, you {gain} other {gains}} {1, plural, one {1 cookie} other {# cookies}}.",
          "owns",
          "{1} goes to {0, select, you {your} other {{0}''s}} hand.",
          "fall",
          "{0} fall asleep{1, select, yes { again} other {}}.",
          "instead",
          "Instead, {0}",
          "perhaps",
          "Done{0, select, yes {: {1}} other {}}.");

  private final MessageCatalogue catalogue = MessageCatalogue.of(ENGLISH);

  @Test
  void a_player_is_you_where_the_sentence_is_said_to_that_player() {
    Message message = catalogue.message("gains", player(Seat.A), number(2));
    assertThat(message.words()).isEqualTo("A gains 2 cookies.");
    assertThat(message.words(Seat.B)).isEqualTo("A gains 2 cookies.");
    assertThat(message.words(Seat.A)).isEqualTo("You gain 2 cookies.");
  }

  @Test
  void a_clause_can_stand_in_a_part_that_is_chosen() {
    Message card = catalogue.message("owns", player(Seat.A), card("Knight"));
    assertThat(catalogue.message("perhaps", flag(true), clause(card)).parts(null))
        .containsExactly(
            new Part.Text("Done: "),
            new Part.Card("Knight"),
            new Part.Text(" goes to "),
            new Part.Player(Seat.A, "A"),
            new Part.Text("'s hand.."));
    assertThat(catalogue.message("perhaps", flag(false), clause(Message.NOTHING)).words())
        .isEqualTo("Done.");
  }

  @Test
  void a_number_chooses_between_one_and_several() {
    assertThat(catalogue.message("gains", player(Seat.B), number(1)).words())
        .isEqualTo("B gains 1 cookie.");
  }

  @Test
  void players_and_cards_are_parts_of_their_own() {
    assertThat(catalogue.message("owns", player(Seat.A), card("Knight")).parts(null))
        .containsExactly(
            new Part.Card("Knight"),
            new Part.Text(" goes to "),
            new Part.Player(Seat.A, "A"),
            new Part.Text("'s hand."));
    assertThat(catalogue.message("owns", player(Seat.A), card("Knight")).words(Seat.A))
        .isEqualTo("Knight goes to your hand.");
  }

  @Test
  void cards_are_listed() {
    Message message =
        catalogue.message(
            "fall",
            cards(List.of(new Card("Ka"), new Card("Dream"), new Card("Wizard"))),
            flag(true));
    assertThat(message.words()).isEqualTo("Ka, Dream and Wizard fall asleep again.");
    assertThat(message.parts(null)).filteredOn(part -> part instanceof Part.Card).hasSize(3);
  }

  @Test
  void a_message_can_be_part_of_another() {
    Message inner = catalogue.message("gains", player(Seat.A), number(3));
    Message outer = catalogue.message("instead", clause(inner));
    assertThat(outer.words()).isEqualTo("Instead, A gains 3 cookies.");
    assertThat(outer.words(Seat.A)).isEqualTo("Instead, you gain 3 cookies.");
    assertThat(outer.parts(Seat.A)).contains(new Part.Player(Seat.A, "you"));
  }

  @Test
  void a_sentence_is_told_in_the_language_of_the_reader() {
    Message message = translated().message("gains", player(Seat.A), number(2));
    assertThat(message.words(null, Locale.GERMAN)).isEqualTo("A bekommt 2 Kekse.");
    assertThat(message.words(Seat.A, Locale.GERMAN)).isEqualTo("Du bekommst 2 Kekse.");
    assertThat(message.words(Seat.A, Locale.forLanguageTag("de-AT")))
        .isEqualTo("Du bekommst 2 Kekse.");
    assertThat(message.words(Seat.A)).isEqualTo("You gain 2 cookies.");
  }

  @Test
  void a_sentence_that_a_translation_lacks_is_told_in_english() {
    Message message = translated().message("owns", player(Seat.A), card("Knight"));
    assertThat(message.words(Seat.A, Locale.GERMAN)).isEqualTo("Knight goes to your hand.");
    assertThat(message.words(Seat.A, Locale.FRENCH)).isEqualTo("Knight goes to your hand.");
  }

  @Test
  void a_part_of_a_sentence_is_told_in_the_language_of_the_reader() {
    MessageCatalogue translated = translated();
    Message inner = translated.message("gains", player(Seat.A), number(1));
    assertThat(translated.message("instead", clause(inner)).words(Seat.A, Locale.GERMAN))
        .isEqualTo("Instead, du bekommst 1 Keks.");
  }

  @Test
  void cards_are_listed_in_the_language_of_the_reader() {
    Message message =
        translated()
            .message(
                "fall",
                cards(List.of(new Card("Ka"), new Card("Dream"), new Card("Wizard"))),
                flag(false));
    assertThat(message.words(null, Locale.GERMAN)).isEqualTo("Ka, Dream und Wizard schlafen ein.");
  }

  @Test
  void a_translation_lies_in_a_file_beside_the_english_one() {
    Map<String, String> files =
        Map.of(
            "messages.properties", "sleeps = {0} sleeps.\nwakes = {0} wakes up.",
            "messages_de.properties", "sleeps = {0} schläft.");
    MessageCatalogue read =
        MessageCatalogue.in(name -> {
          String text = files.get(name);
          return text == null
              ? null
              : new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        });
    assertThat(read.ids()).containsExactlyInAnyOrder("sleeps", "wakes");
    assertThat(read.message("sleeps", card("Ka")).words(null, Locale.GERMAN))
        .isEqualTo("Ka schläft.");
    assertThat(read.message("wakes", card("Ka")).words(null, Locale.GERMAN))
        .isEqualTo("Ka wakes up.");
  }

  @Test
  void a_refusal_is_told_in_the_language_of_the_reader() {
    Refused refused = new Refused(translated().message("gains", player(Seat.B), number(1)));
    assertThat(refused.words(Locale.GERMAN)).isEqualTo("B bekommt 1 Keks.");
    assertThat(refused).hasMessage("B gains 1 cookie.");
    assertThat(new Refused("no such file").words(Locale.GERMAN)).isEqualTo("no such file");
  }

  private static MessageCatalogue translated() {
    return MessageCatalogue.of(
        ENGLISH,
        Map.of(
            Locale.GERMAN,
            Map.of(
                "gains",
                "{0} {0, select, you {bekommst} other {bekommt}} {1, plural, one {# Keks} other {# Kekse}}.",
                "fall",
                "{0} schlafen {1, select, yes {wieder } other {}}ein.",
                "word.you",
                "du",
                "word.and",
                "und")));
  }

  @Test
  void a_sentence_that_is_no_pattern_is_named() {
    Message broken = MessageCatalogue.of(Map.of("turn-began", "{0: {1}")).message("turn-began");
    assertThatThrownBy(broken::words)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the sentence 'turn-began' of messages.properties is no pattern: {0: {1}");
  }

  @Test
  void a_sentence_that_the_catalogue_does_not_have_is_refused() {
    assertThatThrownBy(() -> catalogue.message("loses"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no message 'loses' in messages.properties");
  }
}
