package cardwright.mlpccg.procedure;

import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Deed;
import cardwright.mlpccg.board.Derived;
import cardwright.mlpccg.board.Faceoffs;
import cardwright.mlpccg.board.Limits;
import cardwright.mlpccg.board.Pile;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.resolve.Deeds;
import cardwright.mlpccg.resolve.Moves;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.What;
import java.util.Arrays;

/// What the rules have players pick.
@Rule({"MLP 19", "MLP 22", "MLP 42", "MLP 74"})
final class Picking {
  private static final int[] NONE = {};

  private Picking() {}

  /// Goes on; answers false when the player has to pick. What is settled by what everybody sees is not asked.
  static boolean goOn(Board board, Chance chance, Pick pick) {
    int[] candidates = candidates(board, pick);
    if (candidates.length == 0) {
      board.agenda().pop();
      return true;
    }
    if (candidates.length == 1 && pick.purpose() != Pick.Purpose.HAND_LIMIT) {
      make(board, chance, pick, candidates[0]);
      return true;
    }
    return false;
  }

  /// The cards among which a player picks; none when nothing is to be picked.
  static int[] candidates(Board board, Pick pick) {
    return switch (pick.purpose()) {
      case HAND_LIMIT -> hand(board, pick.seat());
      case HOME_LIMIT -> home(board, pick.seat());
      case SURPLUS -> Checks.surplus(board, pick.seat());
      case LOST -> involved(board, pick.seat());
    };
  }

  @Rule("MLP 42")
  private static int[] hand(Board board, Seat seat) {
    Pile hand = board.pile(Zone.HAND, seat);
    if (hand.size() <= Limits.HAND) {
      return NONE;
    }
    int[] cards = new int[hand.size()];
    int count = 0;
    for (int i = 0; i < cards.length; i++) {
      // Cards that are alike are offered once; a hand is in order.
      if (i == 0 || board.card(hand.get(i)) != board.card(hand.get(i - 1))) {
        cards[count++] = hand.get(i);
      }
    }
    return Arrays.copyOf(cards, count);
  }

  @Rule({"MLP 42", "MLP B57"})
  private static int[] home(Board board, Seat seat) {
    Derived derived = board.derived();
    int friends = derived.friendsAtHome(seat);
    if (derived.mane(seat) == Board.EMPTY || friends <= Limits.home(board, seat)) {
      return NONE;
    }
    int[] cards = new int[friends];
    int count = 0;
    int card = derived.firstCharacter(Area.home(seat), seat);
    while (card != Board.EMPTY) {
      if (board.card(card).is(Kind.FRIEND)) {
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
          && Faceoffs.involved(board, card)
          && !Area.isHome(board.area(card))) {
        cards[count++] = card;
      }
    }
    return Arrays.copyOf(cards, count);
  }

  /// A card is picked.
  static void make(Board board, Chance chance, Pick pick, int card) {
    int ref = board.ref(card);
    Seat seat = pick.seat();
    switch (pick.purpose()) {
      // The same step asks again until the limit is kept.
      case HAND_LIMIT -> Deeds.happen(board, chance, Deed.byRule(What.DISCARD, ref, seat));
      case HOME_LIMIT -> Deeds.happen(board, chance, Deed.byRule(What.RETIRE, ref, seat));
      case SURPLUS -> {
        board.agenda().pop();
        Deeds.happen(board, chance, Deed.byRule(What.DISMISS, ref, null));
      }
      case LOST -> {
        board.agenda().pop();
        Deeds.happen(
            board,
            chance,
            Deed.to(What.MOVE, ref, seat, Area.home(seat), CardRef.NONE).named(Moves.LOST));
      }
    }
  }
}
