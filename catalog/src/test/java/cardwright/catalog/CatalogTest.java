package cardwright.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Game;
import cardwright.engine.Refused;
import org.junit.jupiter.api.Test;

class CatalogTest {
  @Test
  void every_game_is_found_by_the_name_it_gives_itself() {
    assertThat(Catalog.builtIn().games())
        .isNotEmpty()
        .extracting(Game::name)
        .containsExactlyElementsOf(Catalog.builtIn().names());
  }

  @Test
  void a_game_is_found_regardless_of_case() {
    assertThat(Catalog.builtIn().game("GGLtcg").name()).isEqualTo("ggltcg");
  }

  @Test
  void an_unknown_game_is_refused_with_the_nearest_name() {
    assertThatThrownBy(() -> Catalog.builtIn().game("gglctg"))
        .isInstanceOf(Refused.class)
        .hasMessage(
            "there is no game 'gglctg'; did you mean 'ggltcg'?"
                + " Known: ggltcg, littletroubles, mlpccg.");
  }
}
