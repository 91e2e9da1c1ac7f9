package cardwright.cli;

import static cardwright.cli.Shell.run;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cli.Shell.Ran;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UsageTest {
  @Test
  void withoutACommandItSaysWhatThereIs() {
    Ran ran = run();

    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .contains("play", "simulate", "cards", "decks", "deck", "scenario", "replay", "bench");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"play", "simulate", "cards", "decks", "deck", "scenario", "replay", "bench"})
  void everyCommandHasHelp(String command) {
    Ran asked = run("help", command);

    assertThat(asked.code()).isZero();
    assertThat(asked.out()).startsWith("Usage: cardwright " + command).contains("-h, --help");
    assertThat(run(command, "--help")).isEqualTo(asked);
  }

  @Test
  void theVersionIsTold() {
    Ran ran = run("--version");

    assertThat(ran.code()).isZero();
    assertThat(ran.out()).startsWith("cardwright ").contains("Java 2");
  }

  @Test
  void anUnknownCommandIsRefusedWithTheNearestOne() {
    Ran ran = run("plya");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains("'plya'", "did you mean: play", "try: cardwright help");
  }

  @Test
  void aMissingArgumentIsNamed() {
    Ran ran = run("simulate", "ggltcg");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("--games", "try: cardwright help simulate");
  }

  @Test
  void aNumberThatIsNoneIsNamed() {
    Ran ran = run("simulate", "ggltcg", "--games", "many");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("--games", "'many'").doesNotContain("\tat ");
  }

  @Test
  void benchRefusesNoTimeAtAll() {
    Ran ran = run("bench", "ggltcg", "--seconds", "0");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .isEqualTo("cardwright bench: --seconds has to be from 1 to 3600, not 0\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"play", "cards", "decks", "bench"})
  void anUnknownGameIsRefusedWithTheNearestOne(String command) {
    Ran ran = run(command, "gglctg");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err())
        .isEqualTo(
            "cardwright "
                + command
                + ": there is no game 'gglctg'; did you mean 'ggltcg'? Known: ggltcg.\n");
  }
}
