package cardwright.mlpccg.wording;

import cardwright.cardgame.text.EnteringCopy;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.TokenWords;
import cardwright.engine.Refused;
import cardwright.engine.Rule;
import cardwright.language.Flow;
import cardwright.language.Sentences;
import cardwright.mlpccg.vocabulary.Ability;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.Figures;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Reading;
import cardwright.mlpccg.vocabulary.Token;
import cardwright.mlpccg.vocabulary.Which;
import java.util.List;

/// Checks that a line can stand on a card of its type.
final class CardValidation {
  private CardValidation() {}

  /// Checks a line.
  ///
  /// @throws Refused when the line says nothing on such a card, or gives figures by later ones
  static void check(Figures figures, Ability ability) {
    ability.instructions().ifPresent(Sentences::check);
    Reading.check(ability);
    tokens(ability);
    given(ability);
    boolean becomes =
        ability.instructions().stream()
            .flatMap(Flow::effects)
            .anyMatch(effect ->
                effect instanceof Effect.SharedOnCards(SharedCardEffect.BecomeCopy<Which> _));
    if (becomes && !(ability instanceof Ability.EntersAsCopy)) {
      require(figures, Kind.FRIEND, "what becomes a copy for a time is a Friend in play");
    }
    switch (ability) {
      case Ability.PlayedOn _ -> require(figures, Kind.RESOURCE, "only Resources are played on");
      case Ability.Keyworded(Keyword keyword, int _) -> {
        if (keyword == Keyword.STARTING_PROBLEM) {
          require(figures, Kind.PROBLEM, "only a Problem is a Starting Problem");
        }
        if (keyword == Keyword.VILLAIN) {
          require(figures, Kind.TROUBLEMAKER, "only a Troublemaker is a Villain");
        }
      }
      case Ability.Triggered _, Ability.Instead _, Ability.Standing _ -> {
        if (figures.is(Kind.EVENT)) {
          throw new Refused(
              "an Event does something when it is played: open with its phase and a colon");
        }
      }
      case Ability.EntersAsCopy(EnteringCopy<Which> copy) -> entersAsCopy(figures, copy.which());
      case Ability.AlsoDiscards _ ->
          require(figures, Kind.FRIEND, "only what a Friend costs can be more than action tokens");
      case Ability.Activated _, Ability.Reaction _, Ability.PlayOnlyIf _ -> {}
    }
  }

  @Rule("MLP Q145")
  private static void entersAsCopy(Figures figures, Which which) {
    if (!figures.is(Kind.FRIEND) || (which.kinds() & Kind.FRIEND.bit()) == 0) {
      throw new Refused("only a Friend enters play as a copy, and only of a Friend");
    }
  }

  /// What tokens say has to work on them: they are made, not played.
  @Rule("MLP Q90")
  private static void tokens(Ability ability) {
    List<Token> told =
        Token.of(List.of(ability)).stream().filter(token -> !token.equals(Token.COPY)).toList();
    for (Token token : told) {
      TokenWords.check(token);
      for (Ability line : token.abilities()) {
        check(token.figures(), line);
        Pronouns.check(line, false);
        if (line instanceof Ability.PlayOnlyIf || line instanceof Ability.AlsoDiscards) {
          throw new Refused(
              "a token is put into play, never played: this text would never work on it");
        }
      }
    }
  }

  /// What a card in play gains has to work there, as on a Friend.
  @Rule("MLP Q102")
  private static void given(Ability ability) {
    ability.instructions().stream()
        .flatMap(Flow::effects)
        .flatMap(effect -> effect.givenTexts().stream())
        .forEach(line -> {
          check(Token.COPY.figures(), line);
          Pronouns.check(line, false);
          if (line instanceof Ability.Keyworded) {
            throw new Refused("a keyword is gained without quotation marks: 'gains Swift'");
          }
          if (line instanceof Ability.PlayOnlyIf
              || line instanceof Ability.AlsoDiscards
              || line instanceof Ability.EntersAsCopy) {
            throw new Refused(
                "what a card gains in play comes too late for its being played: this text would"
                    + " never work");
          }
        });
  }

  private static void require(Figures figures, Kind kind, String message) {
    if (!figures.is(kind)) {
      throw new Refused(message);
    }
  }
}
