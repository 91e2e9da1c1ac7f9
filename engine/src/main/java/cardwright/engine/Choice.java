package cardwright.engine;

import java.util.List;
import java.util.stream.IntStream;

/// What is asked of a seat. A choice is never empty and each of its moves is legal.
public interface Choice {
  /// Who decides.
  Seat seat();

  /// What is asked.
  Message question();

  /// How many moves there are, at least 1.
  int count();

  /// The move with the given index, made when asked for.
  ///
  /// @param index from 0 to `count() - 1`
  /// @throws IndexOutOfBoundsException for any other index
  Move move(int index);

  /// How many of the moves, counted from the first, a player that searches has to try: all of them, but where several cards are picked, one by one, for a set.
  ///
  /// Each set is reached by its picks in ascending order, and these come first. The moves behind them reach the same sets in another order, or take a pick back. A player that makes none of those meets each set once, and comes to an end.
  ///
  /// @return from 1 to `count() - takeBacks()`
  default int searched() {
    return count();
  }

  /// How many of the last moves take a pick back that was made for the set, or the order, that is being chosen: the cards at which they point are those that are picked.
  default int takeBacks() {
    return 0;
  }

  /// The notation of one move: that of [#move], made with less work.
  ///
  /// @param index from 0 to `count() - 1`
  default String notation(int index) {
    return move(index).notation();
  }

  /// The notations of all moves in their order: those of [#move], made with less work.
  default List<String> notations() {
    return IntStream.range(0, count()).mapToObj(this::notation).toList();
  }

  /// A number that stands for the notation of a move: two moves that are offered at the same decision, in this position or in a determinized one, have the same key when they have the same notation, and only then.
  ///
  /// @param index from 0 to `count() - 1`
  default long key(int index) {
    return MoveKey.of(notation(index));
  }

  /// The index of the move `pass`, which does nothing and hands the question on, or -1 when it is not offered.
  default int pass() {
    return indexOf("pass");
  }

  /// The index of the one move that declines what is asked, however it is written: `pass`, or such a move as `no` or `no fight`; -1 where none does, or several. Who says `pass` means it.
  default int decline() {
    return pass();
  }

  /// The index of the move with this notation, or -1 when no such move is offered.
  default int indexOf(String notation) {
    return notations().indexOf(notation);
  }
}
