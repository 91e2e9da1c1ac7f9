package cardwright.mlpccg.resolve;

import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.GameEvent;

/// Which counter of a card gets another one like it.
///
/// @param ref the card, with its life
/// @param caller the address of the text
public record PendingCounter(Seat seat, int ref, int caller) implements PendingDecision {
  /// The names of its counters, in the order of their numbers.
  public String[] names(Board board) {
    return board.counters().names(CardRef.card(ref));
  }

  /// The numbers of its counters.
  public int[] counters(Board board) {
    int[] numbers = new int[names(board).length];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = i;
    }
    return numbers;
  }

  @Override
  public boolean goOn(Board board, Chance chance) {
    return goOnAlone(board, counters(board), number -> answer(board, chance, number));
  }

  /// The player names a counter by its number.
  public void answer(Board board, Chance chance, int number) {
    board.agenda().pop();
    int source = Moves.text(board, caller).self();
    String name = names(board)[number];
    GameEvent more = new GameEvent.PutCounters(ref, seat, source, name, 1);
    tell(board, GameEvents.happen(board, chance, caller, more));
  }

  @Override
  public void write(Fingerprint out) {
    out.add(22).add(seat.ordinal()).ref(ref).add(caller);
  }
}
