package cardwright.ggltcg.vocabulary;

import cardwright.engine.Rule;
import java.util.List;

/// What a text says of the token that it makes: name, figures and lines. It is a Toy that costs 0.
@Rule("GG Q74")
public record Token(String name, Stats stats, List<Ability> abilities)
    implements cardwright.cardgame.text.Token {
  /// Keeps the list from changing.
  public Token {
    abilities = List.copyOf(abilities);
  }
}
