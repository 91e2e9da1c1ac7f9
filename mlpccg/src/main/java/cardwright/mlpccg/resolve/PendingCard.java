package cardwright.mlpccg.resolve;

import cardwright.cardgame.run.CarriedOut;
import cardwright.cardgame.state.Pile;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.Zone;
import java.util.Arrays;

/// Beneath or onto which card another one goes, which one it faces, or which of several flipped cards counts.
// Their arrays are shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
public sealed interface PendingCard extends PendingDecision {
  /// The cards that can be named, with lives.
  int[] cards(Board board);

  /// Goes on with a card.
  ///
  /// @param named with its life
  /// @return whether all of it was carried out
  CarriedOut goOn(Board board, Chance chance, int named);

  @Override
  default boolean goOn(Board board, Chance chance) {
    return goOnAlone(board, cards(board), ref -> answer(board, chance, ref));
  }

  /// The player names a card.
  ///
  /// @param named with its life
  default void answer(Board board, Chance chance, int named) {
    board.agenda().pop();
    tell(board, goOn(board, chance, named));
  }

  /// Beneath which card a text puts another one, or onto which one.
  ///
  /// @param ref the card that goes there, with its life
  /// @param hosts beneath or onto which cards it can go, with lives
  /// @param caller the address of the text
  record Host(Seat seat, GameEvent.Joint joint, int ref, int[] hosts, int caller)
      implements PendingCard {
    @Override
    public int[] cards(Board board) {
      return Arrays.stream(hosts).filter(board::holds).toArray();
    }

    @Override
    public CarriedOut goOn(Board board, Chance chance, int named) {
      int source = Moves.text(board, caller).self();
      return GameEvents.happen(
          board, chance, caller, new GameEvent.Join(ref, seat, source, named, joint));
    }

    @Override
    public void write(Fingerprint out) {
      out.add(14).add(seat.ordinal()).add(joint.ordinal()).ref(ref).add(caller);
      writeCards(out, hosts);
    }
  }

  /// On which card a Resource is played without paying.
  ///
  /// @param ref the Resource, with its life
  /// @param hosts on which cards it can be played, with lives
  /// @param caller the address of the text
  record PlayOn(Seat seat, int ref, int[] hosts, int caller) implements PendingCard {
    @Override
    public int[] cards(Board board) {
      return Arrays.stream(hosts).filter(board::holds).toArray();
    }

    @Override
    public CarriedOut goOn(Board board, Chance chance, int named) {
      Playing.on(board, chance, seat, CardRef.card(ref), CardRef.card(named), 0);
      return CarriedOut.DONE;
    }

    @Override
    public void write(Fingerprint out) {
      out.add(15).add(seat.ordinal()).ref(ref).add(caller);
      writeCards(out, hosts);
    }
  }

  /// Which card stands in a faceoff against another one.
  ///
  /// @param ref the Troublemaker that is challenged or the character on the other side, with its life
  /// @param others which cards can face it, with lives
  /// @param caller the address of the text
  record Facing(Seat seat, int ref, int[] others, int caller) implements PendingCard {
    @Override
    public int[] cards(Board board) {
      return Arrays.stream(others).filter(board::holds).toArray();
    }

    @Override
    public CarriedOut goOn(Board board, Chance chance, int named) {
      Starting.facing(board, ref, named, seat, caller);
      return CarriedOut.DONE;
    }

    @Override
    public void write(Fingerprint out) {
      out.add(34).add(seat.ordinal()).ref(ref).add(caller);
      writeCards(out, others);
    }
  }

  /// Which one of several flipped cards counts; the others are ignored.
  ///
  /// @param earlier how many cards the player had flipped before these
  /// @param caller the address of the text
  record KeepFlip(Seat seat, int earlier, int caller) implements PendingCard {
    @Override
    public int[] cards(Board board) {
      Pile flips = board.pile(Zone.FLIPPED, seat);
      int[] refs = new int[Math.max(0, flips.size() - earlier)];
      int count = 0;
      for (int i = earlier; i < flips.size(); i++) {
        if (!board.is(flips.get(i), CardFlag.IGNORED)) {
          refs[count++] = board.ref(flips.get(i));
        }
      }
      return Arrays.copyOf(refs, count);
    }

    @Override
    public CarriedOut goOn(Board board, Chance chance, int named) {
      CarriedOut came = CarriedOut.DONE;
      for (int ref : cards(board)) {
        if (ref != named) {
          int source = Moves.text(board, caller).self();
          GameEvent ignored = new GameEvent.Become(ref, seat, source, GameEvent.State.IGNORED);
          came = came.and(GameEvents.happen(board, chance, caller, ignored));
        }
      }
      return came;
    }

    @Override
    public void write(Fingerprint out) {
      out.add(16).add(seat.ordinal()).add(earlier).add(caller);
    }
  }

  private static void writeCards(Fingerprint out, int[] refs) {
    out.add(refs.length);
    for (int ref : refs) {
      out.ref(ref);
    }
  }
}
