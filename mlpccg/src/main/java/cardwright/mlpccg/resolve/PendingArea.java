package cardwright.mlpccg.resolve;

import cardwright.cardgame.run.CarriedOut;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.GameEvent;
import java.util.Arrays;

/// Where a card goes, or where an instruction is carried out.
@Rule("MLP 69")
// Their arrays are shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
public sealed interface PendingArea extends PendingDecision
    permits PendingArea.Move, PendingArea.Enter, PendingArea.Play, PendingProblem {
  /// The areas that can be named.
  int[] areas(Board board);

  /// Goes on at an area.
  ///
  /// @return whether all of it was carried out
  CarriedOut goOn(Board board, Chance chance, int area);

  @Override
  default boolean goOn(Board board, Chance chance) {
    return goOnAlone(board, areas(board), area -> answer(board, chance, area));
  }

  /// The player names an area.
  default void answer(Board board, Chance chance, int area) {
    board.agenda().pop();
    tell(board, goOn(board, chance, area));
  }

  /// Where a text moves a card.
  ///
  /// @param ref the card, with its life
  /// @param goals the areas to which it can move
  /// @param different whether it goes to another Problem than the card before it
  /// @param caller the address of the text
  record Move(Seat seat, int ref, int[] goals, boolean different, int caller)
      implements PendingArea {
    @Override
    public int[] areas(Board board) {
      if (!board.holds(ref)) {
        return new int[0];
      }
      int taken = different ? Moves.text(board, caller).memory().place() : Area.NONE;
      return Arrays.stream(goals).filter(area -> area != taken).toArray();
    }

    @Override
    public CarriedOut goOn(Board board, Chance chance, int area) {
      Moves.name(board, caller, area);
      int source = Moves.text(board, caller).self();
      return GameEvents.happen(
          board, chance, caller, GameEvent.Move.usual(ref, seat, source, area));
    }

    @Override
    public void write(Fingerprint out) {
      out.add(10).add(seat.ordinal()).ref(ref).add(different ? 1 : 0).add(caller);
      writeAreas(out, goals);
    }
  }

  /// Where a text puts a card into play.
  ///
  /// @param ref the card, with its life
  /// @param goals the areas where it can come into play
  /// @param caller the address of the text
  record Enter(Seat seat, int ref, int[] goals, int caller) implements PendingArea {
    @Override
    public int[] areas(Board board) {
      return goals;
    }

    @Override
    public CarriedOut goOn(Board board, Chance chance, int area) {
      int card = CardRef.card(ref);
      Seat owner = board.pool().owner(card);
      Moves.name(board, caller, area);
      int source = Moves.text(board, caller).self();
      GameEvent enter = new GameEvent.Enter(ref, owner, source, area, GameEvent.Entrance.PUT);
      CarriedOut came = GameEvents.happen(board, chance, caller, enter);
      Moves.entered(board, caller, card);
      return came;
    }

    @Override
    public void write(Fingerprint out) {
      out.add(11).add(seat.ordinal()).ref(ref).add(caller);
      writeAreas(out, goals);
    }
  }

  /// Where a card is played without paying: a Troublemaker face-down.
  ///
  /// @param ref the card, with its life
  /// @param goals the areas to which it can be played
  /// @param faceDown whether it is played face-down
  /// @param caller the address of the text
  record Play(Seat seat, int ref, int[] goals, boolean faceDown, int caller)
      implements PendingArea {
    @Override
    public int[] areas(Board board) {
      return goals;
    }

    @Override
    public CarriedOut goOn(Board board, Chance chance, int area) {
      if (faceDown) {
        Playing.faceDown(board, chance, seat, CardRef.card(ref), area, 0);
      } else {
        Playing.at(board, chance, seat, CardRef.card(ref), area, 0);
      }
      return CarriedOut.DONE;
    }

    @Override
    public void write(Fingerprint out) {
      out.add(12).add(seat.ordinal()).ref(ref).add(faceDown ? 1 : 0).add(caller);
      writeAreas(out, goals);
    }
  }

  private static void writeAreas(Fingerprint out, int[] areas) {
    out.add(areas.length);
    for (int area : areas) {
      out.add(area);
    }
  }
}
