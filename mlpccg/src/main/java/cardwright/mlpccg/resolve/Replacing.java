package cardwright.mlpccg.resolve;

import cardwright.cardgame.state.Pile;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.event.PublicEvent;
import cardwright.mlpccg.vocabulary.Kind;
import java.util.ArrayList;
import java.util.List;

/// How a Problem is replaced by the next one of its deck.
@Rule({"MLP 41", "MLP B51", "MLP B53"})
public final class Replacing {
  private Replacing() {}

  /// Replaces the Problems in some areas: characters go home, what lies there is dismissed, the old ones go to the bottom, the next ones come.
  ///
  /// @param areas the areas of the Problems, as bits
  public static void replace(Board board, Chance chance, int areas) {
    GameEvents.happen(board, chance, home(board, areas));
    GameEvents.happen(board, chance, dismissed(board, areas));
    List<Message.Argument.Card> old = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      Seat seat = Seat.of(board.active().ordinal() ^ i);
      int problem = board.problem(seat);
      if (problem != Board.EMPTY && (areas >> Area.problem(seat) & 1) != 0) {
        old.add(board.told(problem));
        Apply.shed(board, chance, problem);
        board.moveToPile(problem, Zone.PROBLEM_DECK, true);
      }
    }
    int told = 0;
    for (int i = 0; i < 2; i++) {
      Seat seat = Seat.of(board.active().ordinal() ^ i);
      Pile deck = board.pile(Zone.PROBLEM_DECK, seat);
      boolean gone = board.problem(seat) == Board.EMPTY;
      if (gone && (areas >> Area.problem(seat) & 1) != 0 && deck.size() > 0) {
        int next = deck.top();
        board.moveToPlay(next, Area.problem(seat), seat);
        if (board.heard()) {
          board.tell(new PublicEvent.Replaced(seat, old.get(told++), board.told(next)));
        }
        GameEvents.happen(
            board, chance, new GameEvent.Announce(board.ref(next), seat, GameEvent.Act.REPLACE));
      }
    }
  }

  /// Even characters that cannot be moved go home.
  @Rule({"MLP 41", "MLP Q35"})
  private static GameEvent[] home(Board board, int areas) {
    List<GameEvent> events = new ArrayList<>();
    Pile table = board.table();
    for (int i = 0; i < table.size(); i++) {
      int card = table.get(i);
      Kind kind = board.card(card).kind();
      if (board.zone(card) == Zone.PLAY
          && (kind == Kind.FRIEND || kind == Kind.MANE)
          && (areas >> board.area(card) & 1) != 0) {
        Seat seat = board.controller(card);
        events.add(GameEvent.Move.home(board.ref(card), seat, GameEvent.Occasion.PROBLEM_REPLACED));
      }
    }
    return events.toArray(GameEvent[]::new);
  }

  /// Face-down Troublemakers stay.
  private static GameEvent[] dismissed(Board board, int areas) {
    List<GameEvent> events = new ArrayList<>();
    Pile table = board.table();
    for (int i = 0; i < table.size(); i++) {
      int card = table.get(i);
      boolean there = (areas >> board.area(card) & 1) != 0;
      boolean onProblem =
          board.zone(card) == Zone.ATTACHED && board.card(board.host(card)).is(Kind.PROBLEM);
      boolean troublemaker =
          board.card(card).is(Kind.TROUBLEMAKER) && !board.is(card, CardFlag.FACE_DOWN);
      if (there && (onProblem || troublemaker)) {
        events.add(GameEvent.Leave.dismissed(board.ref(card)));
      }
    }
    return events.toArray(GameEvent[]::new);
  }
}
