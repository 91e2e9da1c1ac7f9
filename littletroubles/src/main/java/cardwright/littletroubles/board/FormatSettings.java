package cardwright.littletroubles.board;

import cardwright.engine.Rule;

/// What players can agree on beyond the format.
///
/// @param startCookies the cookies at the start
/// @param secondPlayerBonus how many more the player has who goes second
/// @param winnerChooses whether the winner of the first draw chooses who goes first, instead of going first
/// @param scenesByPlayer whether a Scene is controlled by who played it, instead of by whose Playground it lies on
/// @param mulligans how many mulligans each player has
@Rule({"LT A1", "LT A2", "LT B42", "LT A6"})
public record FormatSettings(
    int startCookies,
    int secondPlayerBonus,
    boolean winnerChooses,
    boolean scenesByPlayer,
    int mulligans) {
  /// The usual ones, with the mulligans of a format.
  public static FormatSettings usual(int mulligans) {
    return new FormatSettings(30, 2, false, false, mulligans);
  }
}
