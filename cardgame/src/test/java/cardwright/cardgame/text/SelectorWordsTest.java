package cardwright.cardgame.text;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Refused;
import cardwright.language.CardReader;
import cardwright.language.Phrase;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// One selector in the words of owls and mice: an owl can be snowy, and nothing else can.
final class SelectorWordsTest {
  private static final int OWL = 1;
  private static final int MOUSE = 2;
  private static final int ANY = OWL | MOUSE;

  private enum Feather implements Quality.Own {
    SNOWY
  }

  private enum Measure implements Quality.Stat {
    WINGS
  }

  private enum Tree {
    SOMEWHERE,
    OAK
  }

  private record Birds(boolean other, int kinds, Tree spot, List<Quality> qualities)
      implements Selector {}

  private record Form() implements SelectorWords.Form<Birds, Tree> {
    @Override
    public Birds of(boolean other, int kinds, Tree spot, List<Quality> qualities) {
      return new Birds(other, kinds, spot, qualities);
    }

    @Override
    public Tree spot(Birds birds) {
      return birds.spot();
    }
  }

  private record Nouns() implements SelectorWords.Nouns<Tree> {
    private static final Phrase<Quality> NONE = Quality.none();
    private static final Phrase<Quality> SNOWY = oneOf(words(Feather.SNOWY, "snowy "));
    private static final Phrase<Integer> OWLS = oneOf(words(OWL, "owl"));
    private static final Phrase<Integer> ALL =
        oneOf(words(OWL, "owl"), words(MOUSE, "mouse"), words(ANY, "card"));
    private static final Phrase<Quality> EXCEPT =
        Quality.except(oneOf(words(OWL, "an owl"), words(MOUSE, "a mouse")));
    private static final Phrase<Tree> TREES =
        oneOf(words(Tree.SOMEWHERE, ""), words(Tree.OAK, " in the oak"));
    private static final Phrase<Amount> BOUND =
        oneOf(phrase(Amount.Fixed.class, "{}", NUMBER, Amount.Fixed::new, Amount.Fixed::number));
    private static final Phrase<Quality> BEHIND =
        oneOf(Quality.figure(Measure.WINGS, "span", BOUND), Quality.counter(words("egg", "egg")));

    @Override
    public Phrase<Quality> adjectives(List<Quality> before) {
      return before.isEmpty() ? SNOWY : NONE;
    }

    @Override
    public Phrase<Integer> kinds(List<Quality> adjectives) {
      return adjectives.isEmpty() ? ALL : OWLS;
    }

    @Override
    public Phrase<Quality> except(int kinds) {
      return kinds == ANY ? EXCEPT : NONE;
    }

    @Override
    public Phrase<Tree> spots(int kinds) {
      return TREES;
    }

    @Override
    public Phrase<Quality> behind() {
      return BEHIND;
    }
  }

  private static final CardReader<String, Birds, Birds> READER =
      new CardReader<>(
          words("Perch", "Perch"),
          SelectorWords.of(new Form(), new Nouns()),
          Map.of(),
          (_, _, abilities) -> abilities.getFirst());

  private static Birds read(String line) {
    return READER.read("# Perch\nPerch\n" + line, "birds.cards").orRefuse().getFirst();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "owl",
        "other mouse",
        "snowy owl",
        "other snowy owl in the oak",
        "card other than a mouse",
        "card other than an owl named \"Hoot\" in the oak with span at most 3",
        "owl named \"Hoot\" or \"Hedwig\"",
        "mouse with span exactly 2 and with an egg counter",
      })
  void a_selector_is_read_in_one_way_and_written_back(String line) {
    assertThat(SelectorWords.of(new Form(), new Nouns()).write(read(line))).isEqualTo(line);
  }

  @Test
  void each_part_is_where_it_belongs() {
    assertThat(read("other snowy owl named \"Hoot\" in the oak with span at least 3"))
        .isEqualTo(
            new Birds(
                true,
                OWL,
                Tree.OAK,
                List.of(
                    Feather.SNOWY,
                    new Quality.Named(List.of("Hoot")),
                    new Quality.Figure(
                        Measure.WINGS, Condition.Relation.AT_LEAST, new Amount.Fixed(3)))));
  }

  @Test
  void only_kinds_that_fit_the_adjective_could_stand_behind_it() {
    assertThatThrownBy(() -> read("snowy mouse"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("here could stand: owl")
        .hasMessageNotContaining(" | ");
  }

  @Test
  void a_noun_in_the_plural_is_told_where_it_begins() {
    assertThatThrownBy(() -> read("owls"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("birds.cards:3:1")
        .hasMessageContaining("did you mean 'owl'?");
  }

  @Test
  void only_a_card_of_any_kind_leaves_kinds_out() {
    assertThatThrownBy(() -> read("owl other than a mouse")).isInstanceOf(Refused.class);
  }
}
