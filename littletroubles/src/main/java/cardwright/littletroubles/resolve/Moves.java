package cardwright.littletroubles.resolve;

import cardwright.cardgame.hidden.Drew;
import cardwright.cardgame.state.Pile;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.PrivateCards;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.event.Destination;
import cardwright.littletroubles.event.PrivateEvent;
import cardwright.littletroubles.event.PublicEvent;
import java.util.ArrayList;
import java.util.List;

/// How cards go between hand, deck and Timeout.
public final class Moves {
  private Moves() {}

  /// Draws cards; a deck that runs out is made anew from Timeout. An empty deck loses nothing.
  ///
  /// @return how many were drawn
  @Rule({"LT 6.9a", "LT 6.9b", "LT B70"})
  public static int draw(Board board, Seat seat, int number, Chance chance) {
    Pile deck = board.pile(Zone.DECK, seat);
    List<String> names = board.heard() ? new ArrayList<>() : List.of();
    int drawn = 0;
    while (drawn < number) {
      if (deck.size() == 0 && !renew(board, seat, chance)) {
        break;
      }
      int card = deck.get(deck.size() - 1);
      board.moveToPile(card, Zone.HAND, false);
      drawn++;
      if (board.heard()) {
        names.add(board.card(card).title());
      }
    }
    if (drawn > 0 && board.heard()) {
      names.sort(null);
      board.tell(new Drew(seat, names, ", "));
    }
    return drawn;
  }

  @Rule("LT 6.9b")
  private static boolean renew(Board board, Seat seat, Chance chance) {
    Pile timeout = board.pile(Zone.TIMEOUT, seat);
    if (timeout.size() == 0) {
      return false;
    }
    while (timeout.size() > 0) {
      board.moveToPile(timeout.get(timeout.size() - 1), Zone.DECK, false);
    }
    PrivateCards.shuffle(board, seat, chance);
    board.tell(new PublicEvent.Shuffled(seat, true));
    return true;
  }

  /// Shuffles a deck.
  @Rule("LT 6.10c")
  public static void shuffle(Board board, Seat seat, Chance chance) {
    PrivateCards.shuffle(board, seat, chance);
    if (board.heard()) {
      board.tell(new PublicEvent.Shuffled(seat, false));
    }
  }

  /// Shuffles a deck while nobody is to hear of it.
  public static void shuffleUnheard(Board board, Seat seat, Chance chance) {
    PrivateCards.shuffle(board, seat, chance);
  }

  /// Puts a card into its owner's deck.
  static void toDeck(Board board, int card, SharedCardEffect.Where where, Chance chance) {
    Seat owner = board.pool().owner(card);
    boolean hidden = board.zone(card) == Zone.HAND && !board.knowledge().isPublic(card);
    tellDeck(board, card, owner, where, hidden);
    board.moveToPile(card, Zone.DECK, where == SharedCardEffect.Where.BOTTOM);
    if (hidden) {
      PrivateCards.hide(board, card);
    }
    if (where == SharedCardEffect.Where.SHUFFLED) {
      shuffle(board, owner, chance);
    }
  }

  private static void tellDeck(
      Board board, int card, Seat owner, SharedCardEffect.Where where, boolean hidden) {
    if (!board.heard()) {
      return;
    }
    Destination place =
        switch (where) {
          case TOP -> Destination.TOP_OF_DECK;
          case BOTTOM -> Destination.BOTTOM_OF_DECK;
          case SHUFFLED -> Destination.DECK;
        };
    board.tell(
        hidden
            ? new PrivateEvent.PutAway(owner, board.face(card).name(), place)
            : new PublicEvent.Moved(board.told(card), owner, place));
  }
}
