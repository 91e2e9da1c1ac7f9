package cardwright.ggltcg;

import cardwright.contract.GameLaws;
import cardwright.contract.MadeUpCardLaws;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Rule;
import java.util.List;

/// The laws, where cards of the starter set make tokens.
@Rule({"GG Q74", "GG Q75"})
final class TokenLawsTest implements MadeUpCardLaws {
  private static final String MAKERS =
      """
      # Rush
      Action, cost 0
      2 times, put a token into play: "Small Doll", Toy, speed 2, strength 1, stamina 1, with "When this card is sleeped, gain 1 CC".

      # Toynado
      Action, cost 2
      Put a copy of a Toy into play as a token.

      # Demideca
      Toy, cost 1, speed 3, strength 2, stamina 3
      At the start of your turn, put a token into play: "Small Doll", Toy, speed 2, strength 1, stamina 1, with "When this card is sleeped, gain 1 CC".
      When this card is sleeped, put a token into play: "Big Doll", Toy, speed 1, strength 2, stamina 3, with "Main Phase, pay 1: put a token into play: "Little Doll", Toy, speed 9, strength 0, stamina 1" and "Toys you control have +1 strength".
      """;

  @Override
  public GameLaws published() {
    return new GgltcgLawsTest();
  }

  @Override
  public Game game() {
    return Ggltcg.load().with(MAKERS, "tokens.cards");
  }

  @Override
  public int plays() {
    return 300;
  }

  @Override
  public List<Deck> tinyDecks() {
    return List.of(
        Deck.of("Ka", "Demideca", "Knight", "Rush", "Sun", "Copy"),
        Deck.of("Umbruh", "Twist", "Rush", "Archer", "Snuggles", "Toynado"));
  }

  @Override
  public List<Deck> secretiveDecks() {
    return tinyDecks();
  }

  @Override
  public Game secretiveGame() {
    return game();
  }

  /// Scenarios of the game's own cards prove their lines, those of tokens the lines of these.
  @Override
  public void every_line_acts() {}
}
