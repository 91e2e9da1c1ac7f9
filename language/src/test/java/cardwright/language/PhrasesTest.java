package cardwright.language;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// The kinds of phrases, one by one.
final class PhrasesTest {
  private enum Season {
    SPRING,
    FALL
  }

  private record Four(int a, int b, int c, int d) {}

  private record Three(int a, int b, int c) {}

  private static <T> List<T> read(Phrase<T> phrase, String text) {
    return phrase.read(new LineText(text), 0).stream()
        .filter(parse -> parse.end() == text.length())
        .map(Parse::value)
        .toList();
  }

  @Test
  void one_of_some_has_an_article() {
    Phrase<Integer> cards = Phrases.some("card", "cards");
    assertThat(cards.write(1)).isEqualTo("a card");
    assertThat(cards.write(2)).isEqualTo("2 cards");
    assertThat(read(cards, "a card")).containsExactly(1);
    assertThat(read(cards, "12 cards")).containsExactly(12);
    assertThat(read(cards, "2 card")).isEmpty();
    assertThat(Phrases.some("owl", "owls").write(1)).isEqualTo("an owl");
  }

  @Test
  void one_of_a_number_is_a_figure() {
    Phrase<Integer> cookies = Phrases.number("cookie", "cookies");
    assertThat(cookies.write(1)).isEqualTo("1 cookie");
    assertThat(cookies.write(0)).isEqualTo("0 cookies");
    assertThat(read(cookies, "1 cookie")).containsExactly(1);
    assertThat(read(cookies, "1 cookies")).isEmpty();
    assertThat(read(cookies, "a cookie")).isEmpty();
  }

  @Test
  void some_understands_a_figure_so_that_the_right_words_can_be_named() {
    assertThat(read(Phrases.some("card", "cards"), "1 card")).containsExactly(1);
  }

  @Test
  void a_word_is_in_lower_case() {
    Phrase<String> word = Phrases.word("a name");
    assertThat(read(word, "gold-star")).containsExactly("gold-star");
    assertThat(read(word, "Star")).isEmpty();
    assertThat(word.write("Star")).isNull();
    assertThat(word.write("")).isNull();
  }

  @Test
  void what_may_be_missing_has_no_words_then() {
    Phrase<Optional<Integer>> optional = Phrases.optional(" of ", NUMBER);
    assertThat(read(optional, "")).containsExactly(Optional.empty());
    assertThat(read(optional, " of 3")).containsExactly(Optional.of(3));
    assertThat(optional.write(Optional.of(3))).isEqualTo(" of 3");
    assertThat(optional.write(Optional.empty())).isEmpty();
    assertThat(Phrases.present(NUMBER).write(Optional.empty())).isNull();
  }

  @Test
  void a_closed_list_has_its_words() {
    Phrase<Season> season =
        Phrases.oneOf(Season.values(), each -> each.name().toLowerCase(Locale.ROOT));
    assertThat(read(season, "fall")).containsExactly(Season.FALL);
    assertThat(season.write(Season.SPRING)).isEqualTo("spring");
  }

  @Test
  void templates_have_three_slots_or_four() {
    Phrase<Three> three =
        phrase(
            Three.class,
            "{}, {} or {}",
            NUMBER,
            NUMBER,
            NUMBER,
            Three::new,
            Three::a,
            Three::b,
            Three::c);
    assertThat(read(three, "1, 2 or 3")).containsExactly(new Three(1, 2, 3));
    assertThat(three.write(new Three(1, 2, 3))).isEqualTo("1, 2 or 3");
    Phrase<Four> four =
        phrase(
            Four.class,
            "{}/{}/{}/{}",
            NUMBER,
            NUMBER,
            NUMBER,
            NUMBER,
            Four::new,
            Four::a,
            Four::b,
            Four::c,
            Four::d);
    assertThat(read(four, "1/2/3/4")).containsExactly(new Four(1, 2, 3, 4));
    assertThat(four.write(new Four(1, 2, 3, 4))).isEqualTo("1/2/3/4");
  }

  @Test
  void a_phrase_says_with_which_letters_it_may_open() {
    Phrase<Integer> phrase = Phrases.oneOf(words(1, "one"), words(2, "two"), NUMBER);
    assertThat(phrase.mayOpen('o')).isTrue();
    assertThat(phrase.mayOpen('3')).isTrue();
    assertThat(phrase.mayOpen('x')).isFalse();
    assertThat(phrase.read(new LineText("two", false, Work.ofFile()), 0)).hasSize(1);
    assertThat(phrase.read(new LineText("x", false, Work.ofFile()), 0)).isEmpty();
  }
}
