package cardwright.mlpccg;

import cardwright.contract.GameLaws;
import cardwright.contract.MadeUpCardLaws;
import cardwright.engine.Game;
import cardwright.engine.Rule;

/// The laws, where cards of the first set make tokens.
@Rule({"MLP Q90", "MLP Q91"})
final class TokenLawsTest implements MadeUpCardLaws {
  private static final String MAKERS =
      """
      # Catch Me!
      Event, power 2, cost 1
      Main Phase: 2 times, put a token into play: "Little Foal", Friend, pink 1, Earth Pony, with "Swift" and "When this card enters play, draw a card".

      # A Hasty Retreat
      Event, power 2, cost 1
      Main Phase: put a copy of a Friend into play as a token.

      # Red Gala, Favorite Cousin
      Friend, orange 2, cost 2, Earth Pony
      When this card enters play, put a token into play: "Apple Pie", Friend, orange 1, Critter, with "When this card is dismissed, put a token into play: "Crumb", Friend, yellow 1".
      """;

  @Override
  public GameLaws published() {
    return new MlpCcgLawsTest();
  }

  @Override
  public Game game() {
    return MlpCcg.load().with(MAKERS, "tokens.cards");
  }

  @Override
  public int plays() {
    return 15;
  }

  /// Scenarios of the game's own cards prove their lines, those of tokens the lines of these.
  @Override
  public void every_line_acts() {}
}
