package cardwright.mlpccg.wording;

import cardwright.cardgame.text.TokenWords;
import cardwright.engine.Rule;
import cardwright.language.Phrase;
import cardwright.mlpccg.vocabulary.Ability;
import cardwright.mlpccg.vocabulary.Figures;
import cardwright.mlpccg.vocabulary.Token;

/// The words for tokens.
@Rule("MLP Q90")
final class Tokens {
  /// `"Small Filly", Friend, pink 1, Earth Pony, with "Swift"`.
  static final Phrase<Token> TOKEN =
      TokenWords.<Token, Figures, Ability>token(
          Token.class,
          Headings.TOKEN,
          () -> Phrasebook.LINE,
          Token::new,
          Token::figures,
          Token::abilities);

  private Tokens() {}
}
