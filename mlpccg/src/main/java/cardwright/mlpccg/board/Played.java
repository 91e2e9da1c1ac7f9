package cardwright.mlpccg.board;

import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.Which;
import java.util.Arrays;

/// A card that was played this turn.
///
/// @param card its index
/// @param by who played it
public record Played(int card, Seat by) {
  /// Notes that a card was played.
  static Played[] with(Played[] played, int card, Seat by) {
    Played[] more = Arrays.copyOf(played, played.length + 1);
    more[played.length] = new Played(card, by);
    return more;
  }

  /// Whether a player has played a card of such types this turn.
  ///
  /// @param kinds as bits of [cardwright.mlpccg.vocabulary.Kind]
  static boolean any(Board board, Seat by, int kinds) {
    for (Played each : board.marks().played()) {
      if (each.by == by && (board.card(each.card).kind().bit() & kinds) != 0) {
        return true;
      }
    }
    return false;
  }

  /// How many such cards a player has played this turn.
  public static int count(Board board, Seat by, Which which, Voice voice) {
    int count = 0;
    for (Played each : board.marks().played()) {
      count += each.by == by && Selection.describes(board, which, each.card, voice) ? 1 : 0;
    }
    return count;
  }

  void write(Fingerprint out) {
    out.add(card).add(by.ordinal());
  }
}
