package cardwright.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import cardwright.engine.CardFace;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Two sets of a small game.
class CardSetsTest {
  private record Animal(String name, int legs) {}

  private static final Animal OWL = new Animal("Owl", 2);
  private static final Animal GOAT = new Animal("Goat", 4);
  private static final Animal CARP = new Animal("Carp", 0);

  private static CardFace write(Animal animal, String set) {
    return new CardFace(animal.name(), set, "legs " + animal.legs(), List.of());
  }

  private static final CardSets<Animal> SETS =
      new CardSets<>(Animal::name, CardSetsTest::write)
          .with("woods", List.of(OWL, GOAT))
          .with("lake", List.of(CARP));

  @Test
  void cards_lie_in_their_sets_in_the_order_in_which_they_came() {
    assertThat(SETS.names()).containsExactly("woods", "lake");
    assertThat(SETS.of("woods")).containsExactly(OWL, GOAT);
    assertThat(SETS.of("desert")).isEmpty();
    assertThat(SETS.all()).containsExactly(OWL, GOAT, CARP);
  }

  @Test
  void a_card_is_found_by_its_title_case_apart_or_exactly() {
    assertThat(SETS.find("gOAT")).isEqualTo(GOAT);
    assertThat(SETS.exact("gOAT")).isNull();
    assertThat(SETS.exact("Goat")).isEqualTo(GOAT);
    assertThat(SETS.find("Newt")).isNull();
  }

  @Test
  void a_card_that_is_there_already_takes_the_place_of_the_other() {
    Animal kid = new Animal("GOAT", 3);
    Animal newt = new Animal("Newt", 4);
    CardSets<Animal> more = SETS.with("own", List.of(kid, newt));
    assertThat(more.of("woods")).containsExactly(OWL, kid);
    assertThat(more.of("own")).containsExactly(newt);
    assertThat(more.exact("Goat")).isNull();
    assertThat(SETS.all()).as("the sets before").containsExactly(OWL, GOAT, CARP);
  }

  @Test
  void a_title_that_is_no_card_names_the_one_that_may_have_been_meant() {
    assertThat(SETS.unknown("Gaot"))
        .hasMessage("there is no card called 'Gaot'; did you mean Goat?");
    assertThat(SETS.unknown("Xylophone")).hasMessage("there is no card called 'Xylophone'");
  }

  @Test
  void every_card_is_written_with_the_name_of_its_set() {
    assertThat(SETS.faces())
        .extracting(CardFace::set, CardFace::name, CardFace::kind)
        .containsExactly(
            tuple("woods", "Owl", "legs 2"),
            tuple("woods", "Goat", "legs 4"),
            tuple("lake", "Carp", "legs 0"));
  }

  @Test
  void a_card_is_written_once_also_where_further_cards_are_added() {
    List<String> written = new ArrayList<>();
    CardSets<Animal> sets =
        new CardSets<Animal>(
                Animal::name,
                (animal, set) -> {
                  written.add(animal.name());
                  return write(animal, set);
                })
            .with("woods", List.of(OWL, GOAT));
    Animal kid = new Animal("GOAT", 3);

    CardSets<Animal> more = sets.with("own", List.of(kid));
    more.faces();
    more.faces();
    sets.faces();

    assertThat(written).containsExactly("Owl", "Goat", "GOAT");
    assertThat(more.faces()).extracting(CardFace::name).containsExactly("Owl", "GOAT");
  }
}
