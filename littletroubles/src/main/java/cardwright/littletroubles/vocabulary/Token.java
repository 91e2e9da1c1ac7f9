package cardwright.littletroubles.vocabulary;

import cardwright.engine.Rule;
import java.util.List;

/// What a text says of the token that it makes: name, figures and lines. It has one face and costs 0.
@Rule("LT C79")
public record Token(String name, Figures figures, List<Ability> abilities)
    implements cardwright.cardgame.text.Token {
  /// One that becomes a copy as it is made.
  @Rule("LT C81")
  public static final Token COPY =
      new Token(
          "", new Figures(Kind.TOY.bit(), false, false, false, 0, 0, 0, 0, 0, 0, 0), List.of());

  /// Keeps the list from changing.
  public Token {
    abilities = List.copyOf(abilities);
  }
}
