package cardwright.cardgame.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Refused;
import cardwright.language.Flow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What a line mentions, where each instruction is the name of the one card that it mentions.
final class MentionedCardsTest {
  private final List<String> heard = new ArrayList<>();
  private final MentionedCards<String, String> cards =
      new MentionedCards<>(this::instruction, asked -> heard.add(asked + "?"));

  private void instruction(String card) {
    heard.add(card + cards.that(_ -> true));
    cards.add(card);
  }

  private static Flow<String> say(String card) {
    return new Flow.Do<>(card);
  }

  @Test
  void what_stands_before_is_heard() {
    cards.read(new Flow.Then<>(List.of(say("owl"), new Flow.May<>(say("hen")))));
    assertThat(heard).containsExactly("owl[]", "hen[owl]");
    assertThat(cards.has("hen")).isTrue();
  }

  @Test
  void one_branch_is_not_heard_in_another() {
    cards.read(
        new Flow.Then<>(
            List.of(
                new Flow.IfDone<>(say("owl"), say("hen"), Optional.of(say("jay"))),
                new Flow.OneOf<>(List.of(say("wren"), say("kite"))))));
    assertThat(heard).containsExactly("owl[]", "hen[owl]", "jay[owl]", "wren[owl]", "kite[owl]");
    assertThat(cards.has("hen")).isFalse();
  }

  @Test
  void what_is_asked_or_counted_is_read_before_what_hangs_on_it() {
    cards.read(new Flow.If<>("night", new Flow.ForEach<>("eggs", say("owl"))));
    assertThat(heard).containsExactly("night?", "eggs?", "owl[]");
  }

  @Test
  void it_has_to_be_one_card() {
    assertThat(MentionedCards.it(List.of("owl"), "by its kind")).isEqualTo("owl");
    assertThatThrownBy(() -> MentionedCards.it(List.of(), "by its kind"))
        .isInstanceOf(Refused.class)
        .hasMessage("'it' means nothing here: the line mentions no other card before it");
    assertThatThrownBy(() -> MentionedCards.it(List.of("owl", "hen"), "by its kind"))
        .isInstanceOf(Refused.class)
        .hasMessage("'it' could be any of 2 cards: say 'that KIND', by its kind");
  }

  @Test
  void that_card_has_to_be_the_only_one_of_its_noun() {
    assertThat(MentionedCards.only(List.of("owl"), "'that owl'", "owl", "by its event"))
        .isEqualTo("owl");
    assertThatThrownBy(() -> MentionedCards.only(List.of(), "'that owl'", "owl", "by its event"))
        .isInstanceOf(Refused.class)
        .hasMessage(
            "'that owl' means nothing here: the line mentions no owl before it, by its event");
    assertThatThrownBy(
            () -> MentionedCards.only(List.of("a", "b"), "'that owl'", "owl", "by its event"))
        .isInstanceOf(Refused.class)
        .hasMessage("'that owl' could be any of 2: mention only one owl, or write two lines");
  }
}
