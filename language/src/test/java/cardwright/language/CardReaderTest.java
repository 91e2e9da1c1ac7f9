package cardwright.language;

import static cardwright.language.Phrases.BONUS;
import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.QUOTED;
import static cardwright.language.Phrases.listOf;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.sentence;
import static cardwright.language.Phrases.withArticle;
import static cardwright.language.Phrases.words;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Diagnostic;
import cardwright.engine.Refused;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// A small language of its own, read by the reader that every game uses.
class CardReaderTest {
  private sealed interface Say {}

  private record Draw(int cards) implements Say {}

  private record Greet(String name) implements Say {}

  private record Feed(String animal) implements Say {}

  private record Raise(List<Integer> by) implements Say {}

  private record Shine() implements Say {}

  private record Card(String name, int cost, List<Flow<Say>> text) {}

  private static final Phrase<String> ANIMAL =
      oneOf(words("owl", "owl"), words("goat", "goat"), words("Otter", "Otter"));

  private static final Phrase<Say> SAY =
      oneOf(
          phrase(Draw.class, "draw {}", NUMBER, Draw::new, Draw::cards),
          phrase(Greet.class, "greet {}", QUOTED, Greet::new, Greet::name),
          phrase(Feed.class, "feed {}", withArticle(ANIMAL), Feed::new, Feed::animal),
          phrase(
              Raise.class, "raise by {}", listOf(BONUS, ", ", " and ", 1), Raise::new, Raise::by),
          words(new Shine(), "let the sun shine"));

  private static Phrase<Flow<Say>> flows(Phrase<Say> say) {
    Phrase<Say> none = oneOf(List.of());
    return new Sentences<>(say, none, none, none).sentence();
  }

  private static CardReader<Integer, Flow<Say>, Card> reader(Phrase<Say> say) {
    return new CardReader<>(
        phrase(Integer.class, "cost {}", NUMBER, n -> n, n -> n),
        sentence(flows(say)),
        Map.of("pet", "feed"),
        Card::new);
  }

  private static CardReader.Cards<Card> read(String... lines) {
    return reader(SAY).read(String.join("\n", lines), "zoo.cards");
  }

  private static CardError error(String text) {
    CardReader.Cards<Card> cards = read("# Keeper", "cost 1", text);
    assertThat(cards.cards()).as("the card is refused whole").isEmpty();
    return cards.errors().getFirst();
  }

  @Test
  void a_line_is_read_as_records() {
    assertThat(read("# Keeper", "cost 2", "Draw 3.", "Feed an owl, then feed a goat.").cards())
        .containsExactly(
            new Card(
                "Keeper",
                2,
                List.of(
                    new Flow.Do<>(new Draw(3)),
                    new Flow.Then<>(
                        List.of(
                            new Flow.Do<>(new Feed("owl")), new Flow.Do<>(new Feed("goat")))))));
  }

  @Test
  void spaces_behind_the_last_word_of_a_line_are_not_seen() {
    CardReader.Cards<Card> cards = read("# Keeper ", "cost 2  ", "Draw 3. ");

    assertThat(cards.errors()).isEmpty();
    assertThat(cards.cards())
        .containsExactly(new Card("Keeper", 2, List.of(new Flow.Do<>(new Draw(3)))));
  }

  @Test
  void a_name_alone_is_no_card() {
    assertThat(read("# Keeper", "", "# Goat", "cost 1").errors())
        .extracting(CardError::toString)
        .containsExactly(
            """
            zoo.cards:1:1: a line with kind and figures has to follow the name
              # Keeper
              ^\
            """);
  }

  @Test
  void a_line_that_ends_too_soon_is_told_where_it_ends() {
    assertThat(error("You may").toString())
        .isEqualTo(
            """
            zoo.cards:3:8: the line ends where more has to follow
              You may
                     ^\
            """);
  }

  @Test
  void a_line_that_does_not_go_with_its_kind_is_named_where_it_stands() {
    CardReader<Integer, Flow<Say>, Card> free =
        new CardReader<>(
            phrase(Integer.class, "cost {}", NUMBER, n -> n, n -> n),
            sentence(flows(SAY)),
            Map.of(),
            (cost, _) -> {
              if (cost > 3) {
                throw new Refused("too dear for a text");
              }
            },
            Card::new);
    assertThat(free.read("# Goat\ncost 4\nDraw 1.", "zoo.cards").errors())
        .extracting(CardError::toString)
        .containsExactly(
            """
            zoo.cards:3:1: too dear for a text
              Draw 1.
              ^\
            """);
  }

  @Test
  void you_may_covers_the_rest_of_its_sentence() {
    assertThat(read("# Keeper", "cost 2", "You may draw 3, then feed an Otter.").cards())
        .extracting(card -> card.text().getFirst())
        .containsExactly(
            new Flow.May<>(
                new Flow.Then<>(
                    List.of(new Flow.Do<>(new Draw(3)), new Flow.Do<>(new Feed("Otter"))))));
  }

  @Test
  void what_was_read_is_written_back_to_the_letter() {
    Phrase<Flow<Say>> line = sentence(flows(SAY));
    for (String text :
        List.of(
            "Draw 0.",
            "Greet \"Old, wise owl.\".",
            "Feed an Otter.",
            "Raise by +1.",
            "Raise by +1, +2 and +3.",
            "You may let the sun shine, then draw 12.")) {
      List<Parse<Flow<Say>>> parses = line.read(new LineText(text), 0);
      assertThat(parses).as(text).hasSize(1);
      assertThat(line.write(parses.getFirst().value())).isEqualTo(text);
    }
  }

  @Test
  void an_error_names_file_line_and_column_and_what_could_stand_there() {
    assertThat(error("Feed an elephant."))
        .returns("zoo.cards", CardError::file)
        .returns(3, CardError::line)
        .returns(9, CardError::column)
        .returns("not-understood", CardError::code)
        .returns(List.of(new Diagnostic.Fix(9, 17, "Otter", true)), CardError::fixes);
    assertThat(error("Feed an elephant.").toString())
        .isEqualTo(
            """
            zoo.cards:3:9: this is not understood
              Feed an elephant.
                      ^
            here could stand: Otter | goat | owl
            with 'Otter' it is understood\
            """);
  }

  @Test
  void what_is_proposed_was_read() {
    assertThat(mended("Draw cards.")).isEqualTo("Draw 1.");
    assertThat(mended("Draw two.")).isEqualTo("Draw 2.");
    assertThat(mended("draw 2.")).isEqualTo("Draw 2.");
    assertThat(mended("Draw 2")).isEqualTo("Draw 2.");
    assertThat(mended("Feed a  goat.")).isEqualTo("Feed a goat.");
    assertThat(mended("Feed goat.")).isEqualTo("Feed a goat.");
    assertThat(mended("Feed an goat.")).isEqualTo("Feed a goat.");
    assertThat(mended("Feed a a goat.")).isEqualTo("Feed a goat.");
    assertThat(mended("Let sun the shine.")).isEqualTo("Let the sun shine.");
    assertThat(mended("Greet Owl.")).isEqualTo("Greet \"Owl\".");
    assertThat(mended("Draw 2, than feed a goat.")).isEqualTo("Draw 2, then feed a goat.");
    assertThat(mended("Draw 2 then feed a goat.")).isEqualTo("Draw 2, then feed a goat.");
  }

  private static String mended(String text) {
    CardError error = error(text);
    assertThat(error.fixes()).as(error.toString()).hasSize(1);
    Diagnostic.Fix fix = error.fixes().getFirst();
    assertThat(fix.whole()).as(error.toString()).isTrue();
    return fix.in(text);
  }

  @Test
  void of_two_mistakes_the_first_is_mended_first() {
    assertThat(error("Drow 2, then fed a goat.").remedy())
        .endsWith("did you mean 'Draw'? There is another mistake behind it");
    assertThat(mended("Draw 2, then fed a goat.")).isEqualTo("Draw 2, then feed a goat.");
  }

  @Test
  void letters_that_look_like_others_are_named_with_their_code_point() {
    assertThat(error("Feed \u0430 goat."))
        .returns(6, CardError::column)
        .returns("look-alike-letter", CardError::code)
        .returns("'\u0430' (U+0430) looks like 'a', and is another character", CardError::message);
    assertThat(error("Feed a\u200B goat.").message())
        .isEqualTo("an invisible character (U+200B) stands here");
    assertThat(error("Feed a\u00A0goat.").message())
        .isEqualTo("this is another space (U+00A0) than the usual one");
    assertThat(error("Greet \u201COwl\u201D.").message()).contains("(U+201C) looks like '\"'");
    assertThat(error("Feed  a goat.").message())
        .isEqualTo("more than one space stands between two words");
    assertThat(mended("Feed \u0430 goat.")).isEqualTo("Feed a goat.");
  }

  @Test
  void a_lineline_is_shown_around_the_place() {
    String line = "Draw 1, then " + "draw 1, then ".repeat(20) + "drow 1.";
    String said = error(line).toString();
    String[] shown = said.lines().toArray(String[]::new);
    assertThat(shown[1]).hasSizeLessThan(110).startsWith("  …").contains("drow 1.");
    assertThat(shown[1].charAt(shown[2].indexOf('^'))).isEqualTo('d');
  }

  @Test
  void a_slip_of_the_pen_is_recognised() {
    assertThat(error("Let the sun shyne.").remedy()).contains("did you mean 'shine'?");
  }

  @Test
  void a_synonym_is_refused_with_the_right_word() {
    assertThat(error("Pet an owl.").remedy())
        .contains("'pet' is no word of this game: did you mean 'feed'?");
  }

  @Test
  void another_wording_of_the_same_is_refused_with_the_right_one() {
    assertThat(error("Draw 03."))
        .returns(6, CardError::column)
        .returns("this is understood, but it is worded another way", CardError::message)
        .returns("write: Draw 3.", CardError::remedy);
  }

  @Test
  void a_wrong_article_is_refused() {
    assertThat(error("Feed a owl.").remedy()).contains("here could stand: an");
  }

  @Test
  void a_sentence_needs_its_full_stop_and_nothing_behind_it() {
    assertThat(error("Draw 3").remedy()).contains("here could stand: , then | .");
    assertThat(error("Draw 3. Draw 4.").remedy()).contains("here could stand: the end of the line");
    assertThat(error("draw 3.").remedy()).contains("here could stand: a capital letter");
  }

  @Test
  void signs_that_mean_something_elsewhere_are_read_as_they_stand() {
    assertThat(error("Draw $2 \\1.").toString()).contains("  Draw $2 \\1.");
  }

  @Test
  void a_bonus_is_at_least_1() {
    assertThat(error("Raise by +0.").remedy()).contains("a bonus from +1 to +999");
  }

  @Test
  void a_name_has_no_signs_that_records_and_moves_need() {
    assertThat(read("# Owl; Goat", "cost 1").errors().getFirst().message())
        .isEqualTo("this cannot be a name");
    assertThat(read("# Owl", "cost 1", "# OWL", "cost 1").errors()).hasSize(1);
  }

  @Test
  void two_readings_are_an_error_that_prints_both() {
    Phrase<Say> twice =
        oneOf(SAY, phrase(Raise.class, "draw {}", NUMBER, n -> new Raise(List.of(n)), r -> 1));
    CardReader.Cards<Card> cards = reader(twice).read("# Keeper\ncost 1\nDraw 3.", "zoo.cards");
    assertThat(cards.cards()).isEmpty();
    assertThat(cards.errors().getFirst().message()).contains("two readings");
    assertThat(cards.errors().getFirst().remedy())
        .contains("Draw[cards=3]")
        .contains("Raise[by=[3]]");
  }

  @Test
  void a_card_that_is_not_understood_does_not_keep_others_from_loading() {
    CardReader.Cards<Card> cards = read("# A", "cost 1", "Sing.", "", "# B", "cost 1", "Draw 1.");
    assertThat(cards.cards()).extracting(Card::name).containsExactly("B");
    assertThat(cards.errors()).hasSize(1);
    assertThatThrownBy(cards::orRefuse)
        .isInstanceOf(Refused.class)
        .hasMessageContaining("zoo.cards:3:1: this is not understood");
  }

  @Test
  void every_mistake_of_a_card_is_named() {
    assertThat(read("# A", "price 1", "Sing.", "Draw.").errors())
        .extracting(CardError::line)
        .containsExactly(2, 3, 4);
  }

  @Test
  void a_file_says_what_is_wrong_with_its_shape() {
    assertThat(read().errors().getFirst().message()).contains("there is no card in this file");
    assertThat(read("Draw 3.").errors().getFirst().message()).contains("before the first card");
    assertThat(read("#A", "cost 1").errors().getFirst().message()).contains("# Name");
    assertThat(read("# A").errors().getFirst()).returns(1, CardError::line);
    assertThat(read("# A", "cost 1", "# A", "cost 2").errors().getFirst())
        .returns(3, CardError::line)
        .returns("this name stands twice in the file", CardError::message);
  }

  @Test
  void kind_and_abilities_that_do_not_go_together_are_refused_at_the_name() {
    CardReader<Integer, Flow<Say>, Card> strict =
        new CardReader<>(
            phrase(Integer.class, "cost {}", NUMBER, n -> n, n -> n),
            sentence(flows(SAY)),
            Map.of(),
            (name, cost, text) -> {
              throw new Refused("no card is good enough");
            });
    assertThat(strict.read("\n# A\ncost 1", "zoo.cards").errors())
        .containsExactly(new CardError("zoo.cards", 2, 1, "# A", "no card is good enough", ""));
  }
}
