package cardwright.mlpccg.board;

import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.Which;

/// A card that was played this turn.
///
/// @param card its index
/// @param by who played it
public record Played(int card, Seat by) {
  static final Played[] NONE = {};

  /// Whether a player has played a card of such types this turn.
  ///
  /// @param kinds as bits of [cardwright.mlpccg.vocabulary.Kind]
  static boolean any(Board board, Seat by, int kinds) {
    for (Played each : board.played().all()) {
      if (each.by == by && (board.card(each.card).kind().bit() & kinds) != 0) {
        return true;
      }
    }
    return false;
  }

  /// How many such cards a player has played this turn.
  public static int count(Board board, Seat by, Which which, Voice voice) {
    int count = 0;
    for (Played each : board.played().all()) {
      count += each.by == by && Selection.describes(board, which, each.card, voice) ? 1 : 0;
    }
    return count;
  }

  static void write(Fingerprint out, Played[] all) {
    out.add(all.length);
    for (Played each : all) {
      out.add(each.card).add(each.by.ordinal());
    }
  }
}
