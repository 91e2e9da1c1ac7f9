package cardwright.lab.pairs;

import cardwright.lab.games.CardWatch;
import cardwright.lab.statistics.Tally;

/// What a deck scored in the games in which one of its cards was drawn or played, and in the others. Scores add up, in any order.
///
/// @param drawn what it scored where a copy of the card was in its hand at some decision
/// @param played what it scored where it played a copy of the card
/// @param unplayed what it scored where it played none
/// @param neither what it scored where it did neither of it
public record CardScores(
    Tally<Double> drawn, Tally<Double> played, Tally<Double> unplayed, Tally<Double> neither) {
  /// No games.
  public static CardScores none() {
    return new CardScores(Tally.none(), Tally.none(), Tally.none(), Tally.none());
  }

  /// One game.
  ///
  /// @param score what the deck got
  static CardScores of(String card, CardWatch watch, double score) {
    Tally<Double> seen = Tally.of(score);
    boolean drew = watch.drew(card);
    boolean played = watch.played(card);
    return new CardScores(
        drew ? seen : Tally.none(),
        played ? seen : Tally.none(),
        played ? Tally.none() : seen,
        drew || played ? Tally.none() : seen);
  }

  /// The games of both.
  CardScores plus(CardScores other) {
    return new CardScores(
        drawn.plus(other.drawn),
        played.plus(other.played),
        unplayed.plus(other.unplayed),
        neither.plus(other.neither));
  }
}
