package cardwright.ggltcg;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.SeededChance;
import cardwright.engine.View;
import cardwright.players.Accuracy;
import cardwright.players.Level;
import cardwright.players.PlayerOptions;
import cardwright.players.SearchPlayer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Carelessness costs little: it throws nothing away.
final class CarelessnessTest {
  private static final Deck DECK = Deck.of("Archer", "Beary", "Ka", "Toynado", "Umbruh", "Wizard");
  private static final int OPENINGS = 60;

  private final Game game = Ggltcg.load();

  @ParameterizedTest
  @EnumSource(names = {"BEGINNER", "EASY", "NORMAL", "HARD"})
  void nobody_plays_toynado_on_an_empty_table(Level level) {
    Accuracy careless = new Accuracy(0, level.care().margin());
    for (int seed = 0; seed < OPENINGS; seed++) {
      Position start =
          game.start(Opening.of("starter18", DECK, DECK), new SeededChance(seed), null);
      assertThat(start.choice().indexOf("play toynado")).as("it is offered").isNotNegative();
      int move =
          new SearchPlayer(game, level.budget(), careless, seed, PlayerOptions.NONE)
              .choose(new View(start));
      assertThat(start.choice().move(move).notation()).isNotEqualTo("play toynado");
    }
  }
}
