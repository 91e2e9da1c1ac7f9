package cardwright.mlpccg.resolve;

import cardwright.cardgame.run.CarriedOut;
import cardwright.cardgame.run.Frame;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Kind;
import java.util.ArrayList;
import java.util.List;

/// How Troublemakers are uncovered, and what Villains do then.
@Rule({"MLP 18", "MLP 60"})
public final class Villains {
  private Villains() {}

  /// A Troublemaker is uncovered. A Villain drives off all others there and frightens every Friend.
  ///
  /// @param source the card whose text does it, with its life, or [CardRef#NONE]
  public static void uncover(Board board, Chance chance, int card, Seat by, int source) {
    uncover(board, chance, card, by, source, Frame.NO_CALLER);
  }

  /// A Troublemaker is uncovered for a text.
  ///
  /// @param caller the address of the text
  /// @return whether it was uncovered
  static CarriedOut uncover(Board board, Chance chance, int card, Seat by, int source, int caller) {
    GameEvent uncovered =
        new GameEvent.Become(board.ref(card), by, source, GameEvent.State.UNCOVERED);
    CarriedOut came = GameEvents.happen(board, chance, caller, uncovered);
    if (board.inPlay(card)
        && !board.is(card, CardFlag.FACE_DOWN)
        && board.derived().has(board, card, Keyword.VILLAIN)) {
      GameEvents.happen(board, chance, drivenOff(board, card, board.controller(card)));
    }
    return came;
  }

  private static GameEvent[] drivenOff(Board board, int villain, Seat by) {
    List<GameEvent> events = new ArrayList<>();
    int area = board.area(villain);
    for (int i = 0; i < board.table().size(); i++) {
      int card = board.table().get(i);
      if (board.area(card) != area || card == villain || board.is(card, CardFlag.FACE_DOWN)) {
        continue;
      }
      if (board.card(card).is(Kind.TROUBLEMAKER)) {
        events.add(
            new GameEvent.Leave(board.ref(card), by, board.ref(villain), GameEvent.Exit.DISMISS));
      } else if (board.card(card).is(Kind.FRIEND)) {
        events.add(
            new GameEvent.Become(
                board.ref(card), by, board.ref(villain), GameEvent.State.FRIGHTENED));
      }
    }
    return events.toArray(GameEvent[]::new);
  }
}
