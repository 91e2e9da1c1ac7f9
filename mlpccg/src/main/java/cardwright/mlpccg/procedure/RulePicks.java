package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.state.Pile;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.ActiveLaws;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.DerivedValues;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.Interchangeable;
import cardwright.mlpccg.board.Limits;
import cardwright.mlpccg.board.Selection;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.resolve.GameEvents;
import cardwright.mlpccg.vocabulary.Kind;
import java.util.Arrays;

/// What the rules have players pick.
@Rule({"MLP 19", "MLP 22", "MLP 42", "MLP 74"})
final class RulePicks {

  private RulePicks() {}

  /// Goes on; answers false when the player has to pick. What is settled by what everybody sees is not asked.
  static boolean goOn(Board board, Chance chance, PickForRule pick) {
    int[] candidates = candidates(board, pick);
    if (candidates.length == 0) {
      board.agenda().pop();
      return true;
    }
    if (candidates.length == 1 && isOpen(pick)) {
      make(board, chance, pick, candidates[0]);
      return true;
    }
    return false;
  }

  /// Whether what can be picked is seen by everybody.
  private static boolean isOpen(PickForRule pick) {
    return switch (pick.purpose()) {
      case HAND_LIMIT, TO_PLAY -> false;
      case HOME_LIMIT, SURPLUS, LOST -> true;
    };
  }

  /// The cards among which a player picks; none when nothing is to be picked. Cards that are alike are offered once; where all that there are have to be picked, only the first is.
  @Rule("MLP B70")
  static int[] candidates(Board board, PickForRule pick) {
    return switch (pick.purpose()) {
      case HAND_LIMIT, HOME_LIMIT, TO_PLAY -> {
        int[] all = unpicked(board, pick);
        int missing = missing(board, pick);
        int[] once = PickedSet.once(all, Interchangeable.interchangeable(board, pick.seat()));
        yield missing <= 0 ? PickedSet.NONE : all.length <= missing ? PickedSet.first(once) : once;
      }
      case SURPLUS -> StateBasedActions.surplus(board, pick.seat());
      case LOST -> involved(board, pick.seat());
    };
  }

  /// How many cards have still to be picked to keep a limit.
  static int missing(Board board, PickForRule pick) {
    return switch (pick.purpose()) {
      case HAND_LIMIT ->
          board.pile(Zone.HAND, pick.seat()).size() - Limits.HAND - pick.picked().length;
      case HOME_LIMIT ->
          board.derived().mane(pick.seat()) == Board.EMPTY
              ? 0
              : Limits.friendsAtHome(board, pick.seat())
                  - Limits.home(board, pick.seat())
                  - pick.picked().length;
      case TO_PLAY -> BeingPlayed.discards(board) - pick.picked().length;
      case SURPLUS, LOST -> 1;
    };
  }

  /// Whether a candidate is one that players that search try: it comes behind what is picked, and enough comes behind it.
  ///
  /// @param unpicked what [#unpicked] is now
  static boolean isAscending(Board board, PickForRule pick, int card, int[] unpicked) {
    return switch (pick.purpose()) {
      case HAND_LIMIT, HOME_LIMIT, TO_PLAY ->
          PickedSet.isAscending(
              card, PickedSet.highest(pick.picked()), unpicked, missing(board, pick));
      case SURPLUS, LOST -> true;
    };
  }

  /// The picks that can be taken back, with lives: of those that are alike one, and none where every way of picking comes to the same.
  @Rule("MLP B70")
  static int[] takeBacks(Board board, PickForRule pick) {
    int[] all = unpicked(board, pick);
    if (pick.picked().length == 0 || all.length <= missing(board, pick)) {
      return PickedSet.NONE;
    }
    PickedSet.Alike alike = Interchangeable.interchangeable(board, pick.seat());
    int[] backs = PickedSet.last(pick.picked(), alike);
    int[] once = PickedSet.once(all, alike);
    boolean one =
        backs.length == 1 && once.length == 1 && alike.test(CardRef.card(backs[0]), once[0]);
    return one ? PickedSet.NONE : backs;
  }

  /// The cards that can be picked for a limit, with all that are alike.
  static int[] unpicked(Board board, PickForRule pick) {
    int[] all = isOpen(pick) ? home(board, pick.seat()) : hand(board, pick.seat());
    int[] unpicked = new int[all.length];
    int count = 0;
    for (int card : all) {
      if (!PickedSet.contains(pick.picked(), board.ref(card))) {
        unpicked[count++] = card;
      }
    }
    return Arrays.copyOf(unpicked, count);
  }

  @Rule("MLP 42")
  private static int[] hand(Board board, Seat seat) {
    Pile hand = board.pile(Zone.HAND, seat);
    int[] cards = new int[hand.size()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = hand.get(i);
    }
    return cards;
  }

  @Rule({"MLP 42a", "MLP B57"})
  private static int[] home(Board board, Seat seat) {
    DerivedValues derived = board.derived();
    int[] cards = new int[derived.friendsAtHome(seat)];
    int count = 0;
    int card = derived.firstCharacter(Area.home(seat), seat);
    while (card != Board.EMPTY) {
      if (board.card(card).is(Kind.FRIEND) && !ActiveLaws.isUncounted(board, card)) {
        cards[count++] = card;
      }
      card = derived.next(card);
    }
    return Arrays.copyOf(cards, count);
  }

  @Rule({"MLP 22", "MLP Q36"})
  private static int[] involved(Board board, Seat seat) {
    Pile table = board.table();
    int[] cards = new int[table.size()];
    int count = 0;
    for (int i = 0; i < table.size(); i++) {
      int card = table.get(i);
      Kind kind = board.card(card).kind();
      if (board.controller(card) == seat
          && (kind == Kind.FRIEND || kind == Kind.MANE)
          && Selection.isInvolved(board, card)
          && !Area.isHome(board.area(card))) {
        cards[count++] = card;
      }
    }
    return Arrays.copyOf(cards, count);
  }

  /// A card is picked; with the last one it happens to all.
  static void make(Board board, Chance chance, PickForRule pick, int card) {
    int ref = board.ref(card);
    Seat seat = pick.seat();
    switch (pick.purpose()) {
      case HAND_LIMIT, HOME_LIMIT, TO_PLAY -> {
        PickForRule more = pick.picking(PickedSet.with(pick.picked(), ref));
        board.agenda().replace(more);
        if (missing(board, more) <= 0) {
          keepLimit(board, chance, more);
        }
      }
      case SURPLUS -> {
        board.agenda().pop();
        GameEvents.happen(board, chance, GameEvent.Leave.dismissed(ref));
      }
      case LOST -> {
        board.agenda().pop();
        GameEvents.happen(
            board, chance, GameEvent.Move.home(ref, seat, GameEvent.Occasion.CHALLENGE_LOST));
      }
    }
  }

  /// A pick is taken back.
  static void takeBack(Board board, PickForRule pick, int card) {
    board.agenda().replace(pick.picking(PickedSet.without(pick.picked(), board.ref(card))));
  }

  /// All go at one moment; of a limit the same step then looks whether it is kept.
  @Rule({"MLP 42", "MLP 42a", "MLP B70", "MLP Q82"})
  private static void keepLimit(Board board, Chance chance, PickForRule pick) {
    if (pick.purpose() == PickForRule.Purpose.TO_PLAY) {
      board.agenda().pop();
    } else {
      board.agenda().replace(pick.picking(PickedSet.NONE));
    }
    GameEvent.Exit exit = isOpen(pick) ? GameEvent.Exit.RETIRE : GameEvent.Exit.DISCARD;
    GameEvent[] events = new GameEvent[pick.picked().length];
    for (int i = 0; i < events.length; i++) {
      events[i] = new GameEvent.Leave(pick.picked()[i], pick.seat(), CardRef.NONE, exit);
    }
    GameEvents.happen(board, chance, events);
  }
}
