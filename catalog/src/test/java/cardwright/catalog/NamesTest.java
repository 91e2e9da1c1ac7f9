package cardwright.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Refused;
import java.util.List;
import org.junit.jupiter.api.Test;

class NamesTest {
  private static final List<String> DECKS = List.of("Sun", "Sundown", "Sunny Side", "Big Toys");

  @Test
  void aNameIsFoundRegardlessOfCaseAndSpaces() {
    assertThat(Names.find("deck", "  BIG  toys ", DECKS)).isEqualTo("Big Toys");
  }

  @Test
  void aBeginningThatOnlyOneNameHasIsEnough() {
    assertThat(Names.find("deck", "sunn", DECKS)).isEqualTo("Sunny Side");
  }

  @Test
  void aWholeNameIsMeantEvenWhereItBeginsOthers() {
    assertThat(Names.find("deck", "sun", DECKS)).isEqualTo("Sun");
  }

  @Test
  void aBeginningOfSeveralNamesIsRefusedWithAllOfThem() {
    assertThatThrownBy(() -> Names.find("deck", "su", DECKS))
        .isInstanceOf(Refused.class)
        .hasMessage("'su' may be more than one deck: Sun, Sundown, Sunny Side");
  }

  @Test
  void anUnknownNameIsRefusedWithTheNearestAndTheKnownOnes() {
    assertThatThrownBy(() -> Names.find("deck", "Sundwon", DECKS))
        .isInstanceOf(Refused.class)
        .hasMessage(
            "there is no deck 'Sundwon'; did you mean 'Sundown'?"
                + " Known: Big Toys, Sun, Sundown, Sunny Side.");
  }

  @Test
  void anEmptyNameIsNoBeginning() {
    assertThatThrownBy(() -> Names.find("deck", "", DECKS))
        .hasMessageStartingWith("there is no deck ''");
  }

  @Test
  void nothingIsNearToANameThatIsLikeNone() {
    assertThat(Names.nearest("Zzzzzzzz", DECKS)).isEmpty();
  }

  @Test
  void neighboursThatChangedPlacesCountAsOneMistake() {
    assertThat(Names.distance("archer", "arhcer")).isEqualTo(1);
    assertThat(Names.distance("", "ka")).isEqualTo(2);
    assertThat(Names.distance("sun", "son")).isEqualTo(1);
  }
}
