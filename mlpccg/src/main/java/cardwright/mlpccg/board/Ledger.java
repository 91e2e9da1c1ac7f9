package cardwright.mlpccg.board;

import cardwright.cardgame.state.Pile;
import cardwright.engine.Explanation;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.Kind;
import java.util.ArrayList;
import java.util.List;

/// The ledger of a faceoff: who adds what to a total, and why a card adds nothing.
@Rule({"MLP 43", "MLP 44", "MLP 45", "MLP 47", "MLP B17"})
public final class Ledger {
  private Ledger() {}

  /// The ledger of one side.
  public static Explanation of(Board board, Seat seat) {
    List<String> entries = new ArrayList<>();
    Pile table = board.table();
    for (int i = 0; i < table.size(); i++) {
      int card = table.get(i);
      if (board.zone(card) == Zone.PLAY && Faceoffs.side(board, card) == seat) {
        card(board, card, entries);
      }
    }
    Pile flips = board.pile(Zone.FLIPPED, seat);
    for (int i = 0; i < flips.size(); i++) {
      int card = flips.get(i);
      entries.add(
          board.is(card, CardFlag.IGNORED)
              ? "0 from " + board.card(card).name() + ": flipped and ignored"
              : Reasons.signed(Faceoffs.flipped(board, card))
                  + " from "
                  + board.card(card).name()
                  + ": flipped");
    }
    int added = board.get(SeatCounter.ADDED, seat);
    if (added != 0) {
      entries.add(Reasons.signed(added) + " to the total");
    }
    return new Explanation(
        seat.name(),
        "total of the faceoff",
        "0",
        entries,
        String.valueOf(Faceoffs.total(board, seat)));
  }

  private static void card(Board board, int card, List<String> entries) {
    String name = board.card(card).name();
    boolean there = (board.get(TableCounter.FACEOFF_AREAS) >> board.area(card) & 1) != 0;
    Kind kind = board.card(card).kind();
    boolean character = kind == Kind.FRIEND || kind == Kind.MANE;
    if (!Faceoffs.involved(board, card)) {
      if (there && character) {
        entries.add("0 from " + name + ": not involved");
      }
    } else if (Faceoffs.counts(board, card)) {
      entries.add(Reasons.signed(Faceoffs.contribution(board, card)) + " from " + name);
    } else {
      entries.add(
          "0 from "
              + name
              + ": "
              + (board.is(card, CardFlag.FACE_DOWN) ? "frightened" : "exhausted"));
    }
  }
}
