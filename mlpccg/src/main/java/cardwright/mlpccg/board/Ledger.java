package cardwright.mlpccg.board;

import static cardwright.engine.Message.word;

import cardwright.cardgame.message.Explanations;
import cardwright.cardgame.state.Pile;
import cardwright.engine.Explanation;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.vocabulary.Kind;
import java.util.ArrayList;
import java.util.List;

/// The ledger of a faceoff: who adds what to a total, and why a card adds nothing.
@Rule({"MLP 43", "MLP 44", "MLP 45", "MLP 47", "MLP B17"})
public final class Ledger {
  private Ledger() {}

  /// The ledger of one side.
  public static Explanation of(Board board, Seat seat) {
    List<Message> entries = new ArrayList<>();
    Pile table = board.table();
    for (int i = 0; i < table.size(); i++) {
      int card = table.get(i);
      if (board.zone(card) == Zone.PLAY && board.faceoffSide(card) == seat) {
        card(board, card, entries);
      }
    }
    Pile flips = board.pile(Zone.FLIPPED, seat);
    for (int i = 0; i < flips.size(); i++) {
      int card = flips.get(i);
      String name = board.card(card).name();
      entries.add(
          board.is(card, CardFlag.IGNORED)
              ? nothing("explain.ignored", name)
              : change("explain.flipped", FaceoffTotals.flipped(board, card), name));
    }
    int added = board.get(SeatCounter.ADDED, seat);
    if (added != 0) {
      entries.add(Messages.of("explain.to-total", word(Changes.signed(added))));
    }
    return Explanations.of(
        Explanations.total(seat),
        Messages.of("explain.total"),
        Explanations.number(0),
        entries,
        Explanations.number(FaceoffTotals.total(board, seat)));
  }

  private static void card(Board board, int card, List<Message> entries) {
    String name = board.card(card).name();
    boolean there = (board.get(TableCounter.FACEOFF_AREAS) >> board.area(card) & 1) != 0;
    Kind kind = board.card(card).kind();
    boolean character = kind == Kind.FRIEND || kind == Kind.MANE;
    if (!Selection.isInvolved(board, card)) {
      if (there && character) {
        entries.add(nothing("explain.not-involved", name));
      }
    } else if (board.derived().counts(board, card)) {
      entries.add(change("explain.change", FaceoffTotals.contribution(board, card), name));
    } else {
      entries.add(
          nothing(
              board.is(card, CardFlag.FACE_DOWN) ? "explain.frightened" : "explain.exhausted",
              name));
    }
  }

  private static Message change(String id, int by, String card) {
    return Messages.of(id, word(Changes.signed(by)), Message.card(card));
  }

  private static Message nothing(String id, String card) {
    return Messages.of(id, Message.card(card));
  }
}
