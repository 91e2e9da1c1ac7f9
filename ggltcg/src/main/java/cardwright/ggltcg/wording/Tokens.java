package cardwright.ggltcg.wording;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.phrase;

import cardwright.cardgame.text.TokenWords;
import cardwright.ggltcg.vocabulary.Ability;
import cardwright.ggltcg.vocabulary.Stats;
import cardwright.ggltcg.vocabulary.Token;
import cardwright.language.Phrase;

/// The words for tokens, and for the figures that they share with cards.
final class Tokens {
  /// `speed 1, strength 1, stamina 1`.
  static final Phrase<Stats> STATS =
      phrase(
          Stats.class,
          "speed {}",
          phrase(
              Stats.class,
              "{}, strength {}",
              phrase(Stats.class, "{}", NUMBER, speed -> new Stats(speed, 0, 0), Stats::speed),
              phrase(
                  Stats.class,
                  "{}, stamina {}",
                  NUMBER,
                  NUMBER,
                  (strength, stamina) -> new Stats(0, strength, stamina),
                  Stats::strength,
                  Stats::stamina),
              (speed, others) -> new Stats(speed.speed(), others.strength(), others.stamina()),
              stats -> stats,
              stats -> stats),
          stats -> stats,
          stats -> stats);

  /// `Toy, speed 1, strength 1, stamina 1`.
  static final Phrase<Stats> FACE =
      phrase(Stats.class, "Toy, {}", STATS, stats -> stats, stats -> stats);

  /// `"Small Doll", Toy, speed 1, strength 1, stamina 1`.
  static final Phrase<Token> TOKEN =
      TokenWords.<Token, Stats, Ability>token(
          Token.class, FACE, () -> Phrasebook.LINE, Token::new, Token::stats, Token::abilities);

  private Tokens() {}
}
