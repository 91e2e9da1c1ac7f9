package cardwright.mlpccg.procedure;

import cardwright.cardgame.state.Pile;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.ActiveLaws;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.DerivedValues;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.event.PublicEvent;
import cardwright.mlpccg.resolve.Aftermath;
import cardwright.mlpccg.resolve.Control;
import cardwright.mlpccg.resolve.EffectExpiry;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Trait;
import java.util.Arrays;

/// What is looked after once an action is over: nobody has two of a unique card, or two face-up Troublemakers at one Problem.
@Rule({"MLP 19", "MLP 24", "MLP 74", "MLP B8", "MLP B29"})
final class StateBasedActions {
  private static final int[] NONE = {};

  private StateBasedActions() {}

  /// Goes on with what follows an action; answers false when somebody has to decide.
  static boolean goOn(Board board, Chance chance) {
    EffectExpiry.settle(board);
    Control.settle(board, chance);
    ActiveLaws.look(board);
    openTops(board);
    if (board.derived().crowded()) {
      Seat active = board.active();
      for (int i = 0; i < 2; i++) {
        Seat seat = i == 0 ? active : active.other();
        if (surplus(board, seat).length > 0) {
          board.agenda().push(new PickForRule(PickForRule.Purpose.SURPLUS, seat));
          return true;
        }
      }
    }
    if (Randoms.isOpen(board)) {
      board.agenda().push(FaceoffStep.ANSWER);
      return true;
    }
    if (!Aftermath.goOn(board)) {
      board.agenda().pop();
    }
    return true;
  }

  /// Both players see the top card of a deck that lies open.
  @Rule("MLP Q64")
  private static void openTops(Board board) {
    for (Seat seat : Seat.values()) {
      Pile deck = board.pile(Zone.DECK, seat);
      if (deck.size() > 0
          && !board.knowledge().seenByBoth(deck.top())
          && ActiveLaws.isTopOpen(board, seat)) {
        board.knowledge().reveal(deck.top());
        if (board.heard()) {
          board.tell(new PublicEvent.Revealed(seat, board.told(deck.top())));
        }
      }
    }
  }

  /// Cards of which a player has to dismiss one; none when there is no surplus.
  static int[] surplus(Board board, Seat seat) {
    for (Seat problem : Seat.values()) {
      int[] crowd = troublemakers(board, Area.problem(problem), seat);
      if (crowd.length > 0) {
        return crowd;
      }
    }
    return uniques(board, seat);
  }

  /// A Villain may not be the one dismissed unless all others are Villains.
  @Rule("MLP 19")
  private static int[] troublemakers(Board board, int area, Seat seat) {
    DerivedValues derived = board.derived();
    int[] up = new int[board.table().size()];
    int count = 0;
    int villains = 0;
    int card = derived.firstTroublemaker(area, seat);
    while (card != Board.EMPTY) {
      if (!board.is(card, CardFlag.FACE_DOWN)) {
        up[count++] = card;
        villains += derived.has(board, card, Keyword.VILLAIN) ? 1 : 0;
      }
      card = derived.next(card);
    }
    if (count < 2) {
      return NONE;
    }
    boolean spared = villains < count;
    return Arrays.stream(up, 0, count)
        .filter(each -> !spared || !derived.has(board, each, Keyword.VILLAIN))
        .toArray();
  }

  @Rule({"MLP 74", "MLP B29"})
  private static int[] uniques(Board board, Seat seat) {
    Pile table = board.table();
    for (int i = 0; i < table.size(); i++) {
      int card = table.get(i);
      if (isUnique(board, card, seat)) {
        int[] same = namesakes(board, card, seat);
        if (same.length > 1) {
          return same;
        }
      }
    }
    return NONE;
  }

  private static boolean isUnique(Board board, int card, Seat seat) {
    return board.controller(card) == seat
        && !board.card(card).is(Kind.MANE)
        && (board.derived().traits(board, card) & Trait.UNIQUE.bit()) != 0;
  }

  private static int[] namesakes(Board board, int card, Seat seat) {
    Pile table = board.table();
    int[] same = new int[table.size()];
    int count = 0;
    for (int i = 0; i < table.size(); i++) {
      int each = table.get(i);
      if (isUnique(board, each, seat) && board.card(each).name().equals(board.card(card).name())) {
        same[count++] = each;
      }
    }
    return Arrays.copyOf(same, count);
  }
}
