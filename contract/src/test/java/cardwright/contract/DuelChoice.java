package cardwright.contract;

import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Choice;
import cardwright.engine.Message;
import cardwright.engine.Move;
import cardwright.engine.MoveKey;
import cardwright.engine.Seat;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;

/// What a [Duel] asks: a card of the hand to lay down, with one of its faces up, or cards to discard.
///
/// @param moves a move as the number of a card, larger by [#TAKE_BACK] where it is taken back, or [#DONE]
record DuelChoice(Duel game, Seat seat, boolean discarding, MoveList moves) implements Choice {
  static final int DONE = -1;
  static final int TAKE_BACK = 1_000;

  @Override
  public Message question() {
    return Message.plain(
        discarding ? "Which cards do you discard?" : "Which card do you lay down?");
  }

  @Override
  public int count() {
    return moves.count();
  }

  @Override
  public int searched() {
    return moves.searched();
  }

  @Override
  public int takeBacks() {
    return moves.takeBacks();
  }

  @Override
  public Move move(int index) {
    int move = moves.get(Objects.checkIndex(index, count()));
    if (move == DONE) {
      return new Move("done", "Discard no more.");
    }
    String name = game.side(move % TAKE_BACK).name();
    String verb = !discarding ? "Lay down " : move < TAKE_BACK ? "Discard " : "Keep ";
    String notation = !discarding ? "lay " : move < TAKE_BACK ? "discard " : "keep ";
    return new Move(notation + name.toLowerCase(Locale.ROOT), verb + name + ".");
  }

  @Override
  public long key(int index) {
    if (game.fault() == Fault.NUMBERED_MOVES) {
      return index;
    }
    long key = MoveKey.of(notation(index));
    return game.fault() == Fault.CHANGING_KEYS ? MoveKey.with(key, count()) : key;
  }

  @Override
  public List<String> notations() {
    List<String> all = IntStream.range(0, count()).mapToObj(each -> move(each).notation()).toList();
    return game.fault() == Fault.OTHER_NOTATIONS ? all.reversed() : all;
  }
}
