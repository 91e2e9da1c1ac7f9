package cardwright.ggltcg.vocabulary;

import cardwright.cardgame.text.Quality;

/// What cards are held against a number by.
public sealed interface Figure extends Quality.Stat permits Stat, Figure.Now {
  /// `with strength at least 4`: a figure as it is now, with all that changes it; of stamina what is left.
  record Now(Stat stat) implements Figure {}

  /// Which of the three it is.
  default Stat stat() {
    return switch (this) {
      case Stat printed -> printed;
      case Now(Stat stat) -> stat;
    };
  }

  /// The figure behind the door of the common qualities.
  static Figure of(Quality.Stat stat) {
    return (Figure) stat;
  }
}
