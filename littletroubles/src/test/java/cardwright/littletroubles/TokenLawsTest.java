package cardwright.littletroubles;

import cardwright.contract.GameLaws;
import cardwright.contract.MadeUpCardLaws;
import cardwright.engine.Game;
import cardwright.engine.Rule;

/// The laws, where a card of First Bell that every random deck may have makes tokens.
@Rule({"LT C79", "LT C80"})
final class TokenLawsTest implements MadeUpCardLaws {
  private static final String MAKERS =
      """
      # Homework
      Common Action, cost 2
      Put a token into play: "Paper Plane", Toy, resources 1/0, with "Grab 1" and "The holder has +2 confidence".

      # Hush Now
      Common Action, cost 2
      Put a copy of a Character into play as a token.

      # Gossip
      Common Action, cost 1
      Put a token into play: "Rumor", Character, confidence 3, maturity 1, reward 2/1, resources 1/1, with "When this card loses a fight, put a token into play: "Whisper", Character, confidence 1, maturity 1, reward 1/0, resources 0/0".
      """;

  @Override
  public GameLaws published() {
    return new LittleTroublesLawsTest();
  }

  @Override
  public Game game() {
    return LittleTroubles.load().with(MAKERS, "tokens.cards");
  }

  @Override
  public int plays() {
    return 30;
  }

  /// Scenarios of the game's own cards prove their lines, those of tokens the lines of these.
  @Override
  public void every_line_acts() {}
}
