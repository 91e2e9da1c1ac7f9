package cardwright.language;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.listOf;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.TextLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// How much work the reading of a file of cards takes, counted in steps.
class WorkTest {
  /// Each `a` has two readings, so that a row of n of them has two to the power of n.
  private static final Phrase<List<Integer>> TWOFOLD =
      listOf(oneOf(words(1, "a"), words(2, "a")), ", ", ", ", 1);

  private static CardReader.Cards<List<List<Integer>>> read(String text) {
    return new CardReader<>(
            phrase(Integer.class, "cost {}", NUMBER, n -> n, n -> n),
            TWOFOLD,
            Map.of(),
            (name, cost, lines) -> lines)
        .read(text, "zoo.cards");
  }

  private static List<String> messages(String text) {
    return read(text).errors().stream().map(CardError::message).toList();
  }

  @Test
  void a_line_with_more_readings_than_anybody_could_wait_for_is_refused_with_the_limit() {
    assertThat(messages("# A\ncost 1\n" + "a, ".repeat(150) + "a\n# B\ncost 1\na, b\n"))
        .containsExactly(
            "this line takes more work to read than 200000 steps", "this is not understood");
  }

  @Test
  void many_such_lines_together_do_not_take_more_than_a_file_may() {
    String line = "a, ".repeat(150) + "a\n";
    List<String> messages = messages("# A\ncost 1\n" + line.repeat(500) + "# B\ncost 1\na\n");

    assertThat(messages)
        .hasSizeLessThan(TextLimits.CARD_FILE_STEPS / TextLimits.LINE_STEPS + 3)
        .endsWith(
            "the file takes more work to read than 20000000 steps",
            "from here on nothing was read; mend the mistakes before it");
  }

  @Test
  void a_line_is_compared_with_its_limit_before_anybody_reads_it() {
    Work none = new Work(0, 0);
    List<CardError> errors = new ArrayList<>();
    CardSource.Line line = new CardSource.Line(3, "a".repeat(601));

    assertThat(new LineReader<>(TWOFOLD, Map.of()).read(line, "zoo.cards", none, errors, _ -> true))
        .isEmpty();
    assertThat(errors)
        .extracting(CardError::message)
        .containsExactly("a line of a card has at most 600 characters, and this has 601");
    assertThat(none.spent()).isZero();
  }

  @Test
  void a_file_that_is_too_long_is_not_looked_into() {
    assertThat(messages("a".repeat(TextLimits.CARD_FILE + 1)))
        .containsExactly("a file of cards has at most 524288 characters, and this has 524289");
  }

  @Test
  void after_two_hundred_mistakes_nothing_more_is_read() {
    assertThat(messages("noise\n".repeat(80_000))).hasSize(200);
    assertThat(messages("# A\ncost 1\n" + "noise\n".repeat(80_000) + "# B\ncost 1\na\n"))
        .hasSize(201)
        .endsWith("from here on nothing was read; mend the mistakes before it");
  }

  @Test
  void what_would_mend_lines_is_sought_within_as_much_work_again() {
    Work work = new Work(4_000, 2_000);
    LineReader<List<Integer>> reader = new LineReader<>(TWOFOLD, Map.of());
    List<CardError> errors = new ArrayList<>();

    for (int number = 1; number <= 40; number++) {
      reader.read(
          new CardSource.Line(number, "a".repeat(12) + "x"), "zoo.cards", work, errors, _ -> true);
    }

    assertThat(errors).hasSize(40);
    assertThat(work.mending().spent()).isPositive().isLessThan(5_000);
    assertThat(work.mending()).isSameAs(work.mending());
  }

  @Test
  void the_longest_list_is_read_within_a_small_stack() throws InterruptedException {
    List<String> found = new ArrayList<>();
    String line = "b, ".repeat(199) + "b";
    Phrase<List<Integer>> plain = listOf(words(1, "b"), ", ", ", ", 1);
    Thread thread =
        new Thread(
            null,
            () ->
                new LineReader<>(plain, Map.of())
                    .read(
                        new CardSource.Line(1, line),
                        "zoo.cards",
                        Work.ofFile(),
                        new ArrayList<>(),
                        _ -> true)
                    .ifPresent(values -> found.add(values.size() + " read")),
            "small stack",
            256 * 1024);
    thread.start();
    thread.join();

    assertThat(found).containsExactly("200 read");
  }

  @Test
  void a_mistake_for_programs_is_about_the_word_at_its_place() {
    CardError inside = new CardError("zoo.cards", 3, 6, "Feed dog food.", "not understood", "x");
    CardError whole = new CardError("zoo.cards", 3, 1, "Feed dog food.", "two readings", "");
    CardError behind = new CardError("zoo.cards", 3, 15, "Feed dog food.", "a full stop", "");

    assertThat(inside.diagnostic().endColumn()).isEqualTo(9);
    assertThat(whole.diagnostic().endColumn()).isEqualTo(15);
    assertThat(behind.diagnostic().endColumn()).isEqualTo(15);
  }
}
