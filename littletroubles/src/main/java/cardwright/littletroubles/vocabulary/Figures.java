package cardwright.littletroubles.vocabulary;

import cardwright.engine.Rule;

/// What the line of kind and figures says of a face.
///
/// @param kinds the kinds of the face, as bits of [Kind]
/// @param regressed whether it is a Regressed Character
/// @param unique whether it is of the unique sort of its kind
/// @param quick whether it is a Quick Action
/// @param cost the printed cost, or [Card#X]; a back has the cost of its front
/// @param confidence 0 or more; 0 for what is no Character
/// @param maturity 0 or more
/// @param reward the cookies of its Fight Reward
/// @param drawReward the card draws of its Fight Reward
/// @param cookies its cookie resource
/// @param draws its draw resource
@Rule({"LT 5.1a", "LT 5.1b", "LT D8"})
public record Figures(
    int kinds,
    boolean regressed,
    boolean unique,
    boolean quick,
    int cost,
    int confidence,
    int maturity,
    int reward,
    int drawReward,
    int cookies,
    int draws) {
  /// Whether the face is of that kind.
  public boolean is(Kind kind) {
    return (kinds & kind.bit()) != 0;
  }

  /// The printed figure.
  public int of(Stat stat) {
    return switch (stat) {
      case CONFIDENCE -> confidence;
      case MATURITY -> maturity;
      case REWARD -> reward;
      case DRAW_REWARD -> drawReward;
      case COOKIES -> cookies;
      case DRAWS -> draws;
    };
  }
}
