package cardwright.mlpccg.vocabulary;

import cardwright.cardgame.layers.Layer;
import cardwright.engine.Rule;

/// The layers in which the figures of cards in play are found, in their order.
@Rule({"MLP 70", "MLP 71", "MLP B38", "MLP B40"})
public enum FigureLayer implements Layer {
  TRAITS("traits"),
  /// What is lost: nothing of that is gained later. Teamwork lends what is left.
  LOSSES("abilities"),
  KEYWORDS("keywords"),
  /// Colors may follow from colors.
  COLORS("colors"),
  POWER("power"),
  /// Abilities that are lost by what is found before: all else is then found once more without them.
  LATE_LOSSES("abilities");

  /// How many layers there are.
  public static final int COUNT = values().length;

  private final String words;

  FigureLayer(String words) {
    this.words = words;
  }

  @Override
  public String words() {
    return words;
  }

  @Override
  public boolean repeats() {
    return this == COLORS;
  }

  /// In which layer a law gives or takes something.
  ///
  /// @param isLate whether the law reads what is found after [#LOSSES]
  public static FigureLayer of(Change change, boolean isLate) {
    return switch (change) {
      case Change.Power _ -> POWER;
      case Change.Colored _, Change.AnyColor _, Change.ColorsOf _ -> COLORS;
      case Change.Traited _ -> TRAITS;
      case Change.Keyworded _ -> KEYWORDS;
      case Change.LosesKeyword _ -> LOSSES;
      case Change.LosesAbilities _ -> isLate ? LATE_LOSSES : LOSSES;
    };
  }
}
