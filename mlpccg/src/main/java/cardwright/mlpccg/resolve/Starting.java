package cardwright.mlpccg.resolve;

import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.vocabulary.Kind;

/// A text starts a faceoff: the course of it is the procedure's.
///
/// @param area where it is
/// @param challenged the Troublemaker that is challenged, with its life, or [CardRef#NONE]
/// @param involved who takes part, with lives, where the text says who
/// @param starter who challenges, or the turn player
@Rule({"MLP 20", "MLP B16", "MLP B59"})
// Its array is shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
public record Starting(int area, int challenged, int[] involved, Seat starter)
    implements ResolutionStep {
  static Starting challenge(Board board, int troublemaker, Seat by) {
    return new Starting(board.area(CardRef.card(troublemaker)), troublemaker, new int[0], by);
  }

  /// Two cards stand against each other: a Troublemaker and its only challenger, or two characters.
  @Rule({"MLP Q57", "MLP Q58"})
  static void facing(Board board, int ref, int other, Seat by, int caller) {
    int area = board.area(CardRef.card(ref));
    if (board.card(CardRef.card(ref)).is(Kind.TROUBLEMAKER)) {
      board.agenda().push(new Starting(area, ref, new int[] {other}, by));
    } else {
      int[] both = {ref, other};
      TextFrame now = Moves.text(board, caller);
      board.agenda().set(caller, now.keeping(now.memory().withInvolved(both)));
      board.agenda().push(between(area, both, board.active()));
    }
  }

  static Starting between(int area, int[] involved, Seat starter) {
    return new Starting(area, CardRef.NONE, involved, starter);
  }

  @Override
  public void write(Fingerprint out) {
    out.add(3).add(area).ref(challenged).add(starter.ordinal()).add(involved.length);
    for (int ref : involved) {
      out.ref(ref);
    }
  }
}
