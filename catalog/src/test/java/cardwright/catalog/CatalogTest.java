package cardwright.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Game;
import cardwright.engine.Refused;
import org.junit.jupiter.api.Test;

class CatalogTest {
  @Test
  void everyGameIsFoundByTheNameItGivesItself() {
    assertThat(Catalog.games())
        .isNotEmpty()
        .extracting(Game::name)
        .containsExactlyElementsOf(Catalog.names());
  }

  @Test
  void aGameIsFoundRegardlessOfCase() {
    assertThat(Catalog.game("GGLtcg").name()).isEqualTo("ggltcg");
  }

  @Test
  void anUnknownGameIsRefusedWithTheNearestName() {
    assertThatThrownBy(() -> Catalog.game("gglctg"))
        .isInstanceOf(Refused.class)
        .hasMessage(
            "there is no game 'gglctg'; did you mean 'ggltcg'?"
                + " Known: ggltcg, littletroubles, mlpccg.");
  }
}
