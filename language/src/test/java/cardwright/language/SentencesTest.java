package cardwright.language;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.sentence;
import static cardwright.language.Phrases.words;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Refused;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The words for flow, over a small language of its own.
final class SentencesTest {
  private static final Sentences<String> SENTENCES =
      new Sentences<>(
          oneOf(words("sing", "sing"), words("dance", "dance"), words("nap", "nap")),
          words("rain", "the rain falls"),
          words("sunny", "it is sunny"),
          oneOf(
              words("owls", "for each owl"),
              phrase(
                      String.class,
                      "{} times",
                      NUMBER,
                      String::valueOf,
                      times -> times.equals("2") ? 2 : 0)
                  .when(times -> times.equals("2"))));

  private static final Phrase<Flow<String>> LINE = sentence(SENTENCES.text());

  private static final Flow<String> SING = new Flow.Do<>("sing");
  private static final Flow<String> DANCE = new Flow.Do<>("dance");
  private static final Flow<String> NAP = new Flow.Do<>("nap");

  private static List<Flow<String>> readings(String line) {
    return LINE.read(new LineText(line), 0).stream()
        .filter(parse -> parse.end() == line.length())
        .map(Parse::value)
        .toList();
  }

  private static void means(String line, Flow<String> flow) {
    assertThat(readings(line)).as(line).containsExactly(flow);
    assertThat(LINE.write(flow)).isEqualTo(line);
  }

  private static Flow<String> then(Flow<String> first, Flow<String> second) {
    return new Flow.Then<>(List.of(first, second));
  }

  @Test
  void you_may_covers_the_rest_of_its_sentence() {
    means("You may sing, then dance.", new Flow.May<>(then(SING, DANCE)));
    means("Sing, then you may dance.", then(SING, new Flow.May<>(DANCE)));
    means("If it is sunny, you may sing.", new Flow.If<>("sunny", new Flow.May<>(SING)));
  }

  @Test
  void if_and_for_each_cover_one_instruction() {
    means("If it is sunny, sing, then dance.", then(new Flow.If<>("sunny", SING), DANCE));
    means("Sing, then if it is sunny, dance.", then(SING, new Flow.If<>("sunny", DANCE)));
    means("For each owl, sing, then nap.", then(new Flow.ForEach<>("owls", SING), NAP));
    means(
        "If it is sunny, 2 times, the rain falls.",
        new Flow.If<>("sunny", new Flow.ForEach<>("2", new Flow.Do<>("rain"))));
  }

  @Test
  void if_you_do_asks_for_the_whole_sentence_before_it() {
    means(
        "Sing, then you may dance. If you do, nap.",
        new Flow.IfDone<>(then(SING, new Flow.May<>(DANCE)), NAP, Optional.empty()));
    means(
        "You may sing. If you do, you may dance. If you do not, nap.",
        new Flow.IfDone<>(new Flow.May<>(SING), new Flow.May<>(DANCE), Optional.of(NAP)));
    means("You may sing. If you do not, nap.", new Flow.IfNotDone<>(new Flow.May<>(SING), NAP));
  }

  @Test
  void one_of_covers_the_rest_of_its_sentence() {
    means(
        "Sing, then one of: dance, then nap; nap.",
        then(SING, new Flow.OneOf<>(List.of(then(DANCE, NAP), NAP))));
    means(
        "Sing, then up to 2 of: dance; nap.",
        then(SING, new Flow.SomeOf<>(2, List.of(DANCE, NAP))));
    means("You may do one of: dance; nap.", new Flow.May<>(new Flow.OneOf<>(List.of(DANCE, NAP))));
  }

  @Test
  void a_die_has_a_table() {
    means(
        "Roll a die. On 1 to 3, sing. On 4 to 6, you may dance.",
        new Flow.Roll<>(
            6,
            List.of(new Flow.Faces<>(1, 3, SING), new Flow.Faces<>(4, 6, new Flow.May<>(DANCE)))));
    means(
        "Sing, then roll a die with 10 sides. On 10, nap.",
        then(SING, new Flow.Roll<>(10, List.of(new Flow.Faces<>(10, 10, NAP)))));
    means(
        "You may roll a die. On 6, sing.",
        new Flow.May<>(new Flow.Roll<>(6, List.of(new Flow.Faces<>(6, 6, SING)))));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "You may sing, then you may dance.",
        "You may the rain falls.",
        "You may if it is sunny, sing.",
        "Sing. Dance.",
        "If you do, sing.",
        "Sing. If you do, dance. If you do, nap.",
        "If you do not, sing.",
        "Sing. If you do not, dance. If you do, nap.",
        "One of: sing.",
        "Up to 1 of: sing; dance.",
        "Up to 3 of: sing; dance.",
        "You may do up to 2 of: sing; dance.",
        "Roll a die.",
        "Roll a die with 6 sides. On 1, sing.",
        "Roll a die. On 1, sing. If you do, nap.",
        "For each owl, if it is sunny, sing.",
      })
  void what_could_be_read_two_ways_cannot_be_said(String line) {
    assertThat(readings(line)).isEmpty();
  }

  @Test
  void flows_that_would_be_read_another_way_have_no_words() {
    Flow<String> may = new Flow.May<>(SING);
    assertThat(LINE.write(then(may, DANCE))).isNull();
    assertThat(LINE.write(new Flow.May<>(may))).isNull();
    assertThat(LINE.write(new Flow.If<>("sunny", then(SING, DANCE)))).isNull();
    assertThat(LINE.write(then(SING, then(DANCE, NAP)))).isNull();
  }

  @Test
  void the_numbers_of_a_die_rise_and_are_on_it() {
    assertThatThrownBy(() -> Sentences.check(readings("Roll a die. On 7, sing.").getFirst()))
        .isInstanceOf(Refused.class)
        .hasMessage("a die with 6 sides has no 7");
    assertThatThrownBy(
            () -> Sentences.check(readings("Roll a die. On 3, sing. On 1 to 2, nap.").getFirst()))
        .hasMessageContaining("are 1 or more and rise");
    assertThatThrownBy(() -> Sentences.check(readings("Roll a die. On 0, sing.").getFirst()))
        .hasMessageContaining("are 1 or more and rise");
    Sentences.check(readings("Sing, then roll a die. On 1 to 6, sing.").getFirst());
  }
}
