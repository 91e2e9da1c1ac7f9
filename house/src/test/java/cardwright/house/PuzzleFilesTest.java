package cardwright.house;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.engine.Game;
import cardwright.scenario.Scenario;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Puzzles lie in `puzzles/GAME`, and games bring all of them.
final class PuzzleFilesTest {
  @Test
  void every_file_of_puzzles_is_named_by_its_game() {
    for (Game game : Catalog.builtIn().games()) {
      List<String> themes =
          Sources.below(Sources.ROOT.resolve("puzzles").resolve(game.name()), ".yaml").stream()
              .map(file -> file.getFileName().toString().replace(".yaml", ""))
              .toList();

      assertThat(game.puzzles().sequencedKeySet()).containsExactlyInAnyOrderElementsOf(themes);
    }
  }

  @Test
  void there_are_three_hundred_puzzles_and_some_in_each_game() {
    int all = 0;
    for (Game game : Catalog.builtIn().games()) {
      int puzzles = 0;
      for (Map.Entry<String, String> theme : game.puzzles().entrySet()) {
        puzzles += Scenario.read(theme.getValue(), theme.getKey(), _ -> game, file -> file).size();
      }
      assertThat(puzzles).as(game.title()).isGreaterThanOrEqualTo(50);
      all += puzzles;
    }
    assertThat(all).isGreaterThanOrEqualTo(300);
  }
}
