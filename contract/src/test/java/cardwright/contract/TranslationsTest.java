package cardwright.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The laws of translations notice what is wrong with one.
final class TranslationsTest {
  private static final String WORDS = "word.you = du\nword.and = und\nword.or = oder\n";

  @TempDir private Path folder;

  private void english(String catalogue) throws IOException {
    Files.writeString(folder.resolve("messages.properties"), catalogue);
  }

  private void german(String catalogue) throws IOException {
    Files.writeString(folder.resolve("messages_de.properties"), catalogue);
  }

  @Test
  void a_catalogue_that_is_not_translated_has_no_faults() throws IOException {
    english("sleeps = {0} sleeps.");
    assertThat(Translations.of(folder)).isEmpty();
    assertThat(Translations.faults(folder)).isEmpty();
  }

  @Test
  void a_translation_may_say_its_arguments_in_another_order() throws IOException {
    english(
        "has = {0} {0, select, you {have} other {has}} {1, plural, one {1 card} other {# cards}}.");
    german(
        WORDS
            + "has = {1, plural, one {1 Karte} other {# Karten}} {0, select, you {hast} other {hat}} {0}.");
    assertThat(Translations.of(folder)).containsExactly(Locale.GERMAN);
    assertThat(Translations.faults(folder)).isEmpty();
  }

  @Test
  void a_sentence_that_is_missing_or_has_no_english_one_is_a_fault() throws IOException {
    english("sleeps = {0} sleeps.");
    german(WORDS + "wakes = {0} wacht auf.");
    assertThat(Translations.faults(folder))
        .containsExactly("de: sleeps is missing", "de: wakes is not there in English");
  }

  @Test
  void other_arguments_are_a_fault() throws IOException {
    english("strikes = {0} strikes {1}.");
    german(WORDS + "strikes = {0} trifft {2}.");
    assertThat(Translations.faults(folder))
        .containsExactly("de: strikes speaks of [0, 2], not of [0, 1]");
  }

  @Test
  void the_words_for_what_arguments_say_have_to_be_there() throws IOException {
    english("sleeps = {0} sleeps.");
    german("sleeps = {0} schläft.\nword.you = du\nword.and = und");
    assertThat(Translations.faults(folder)).containsExactly("de: word.or is missing");
  }
}
