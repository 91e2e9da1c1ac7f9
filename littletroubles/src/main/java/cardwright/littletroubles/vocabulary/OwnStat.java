package cardwright.littletroubles.vocabulary;

import cardwright.cardgame.text.Quality;

/// The figures that a card can be asked for.
public sealed interface OwnStat extends Quality.Stat permits Stat, OwnStat.Printed {
  /// The figure behind the door of the common qualities.
  static OwnStat of(Quality.Stat stat) {
    return (OwnStat) stat;
  }

  /// What is printed, and never changes.
  enum Printed implements OwnStat {
    /// `printed cost`: a cost of X is none.
    COST
  }
}
