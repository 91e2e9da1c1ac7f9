package cardwright.mlpccg.resolve;

import cardwright.cardgame.run.CarriedOut;
import cardwright.cardgame.run.Frame;
import cardwright.cardgame.state.Pile;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.TextLimits;
import cardwright.mlpccg.board.ActiveLaws;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.Selection;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.event.PublicEvent;
import java.util.Arrays;

/// Cards flipped in a faceoff.
@Rule({"MLP 45", "MLP 72", "MLP B15"})
public final class Flips {
  private Flips() {}

  /// How many cards a seat flips in this round.
  ///
  /// @param first whether it is the first round: only then cards add to it
  @Rule("MLP Q29")
  private static int due(Board board, Seat seat, boolean first) {
    return Math.clamp(1L + (first ? ActiveLaws.flips(board, seat) : 0), 0, TextLimits.DECK_CARDS);
  }

  /// Both seats flip at one moment.
  ///
  /// @param active whose turn it is
  /// @param first whether it is the first round: only then cards add to it
  @Rule({"MLP 45", "MLP Q29"})
  public static void both(Board board, Chance chance, Seat active, boolean first) {
    int mine = due(board, active, first);
    int theirs = due(board, active.other(), first);
    if (board.heard() && mine == 0) {
      board.tell(new PublicEvent.FlipsNothing(active, false));
    }
    if (board.heard() && theirs == 0) {
      board.tell(new PublicEvent.FlipsNothing(active.other(), false));
    }
    GameEvent[] events = new GameEvent[mine + theirs];
    Arrays.fill(events, new GameEvent.FlipNext(active.other()));
    Arrays.fill(events, 0, mine, new GameEvent.FlipNext(active));
    GameEvents.happen(board, chance, events);
  }

  /// A seat flips cards, as far as its deck has any.
  public static void flip(Board board, Chance chance, Seat seat, int number) {
    flip(board, chance, seat, number, Frame.NO_CALLER);
  }

  /// A seat flips cards for a text.
  ///
  /// @param caller the address of the text
  /// @return whether it flipped as many
  static CarriedOut flip(Board board, Chance chance, Seat seat, int number, int caller) {
    GameEvent[] events = new GameEvent[number];
    Arrays.fill(events, new GameEvent.FlipNext(seat));
    return GameEvents.happen(board, chance, caller, events);
  }

  /// A seat's flipped cards are about to go to the bottom of its deck: texts may send them elsewhere.
  @Rule("MLP 48")
  public static void leave(Board board, Chance chance, Seat seat) {
    Pile flips = board.pile(Zone.FLIPPED, seat);
    GameEvent[] events = new GameEvent[flips.size()];
    for (int i = 0; i < events.length; i++) {
      events[i] = new GameEvent.Announce(board.ref(flips.get(i)), seat, GameEvent.Act.FLIP_LEAVES);
    }
    GameEvents.happen(board, chance, events);
  }

  /// A seat that has to ignores one of the highest cards that it flipped, or several.
  @Rule({"MLP 45", "MLP Q29", "MLP Q31"})
  public static void ignoreHighest(Board board, Chance chance, Seat seat) {
    for (int left = ActiveLaws.ignoresHighest(board, seat); left > 0; left--) {
      ignoreOne(board, chance, seat);
    }
  }

  private static void ignoreOne(Board board, Chance chance, Seat seat) {
    Pile flips = board.pile(Zone.FLIPPED, seat);
    int highest = Board.EMPTY;
    for (int i = 0; i < flips.size(); i++) {
      int card = flips.get(i);
      if (!board.is(card, CardFlag.IGNORED)
          && (highest == Board.EMPTY
              || Selection.power(board, card) > Selection.power(board, highest))) {
        highest = card;
      }
    }
    if (highest != Board.EMPTY) {
      GameEvents.happen(
          board,
          chance,
          new GameEvent.Become(board.ref(highest), seat, CardRef.NONE, GameEvent.State.IGNORED));
    }
  }
}
