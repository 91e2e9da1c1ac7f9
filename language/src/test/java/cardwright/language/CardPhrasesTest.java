package cardwright.language;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.listOf;
import static cardwright.language.Phrases.named;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.optional;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.sentence;
import static cardwright.language.Phrases.words;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.CardGrammar;
import cardwright.engine.CardGrammar.Rule;
import cardwright.engine.CardPhrase;
import cardwright.engine.CardPhrase.Group;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CardPhrasesTest {
  private sealed interface Act {}

  private record Draw(int cards) implements Act {}

  private record Rest(Optional<Integer> times) implements Act {}

  private record Row(List<Act> acts) {}

  private static final Phrase<Integer> KIND =
      named("kind", oneOf(words(1, "toy"), words(2, "card")));

  private record Find(int kind) implements Act {}

  private static final Phrase<Act> ACT =
      oneOf(
          phrase(Draw.class, "draw {}", NUMBER, Draw::new, Draw::cards),
          phrase(Find.class, "find a {}", KIND, Find::new, Find::kind),
          phrase(Rest.class, "rest{}", optional(" ", NUMBER), Rest::new, Rest::times));

  private static final Phrase<Row> LINE =
      sentence(oneOf(phrase(Row.class, "{}", listOf(ACT, ", ", " and ", 1), Row::new, Row::acts)));

  private static final List<Topic> TOPICS =
      List.of(Topic.of("act", Group.EFFECT, Act.class), Topic.of("kind", Group.CARDS));

  private static final Map<String, String> MEANINGS =
      Map.of(
          "CardPhrasesTest.Draw", "Takes cards.",
          "CardPhrasesTest.Find", "Looks for a card.",
          "CardPhrasesTest.Rest", "Does nothing.",
          "kind", "What a card is.");

  private static CardPhrases phrases() {
    return new CardPhrases(TOPICS, List.of(LINE));
  }

  @Test
  void a_phrase_is_listed_with_its_words_and_the_topics_of_what_stands_between_them() {
    List<CardPhrase> all = phrases().list(MEANINGS);

    assertThat(all)
        .extracting(CardPhrase::patterns)
        .containsExactly(
            List.of("draw {number}"),
            List.of("find a {kind}"),
            List.of("rest[ {number}]"),
            List.of("toy", "card"));
    assertThat(all)
        .extracting(CardPhrase::group)
        .containsExactly(Group.EFFECT, Group.EFFECT, Group.EFFECT, Group.CARDS);
    assertThat(all.getFirst().meaning()).isEqualTo("Takes cards.");
  }

  @Test
  void the_cards_that_use_a_phrase_stand_with_it_and_the_shortest_of_their_lines() {
    CardPhrases phrases = phrases();
    phrases.use("Long", LINE, new Row(List.of(new Rest(Optional.of(3)), new Draw(2))));
    phrases.use("Short", LINE, new Row(List.of(new Draw(1))));

    CardPhrase draw = phrases.list(MEANINGS).getFirst();

    assertThat(draw.cards()).containsExactly("Long", "Short");
    assertThat(draw.example()).isEqualTo("Draw 1.");
    assertThat(draw.exampleFrom()).isEqualTo("Short");
  }

  @Test
  void a_made_up_line_is_the_example_only_of_a_phrase_that_no_card_uses() {
    CardPhrases phrases = phrases();
    phrases.use("Long", LINE, new Row(List.of(new Draw(20))));
    phrases.beginExamples();
    phrases.use("Made Up", LINE, new Row(List.of(new Draw(1))));
    phrases.use("Made Up", LINE, new Row(List.of(new Rest(Optional.empty()))));

    CardPhrase draw = phrases.list(MEANINGS).getFirst();
    CardPhrase rest = phrases.list(MEANINGS).get(2);

    assertThat(draw.example()).isEqualTo("Draw 20.");
    assertThat(draw.cards()).containsExactly("Long");
    assertThat(rest.example()).isEqualTo("Rest.");
    assertThat(rest.exampleFrom()).isEmpty();
    assertThat(rest.cards()).isEmpty();
  }

  @Test
  void a_phrase_without_a_meaning_and_one_without_a_topic_are_named() {
    CardPhrases unnamed = new CardPhrases(List.of(TOPICS.getLast()), List.of(LINE));

    assertThatThrownBy(() -> phrases().list(Map.of("kind", "What a card is.")))
        .hasMessageContaining("CardPhrasesTest.Draw = EFFECT [draw {number}]");
    assertThatThrownBy(() -> unnamed.list(MEANINGS)).hasMessageContaining("Draw: draw {number}");
  }

  @Test
  void a_grammar_has_a_rule_for_each_phrase_and_each_list() {
    CardGrammar grammar = Grammar.of(TOPICS, ACT, LINE);

    assertThat(grammar.rules())
        .extracting(Rule::name)
        .startsWith("face", "text")
        .doesNotHaveDuplicates();
    assertThat(grammar.rules().get(1).ways().toString()).contains("WORDS, text=.");
    assertThat(grammar.rules().toString())
        .contains("text= and ", "text=draw ", "text=a number from 0 to 999", "text=toy");
  }
}
