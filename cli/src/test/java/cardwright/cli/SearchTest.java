package cardwright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.SeededChance;
import cardwright.engine.View;
import cardwright.players.Accuracy;
import cardwright.players.Budget;
import cardwright.players.PlayerOptions;
import cardwright.players.SearchPlayer;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Search in the games of the catalog.
final class SearchTest {
  private static final int MOVES = 60;
  private static final int EVERY = 6;

  @ParameterizedTest
  @ValueSource(strings = {"ggltcg", "littletroubles", "mlpccg"})
  void positions_that_differ_in_secrets_alone_get_the_same_choice(String name) {
    Game game = Catalog.builtIn().game(name);
    Chance chance = new SeededChance(11);
    List<Deck> decks = game.decks(game.formats().getFirst());
    String format = game.formats().getFirst().name();
    Position position =
        game.start(Opening.of(format, decks.getFirst(), decks.getLast()), chance, null);
    for (int i = 0; i < MOVES && position.outcome().isEmpty(); i++) {
      if (i % EVERY == 0) {
        Position other = position.determinize(position.choice().seat(), Beliefs.NONE, chance);
        assertThat(choice(game, other, i)).isEqualTo(choice(game, position, i));
      }
      position.play(chance.roll(position.choice().count()), chance);
    }
  }

  private static int choice(Game game, Position position, long seed) {
    return new SearchPlayer(game, Budget.iterations(24), Accuracy.FULL, seed, PlayerOptions.NONE)
        .choose(new View(position));
  }
}
