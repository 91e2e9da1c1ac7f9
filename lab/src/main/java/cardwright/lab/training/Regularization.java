package cardwright.lab.training;

import cardwright.engine.Refused;
import cardwright.lab.shard.Limits;

/// What keeps a network from learning games by heart. A game with many cards needs more of it than one with few.
///
/// @param decay how fast what is learned of single cards fades (weight decay), from 0 to 100; terms, which all games have, fade at a third of the pace
/// @param dropout how many of 100 cards are left out of each lesson, on the average, from 0 to 90
public record Regularization(double decay, int dropout) {
  /// What suits a game of a few dozen cards.
  public static final Regularization USUAL = new Regularization(0.5, 10);

  private static final double MOST_DECAY = 100;
  private static final int MOST_DROPOUT = 90;

  /// Checks the numbers.
  ///
  /// @throws Refused when one is out of its range
  public Regularization {
    if (!(decay >= 0 && decay <= MOST_DECAY)) {
      throw new Refused("the decay has to be from 0 to 100, not " + decay);
    }
    Limits.between("of 100 cards left out", dropout, 0, MOST_DROPOUT);
  }

  /// The options of the command that trains with it; nothing for the usual ones.
  String options() {
    return equals(USUAL) ? "" : " --decay %s --dropout %d".formatted(decay, dropout);
  }
}
