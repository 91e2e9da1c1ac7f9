package cardwright.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Refused;
import java.util.List;
import java.util.stream.IntStream;
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
  void aNameThatOnlyBeginsLikeAnotherIsNotNear() {
    assertThat(Names.nearest("Sunflower Field", DECKS)).isEmpty();
    assertThat(Names.nearest("S", DECKS)).isEmpty();
  }

  @Test
  void whereManyNamesAreListedIsSaid() {
    List<String> many = IntStream.range(0, 50).mapToObj(i -> "Card " + i).toList();

    assertThatThrownBy(() -> Names.find("card", "Zebra", many, "A book lists them."))
        .isInstanceOf(Refused.class)
        .hasMessage("there is no card 'Zebra'. A book lists them.");
    assertThatThrownBy(() -> Names.whole("card", "Zebra", many, "A book lists them."))
        .hasMessage("there is no card 'Zebra'. A book lists them.");
  }

  @Test
  void whatIsQuotedIsShortAndHasNoControlCharacters() {
    assertThat(Names.quoted("x".repeat(60))).isEqualTo("'" + "x".repeat(60) + "'");
    assertThat(Names.quoted("x".repeat(61))).isEqualTo("'" + "x".repeat(59) + "…'");
    assertThat(Names.quoted("a\u001b[2Jb\n")).isEqualTo("'a\\u001b[2Jb\\u000a'");
  }
}
