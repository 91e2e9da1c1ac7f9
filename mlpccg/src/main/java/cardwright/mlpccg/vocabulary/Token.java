package cardwright.mlpccg.vocabulary;

import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;
import cardwright.engine.Rule;
import java.util.List;
import java.util.stream.Stream;

/// What a text says of the token that it makes: name, figures and lines. It is a Friend with cost 0 that asks for nothing.
@Rule("MLP Q90")
public record Token(String name, Figures figures, List<Ability> abilities)
    implements cardwright.cardgame.text.Token {
  /// One that becomes a copy as it is made.
  @Rule("MLP Q92")
  public static final Token COPY =
      new Token(
          "",
          new Figures(Kind.FRIEND, 0, 0, 0, false, 0, 0, 0, 0, 0, Requirement.NONE, 0, 0),
          List.of());

  /// Keeps the list from changing.
  public Token {
    abilities = List.copyOf(abilities);
  }

  /// The tokens that lines of text make.
  public static List<Token> of(List<Ability> abilities) {
    return abilities.stream().flatMap(Token::of).toList();
  }

  private static Stream<Token> of(Ability ability) {
    return switch (ability) {
      case Ability.Activated(var _, var _, Body body) -> of(body);
      case Ability.Triggered(var _, var _, Body body) -> of(body);
      case Ability.Reaction(var _, Body body) -> of(body);
      case Ability.Instead(var _, var _, Body body) -> of(body);
      case Ability.EntersAsCopy enters -> of(enters.body());
      case Ability.Keyworded _,
          Ability.PlayedOn _,
          Ability.PlayOnlyIf _,
          Ability.AlsoDiscards _,
          Ability.Standing _ ->
          Stream.empty();
    };
  }

  private static Stream<Token> of(Body body) {
    return body.flow().effects().flatMap(Token::of);
  }

  private static Stream<Token> of(Effect effect) {
    if (effect instanceof Effect.Shared(SharedEffect.PutToken<Which>(Token token))) {
      return Stream.of(token);
    }
    if (effect instanceof Effect.SharedOnCards(SharedCardEffect.CopyAsToken<Which> _)) {
      return Stream.of(COPY);
    }
    if (effect instanceof Effect.SharedOnCards(SharedCardEffect.GainTexts<Which> _)) {
      return of(effect.givenTexts()).stream();
    }
    return effect.inside().stream().flatMap(Token::of);
  }
}
