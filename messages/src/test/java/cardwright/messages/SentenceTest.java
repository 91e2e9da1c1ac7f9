package cardwright.messages;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.messages.Sentence.Run;
import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.util.ULocale;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SentenceTest {
  private static final List<Object[]> ARGUMENTS =
      List.of(
          new Object[] {"Knight", 3L},
          new Object[] {"", 0L},
          new Object[] {"you", 1_234_567L},
          new Object[] {"{0}", -7L},
          new Object[] {"it's", 999L},
          new Object[] {"Knight"});

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "frightened",
        "{0}",
        "asks {0}",
        "{0} {1}",
        "{1}{0}{1}",
        "{0} is in the way of {1}.",
        "{0}''s hand: {1}",
        "it''s '{'0'}' and {0}",
        "it's {1} 'o''clock'",
        "'{'",
        "# {1} | {0}",
        " {0} ",
        "{ 0 } and {1}"
      })
  void words_are_those_of_the_format(String pattern) {
    for (ULocale locale : List.of(ULocale.ENGLISH, ULocale.GERMAN)) {
      for (Object[] arguments : ARGUMENTS) {
        assertThat(words(new Sentence("id", locale, pattern).with(arguments)))
            .isEqualTo(new MessageFormat(pattern, locale).format(arguments));
      }
    }
  }

  @Test
  void what_comes_from_an_argument_is_known() {
    assertThat(english("{0}''s hand: {1}").with(new Object[] {"B", 3L}))
        .containsExactly(new Run("B", 0), new Run("'s hand: ", Run.NONE), new Run("3", 1));
    assertThat(english("{0}{1}{0}").with(new Object[] {"B", ""}))
        .containsExactly(new Run("B", 0), new Run("B", 0));
  }

  @Test
  void words_that_an_argument_chooses_do_not_come_from_it() {
    assertThat(
            english("{0} {0, select, you {gain} other {gains}} {1}").with(new Object[] {"B", 3L}))
        .containsExactly(
            new Run("B", 0),
            new Run(" ", Run.NONE),
            new Run("gains", Run.NONE),
            new Run(" ", Run.NONE),
            new Run("3", 1));
  }

  private static Sentence english(String pattern) {
    return new Sentence("id", ULocale.ENGLISH, pattern);
  }

  private static String words(List<Run> runs) {
    return runs.stream().map(Run::words).collect(Collectors.joining());
  }
}
