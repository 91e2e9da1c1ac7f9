package cardwright.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.catalog.Catalog;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class BenchTest {
  private static List<String> games() {
    return Catalog.builtIn().names();
  }

  @ParameterizedTest
  @MethodSource("games")
  void each_figure_stands_on_a_line_of_its_own(String game) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Bench.run(
        Catalog.builtIn().game(game),
        "",
        "",
        1,
        new PrintStream(out, true, StandardCharsets.UTF_8));
    List<String> lines = out.toString(StandardCharsets.UTF_8).lines().limit(14).toList();
    assertThat(lines)
        .extracting(line -> line.substring(0, 32).strip())
        .containsExactly(
            "decisions per CPU-second",
            "all choices per CPU-second",
            "games per CPU-second",
            "bytes allocated per decision",
            "copy ns",
            "copy into a reused twin ns",
            "table ns",
            "determinize ns",
            "value of a position ns",
            "bytes a position",
            "reading all cards us",
            "whole play-outs per CPU-second",
            "cut play-outs per CPU-second",
            "search iterations per CPU-second");
    assertThat(lines).allMatch(line -> line.substring(32).strip().matches("[1-9][0-9,]*"));
  }

  @Test
  void the_median_is_the_middle_or_the_mean_of_the_two_in_the_middle() {
    assertThat(Bench.median(1, 2, 9)).isEqualTo(2);
    assertThat(Bench.median(1, 2, 4, 9)).isEqualTo(3);
  }

  @Test
  void a_measurement_of_no_time_is_refused() {
    Game game = Catalog.builtIn().games().getFirst();
    assertThatThrownBy(() -> Bench.run(game, "", "", 0, System.out))
        .isInstanceOf(Refused.class)
        .hasMessage("a measurement takes at least 1 second, not 0");
  }

  @Test
  void a_format_without_two_ready_made_decks_is_refused() {
    Game game = Catalog.builtIn().game("littletroubles");
    assertThatThrownBy(() -> Bench.run(game, "kindergarten", "", 1, System.out))
        .isInstanceOf(Refused.class)
        .hasMessage("the game 'littletroubles' has no two ready-made decks for 'kindergarten'");
  }

  @Test
  void words_that_are_in_no_two_deck_names_are_refused() {
    Game game = Catalog.builtIn().game("mlpccg");
    assertThatThrownBy(() -> Bench.run(game, "rulebook", "Pinkie", 1, System.out))
        .isInstanceOf(Refused.class)
        .hasMessage(
            "the game 'mlpccg' has no two ready-made decks for 'rulebook' with 'Pinkie' in their"
                + " names");
  }
}
