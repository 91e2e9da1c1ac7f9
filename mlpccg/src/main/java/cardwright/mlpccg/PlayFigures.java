package cardwright.mlpccg;

import cardwright.cardgame.state.Pile;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.DerivedValues;
import cardwright.mlpccg.vocabulary.Kind;

/// What a side has in play.
///
/// @param power of its characters, up to what tells much
/// @param boosted 1 where the boosted side of its Mane Character is up, else 0
/// @param resources how many Resources
/// @param frightened how many frightened Friends
@Rule({"MLP 4", "MLP 23"})
record PlayFigures(int power, int boosted, int resources, int frightened) {
  /// More power in play than this tells little.
  private static final int STRONG = 10;

  static PlayFigures of(Board board, Seat seat) {
    DerivedValues derived = board.derived();
    int power = 0;
    for (int area = 0; area < Area.COUNT; area++) {
      power += derived.charactersPower(board, seat, area);
    }
    Pile table = board.table();
    int resources = 0;
    int frightened = 0;
    for (int i = 0; i < table.size(); i++) {
      int card = table.get(i);
      if (board.controller(card) == seat) {
        resources += board.isAny(card, Kind.RESOURCE.bit()) ? 1 : 0;
        frightened +=
            board.is(card, CardFlag.FACE_DOWN) && board.isAny(card, Kind.FRIEND.bit()) ? 1 : 0;
      }
    }
    int mane = derived.mane(seat);
    boolean boosted = mane != Board.EMPTY && board.is(mane, CardFlag.BOOSTED);
    return new PlayFigures(Math.min(STRONG, power), boosted ? 1 : 0, resources, frightened);
  }
}
