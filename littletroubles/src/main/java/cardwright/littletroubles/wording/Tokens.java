package cardwright.littletroubles.wording;

import cardwright.cardgame.text.TokenWords;
import cardwright.engine.Rule;
import cardwright.language.Phrase;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Figures;
import cardwright.littletroubles.vocabulary.Token;

/// The words for tokens.
@Rule("LT C79")
final class Tokens {
  /// `"Small Doll", Toy, with "Grab 1"`.
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
