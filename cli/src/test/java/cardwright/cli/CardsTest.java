package cardwright.cli;

import static cardwright.cli.Shell.run;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.cli.Shell.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class CardsTest {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  @TempDir private Path folder;

  private String file(String text) throws IOException {
    return Files.writeString(folder.resolve("new.cards"), text).toString();
  }

  @Test
  void allCardsOfAGameAreListedWithTheirKind() {
    Ran ran = run("cards", "ggltcg");

    assertThat(ran.code()).isZero();
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out()).contains("Archer", "Toy, cost 0, speed 0, strength 0, stamina 5");
    assertThat(ran.lines().getLast()).isEqualTo(Catalog.game("ggltcg").cards().size() + " cards");
  }

  @Test
  void aCardIsShownWholeByABeginningOfItsName() {
    Ran ran = run("cards", "ggltcg", "arch");

    assertThat(ran.code()).isZero();
    assertThat(ran.lines())
        .startsWith("# Archer", "Toy, cost 0, speed 0, strength 0, stamina 5")
        .hasSizeGreaterThan(2);
  }

  @Test
  void cardsArePrintedAsDataToo() {
    JsonNode all = JSON.readTree(run("cards", "ggltcg", "--json").out());
    JsonNode archer = JSON.readTree(run("cards", "ggltcg", "Archer", "--json").out());

    assertThat(all.size()).isEqualTo(Catalog.game("ggltcg").cards().size());
    assertThat(archer.get("name").asString()).isEqualTo("Archer");
    assertThat(archer.get("text").size()).isEqualTo(2);
  }

  @Test
  void anUnknownCardIsRefusedWithTheNearestOne() {
    Ran ran = run("cards", "ggltcg", "Umbrah");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains("there is no card 'Umbrah'; did you mean 'Umbruh'?");
  }

  @Test
  void aCardThatIsNearToNoneIsRefusedWithWhereTheCardsAreListed() {
    Ran ran = run("cards", "ggltcg", "Elephant in the Room");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .contains("there is no card 'Elephant in the Room'. 'cardwright cards ggltcg' lists them.");
  }

  @Test
  void aMistypedCheckIsRefusedWithTheRightWord() {
    Ran ran = run("cards", "chck", "my.cards");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .contains("no game 'chck'; did you mean: cardwright cards check FILE --game GAME?");
  }

  @Test
  void cardsWithoutAGameSayWhatIsNeeded() {
    Ran ran = run("cards");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("a game is needed, such as: cardwright cards ggltcg");
  }

  @Test
  void aFileOfCardsIsPrintedAsItWasUnderstood() throws IOException {
    String file =
        file(
            """
            # Night Light
            Toy, cost 1, speed 2, strength 2, stamina 4
            When this card is sleeped, gain 1 CC.

            # Ka
            Toy, cost 2, speed 5, strength 8, stamina 1
            Toys you control have +2 strength.
            """);

    Ran ran = run("cards", "check", file, "--game", "ggltcg");

    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.lines())
        .contains("# Night Light", "When this card is sleeped, gain 1 CC.", "# Ka")
        .contains("Ka replaces the card of the same name")
        .doesNotContain("# Archer", "Night Light replaces the card of the same name")
        .last()
        .isEqualTo("2 cards understood");
  }

  @Test
  void aTextThatNobodyUnderstandsIsRefusedWithItsPlace() throws IOException {
    String file =
        file(
            """
            # Night Light
            Toy, cost 1, speed 2, strength 2, stamina 4
            When this card is sleeped, dance on the table.
            """);

    Ran ran = run("cards", "check", file, "--game", "ggltcg");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains("new.cards", "3").doesNotContain("\tat ");
  }

  @Test
  void aFileThatIsNotThereIsNamed() {
    Ran ran = run("cards", "check", "nowhere.cards", "--game", "ggltcg");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .isEqualTo("cardwright cards check: nowhere.cards: there is no such file\n");
  }

  @Test
  void aFileThatIsNoTextIsNamed() throws IOException {
    Path file = Files.write(folder.resolve("raw.cards"), new byte[] {(byte) 0xC3, (byte) 0x28});

    Ran ran = run("cards", "check", file.toString(), "--game", "ggltcg");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("raw.cards:1: the file is not text in UTF-8");
  }

  @Test
  void aFolderIsNoFile() {
    Ran ran = run("cards", "check", folder.toString(), "--game", "ggltcg");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("this is a folder; a file is needed");
  }
}
