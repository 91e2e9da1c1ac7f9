package cardwright.lab.training;

import cardwright.engine.Refused;
import cardwright.lab.shard.Limits;

/// How a network is trained: how long and at which pace, and what keeps it from learning games by heart. Many cards and few games need slower and shorter
/// training and more that is forgotten.
///
/// @param epochs how often it goes through all lessons, from 1 to 100
/// @param rate how large a step is at first (the learning rate), above 0 and at most 0.1; steps grow smaller to the end
/// @param decay how fast what is learned of single cards fades (weight decay), from 0 to 100; terms, which all games have, fade at a third of the pace
/// @param dropout how many of 100 cards are left out of each lesson, on the average, from 0 to 90
public record TrainingSettings(int epochs, double rate, double decay, int dropout) {
  /// What suits a game of a few dozen cards.
  public static final TrainingSettings USUAL = new TrainingSettings(8, 2e-3, 0.5, 10);

  private static final int MOST_EPOCHS = 100;
  private static final double MOST_RATE = 0.1;
  private static final double MOST_DECAY = 100;
  private static final int MOST_DROPOUT = 90;

  /// Checks the numbers.
  ///
  /// @throws Refused when one is out of its range
  public TrainingSettings {
    Limits.between("epochs", epochs, 1, MOST_EPOCHS);
    if (!(rate > 0 && rate <= MOST_RATE)) {
      throw new Refused("the learning rate has to be above 0 and at most 0.1, not " + rate);
    }
    if (!(decay >= 0 && decay <= MOST_DECAY)) {
      throw new Refused("the decay has to be from 0 to 100, not " + decay);
    }
    Limits.between("of 100 cards left out", dropout, 0, MOST_DROPOUT);
  }

  /// The options of the command that trains with it; nothing for the usual ones.
  String options() {
    return equals(USUAL)
        ? ""
        : " --epochs %d --rate %s --decay %s --dropout %d".formatted(epochs, rate, decay, dropout);
  }
}
