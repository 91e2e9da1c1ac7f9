package cardwright.lab.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.CardFace;
import cardwright.engine.Refused;
import cardwright.lab.games.Aces;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CardFigureTest {
  private static final CardFace KNIGHT =
      new CardFace(
          "Knight 7",
          "all",
          "Toy, cost 2, reward 4/0, blue 1, requires blue 2",
          List.of(
              "When this card is played, gain 2 cookies.", "Draw 2 cards, then draw 10 cards."));

  private static final CardFace TWO_FACES =
      new CardFace(
          "Mane",
          "all",
          "Mane Character, blue 1",
          List.of("Gain 1 point."),
          Optional.of(new CardFace.Reverse("Back: Boosted", "blue 3", List.of("Gain 4 points."))));

  private static List<String> names(CardFace face) {
    return CardFigure.of(face).stream().map(CardFigure::name).toList();
  }

  @Test
  void figures_are_named_by_what_stands_before_them() {
    assertThat(names(KNIGHT))
        .containsExactly(
            "cost",
            "reward N/0",
            "reward 4/N",
            "blue",
            "requires blue",
            "When this card is played, gain N cookies.",
            "Draw N cards, then draw 10 cards.",
            "Draw 2 cards, then draw N cards.");
    assertThat(CardFigure.of(KNIGHT).stream().map(CardFigure::value))
        .containsExactly(2, 4, 0, 1, 2, 2, 2, 10);
    assertThat(CardFigure.of(KNIGHT).stream().filter(CardFigure::isPrinted)).hasSize(5);
  }

  @Test
  void figures_of_the_other_face_have_its_name_before_them() {
    assertThat(names(TWO_FACES))
        .containsExactly("blue", "Gain N point.", "back blue", "back Gain N points.");
  }

  @Test
  void a_number_in_the_name_is_no_figure() {
    assertThat(CardFigure.source(KNIGHT, Map.of(0, 3, 7, 11)))
        .startsWith("# Knight 7\nToy, cost 3, reward 4/0, blue 1,")
        .endsWith("gain 2 cookies.\nDraw 2 cards, then draw 11 cards.\n");
  }

  @Test
  void a_figure_is_found_by_its_word_by_its_value_and_by_words_around_it() {
    assertThat(number(KNIGHT, "cost")).isEqualTo(0);
    assertThat(number(KNIGHT, "COST 2")).isEqualTo(0);
    assertThat(number(KNIGHT, "reward N/0")).isEqualTo(1);
    assertThat(number(KNIGHT, "reward 4/N")).isEqualTo(2);
    assertThat(number(KNIGHT, "requires blue")).isEqualTo(4);
    assertThat(number(KNIGHT, "gain N cookies")).isEqualTo(5);
    assertThat(number(KNIGHT, "then draw N cards")).isEqualTo(7);
    assertThat(number(KNIGHT, "draw 10")).isEqualTo(7);
    assertThat(number(TWO_FACES, "blue")).isEqualTo(0);
    assertThat(number(TWO_FACES, "back blue")).isEqualTo(2);
  }

  private static int number(CardFace face, String words) {
    return CardFigure.named(face, words).number();
  }

  @Test
  void what_may_be_more_than_one_figure_or_none_is_refused_with_those_that_there_are() {
    assertRefused("draw N cards", "'draw N cards' may be more than one figure of Knight 7: ");
    assertRefused("speed", "Knight 7 has no figure 'speed'; it has 'cost' (2), 'reward N/0' (4)");
    assertRefused("", "name one figure of Knight 7: 'cost' (2)");
    assertRefused("x".repeat(400), "name one figure of Knight 7: ");
    assertRefused("draw N, draw N", "has no figure");
    assertRefused("(N", "has no figure '(N'");
  }

  private static void assertRefused(String words, String reason) {
    assertThatThrownBy(() -> CardFigure.named(KNIGHT, words))
        .isInstanceOf(Refused.class)
        .hasMessageContaining(reason);
  }

  @Test
  void changed_figures_are_read_as_cards_of_their_own() {
    CardFigure cost = CardFigure.named(new Aces(), "Ace", "cost");

    assertThat(FigureChange.cards(new Aces(), List.of(new FigureChange(cost, 4))))
        .isEqualTo("# Ace\nWinner, cost 4\n");
    assertThat(FigureChange.cards(new Aces(), List.of())).isEmpty();
    assertThat(new FigureChange(cost, 4).size()).isEqualTo(3);
    assertThatThrownBy(() -> CardFigure.named(new Aces(), "Joker", "cost"))
        .isInstanceOf(Refused.class)
        .hasMessage("there is no card Joker");
  }
}
