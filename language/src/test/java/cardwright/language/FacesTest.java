package cardwright.language;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.sentence;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Refused;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Cards with two faces.
final class FacesTest {
  private record Card(
      String title, List<Integer> front, Optional<String> name, List<Integer> back) {}

  private static final CardReader<Integer, Integer, Card> READER =
      new CardReader<>(
          phrase(Integer.class, "cost {}", NUMBER, n -> n, n -> n),
          new CardReader.Reverse<>(
              "Boosted:", phrase(Integer.class, "power {}", NUMBER, n -> n, n -> n)),
          sentence(phrase(Integer.class, "draw {}", NUMBER, n -> n, n -> n)),
          Map.of("pull", "draw", "pull up", "raise"),
          new CardReader.FaceMaker<>() {
            @Override
            public Integer line(Integer kind, Integer ability) {
              if (ability > 9) {
                throw new Refused("that is too much");
              }
              return ability;
            }

            @Override
            public Card make(
                String title,
                CardReader.Face<Integer, Integer> front,
                Optional<CardReader.Face<Integer, Integer>> back) {
              return new Card(
                  title,
                  front.abilities(),
                  back.map(CardReader.Face::name),
                  back.map(CardReader.Face::abilities).orElse(List.of()));
            }
          });

  private static CardReader.Cards<Card> read(String... lines) {
    return READER.read(String.join("\n", lines), "zoo.cards");
  }

  private static CardError error(String... lines) {
    CardReader.Cards<Card> cards = read(lines);
    assertThat(cards.cards()).isEmpty();
    return cards.errors().getFirst();
  }

  @Test
  void a_word_opens_the_second_face() {
    assertThat(read("# Owl", "cost 1", "Draw 2.", "Boosted: Big Owl", "power 3", "Draw 4.").cards())
        .containsExactly(new Card("Owl", List.of(2), Optional.of("Big Owl"), List.of(4)));
    assertThat(read("# Owl", "cost 1", "Boosted:", "power 3", "# Cat", "cost 2").cards())
        .containsExactly(
            new Card("Owl", List.of(), Optional.of(""), List.of()),
            new Card("Cat", List.of(), Optional.empty(), List.of()));
  }

  @Test
  void the_second_face_has_its_own_line_of_kind_and_figures() {
    assertThat(error("# Owl", "cost 1", "Boosted:", "cost 3"))
        .returns(4, CardError::line)
        .returns("here could stand: power\nwith 'power' it is understood", CardError::remedy);
    assertThat(error("# Owl", "cost 1", "Boosted:")).returns(4, CardError::line);
  }

  @Test
  void a_card_has_two_faces_at_most() {
    assertThat(error("# Owl", "cost 1", "Boosted:", "power 3", "Boosted:", "power 4").toString())
        .contains("zoo.cards:5:1: a card has two faces at most");
    assertThat(error("# Owl", "cost 1", "Boosted: O;l", "power 3").message())
        .isEqualTo("this cannot be a name");
    assertThat(error("# Owl", "cost 1", "Boosted:Owl", "power 3").message())
        .contains("'Boosted: NAME'");
  }

  @Test
  void a_line_that_does_not_go_with_its_face_is_named_where_it_stands() {
    assertThat(read("# Owl", "cost 1", "Draw 10.", "Boosted:", "power 3", "Draw 11.").errors())
        .containsExactly(
            new CardError("zoo.cards", 3, 1, "Draw 10.", "that is too much", ""),
            new CardError("zoo.cards", 6, 1, "Draw 11.", "that is too much", ""));
  }

  @Test
  void the_longest_synonym_counts() {
    assertThat(error("# Owl", "cost 1", "Pull 3.").remedy()).contains("did you mean 'draw'?");
    assertThat(error("# Owl", "cost 1", "Pull up 3.").remedy()).contains("did you mean 'raise'?");
    assertThat(error("# Owl", "cost 1", "Pullover.").remedy()).doesNotContain("no word");
  }
}
