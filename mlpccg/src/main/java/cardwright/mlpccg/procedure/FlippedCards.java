package cardwright.mlpccg.procedure;

import cardwright.cardgame.state.Pile;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.Selection;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.event.PublicEvent;
import cardwright.mlpccg.resolve.Flips;
import cardwright.mlpccg.resolve.GameEvents;
import cardwright.mlpccg.vocabulary.Keyword;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Flipped cards go to the bottom of their owner's deck, or beneath Pumped cards.
@Rule({"MLP 48", "MLP 51", "MLP B5", "MLP B34"})
final class FlippedCards {
  private static final int[] NONE = {};

  private FlippedCards() {}

  /// A seat's flipped cards leave.
  static void begin(Board board, Seat seat) {
    if (board.pile(Zone.FLIPPED, seat).size() > 0) {
      board.agenda().push(new ReturnFlipped(seat, true, NONE));
    }
  }

  /// Goes on; answers false when the player has to decide.
  static boolean goOn(Board board, Chance chance, ReturnFlipped now) {
    if (now.pumped()) {
      if (pumped(board, now.seat(), 0) != Board.EMPTY
          && board.pile(Zone.FLIPPED, now.seat()).size() > 0) {
        return false;
      }
      leave(board, chance, now);
      return true;
    }
    int[] left = left(board, now);
    if (!distinct(board, left)) {
      board.agenda().pop();
      finish(board, now.seat(), joined(now.order(), left));
      return true;
    }
    return false;
  }

  /// Pumped cards take no more: other texts may send the cards elsewhere.
  @Rule({"MLP 51", "MLP B41"})
  static void leave(Board board, Chance chance, ReturnFlipped now) {
    board.agenda().replace(new ReturnFlipped(now.seat(), false, now.order()));
    Flips.leave(board, chance, now.seat());
  }

  /// The Pumped card of a seat with that number that has not been used in this faceoff, or [Board#EMPTY].
  @Rule("MLP 51")
  static int pumped(Board board, Seat seat, int number) {
    int found = 0;
    for (int i = 0; i < board.table().size(); i++) {
      int card = board.table().get(i);
      if (board.controller(card) == seat
          && !board.is(card, CardFlag.PUMPED_USED)
          && board.derived().has(board, card, Keyword.PUMPED)
          && Selection.isInvolved(board, card)
          && found++ == number) {
        return card;
      }
    }
    return Board.EMPTY;
  }

  /// A flipped card is banished beneath a Pumped card.
  static void beneath(Board board, Chance chance, Seat seat, int flip, int host) {
    board.put(host, CardFlag.PUMPED_USED, true);
    GameEvents.happen(
        board,
        chance,
        new GameEvent.Join(
            board.ref(flip), seat, board.ref(host), board.ref(host), GameEvent.Joint.BENEATH));
  }

  /// The flipped cards that are still to be put on the bottom.
  static int[] left(Board board, ReturnFlipped now) {
    Pile flips = board.pile(Zone.FLIPPED, now.seat());
    int[] left = new int[flips.size()];
    int count = 0;
    for (int i = 0; i < flips.size(); i++) {
      int ref = board.ref(flips.get(i));
      if (Arrays.stream(now.order()).noneMatch(each -> each == ref)) {
        left[count++] = ref;
      }
    }
    return Arrays.copyOf(left, count);
  }

  private static boolean distinct(Board board, int[] refs) {
    for (int i = 1; i < refs.length; i++) {
      if (board.card(CardRef.card(refs[i])) != board.card(CardRef.card(refs[0]))) {
        return true;
      }
    }
    return false;
  }

  /// The next card is picked.
  static ReturnFlipped with(ReturnFlipped now, int ref) {
    return new ReturnFlipped(now.seat(), false, joined(now.order(), new int[] {ref}));
  }

  /// The card that went there last is taken up again.
  @Rule("MLP B70")
  static ReturnFlipped takeBack(ReturnFlipped now) {
    int[] fewer = Arrays.copyOf(now.order(), now.order().length - 1);
    return new ReturnFlipped(now.seat(), false, fewer);
  }

  private static int[] joined(int[] some, int[] more) {
    int[] all = Arrays.copyOf(some, some.length + more.length);
    System.arraycopy(more, 0, all, some.length, more.length);
    return all;
  }

  /// The owner's opponent has seen the cards, but not in which order they go.
  private static void finish(Board board, Seat seat, int[] order) {
    int[] cards = new int[order.length];
    List<String> names = new ArrayList<>();
    for (int i = 0; i < order.length; i++) {
      cards[i] = CardRef.card(order[i]);
      names.add(board.card(cards[i]).name());
    }
    board.knowledge().scramble(cards, seat.other());
    for (int card : cards) {
      board.moveToPile(card, Zone.DECK, true);
    }
    if (board.heard() && !names.isEmpty()) {
      names.sort(null);
      board.tell(new PublicEvent.ToBottom(seat, names));
    }
  }
}
