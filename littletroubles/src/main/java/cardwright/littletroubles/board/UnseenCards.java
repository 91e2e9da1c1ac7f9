package cardwright.littletroubles.board;

import cardwright.cardgame.hidden.Dealt;
import cardwright.cardgame.hidden.Determinization;
import cardwright.cardgame.hidden.HiddenCards;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.vocabulary.Card;
import java.util.List;

/// The cards that a seat does not see, to be dealt anew: those in private places, and those of which it sees the front alone. What lies below a front is a card with that front.
@Rule({"LT 6.6g", "LT B63"})
public final class UnseenCards implements HiddenCards<Card> {
  private final Board board;
  private final Seat seat;

  private UnseenCards(Board board, Seat seat) {
    this.board = board;
    this.seat = seat;
  }

  /// Deals anew what a seat cannot know.
  ///
  /// @param believed the deck list that the other player is believed to play; empty when the real one is known
  public static void determinize(Board board, Seat seat, List<Card> believed, Chance chance) {
    new Determinization<>(new UnseenCards(board, seat), board.knowledge(), seat, chance)
        .deal(believed);
  }

  @Override
  public Card card(int card) {
    return board.card(card);
  }

  @Override
  public long code(Card what) {
    return what.code();
  }

  private boolean isUnseen(int card) {
    return board.zone(card).hidden() && !board.knowledge().seen(card, seat);
  }

  @Override
  public boolean isUnknown(int card) {
    return isUnseen(card) || !PrivateCards.knowsBack(board, card, seat);
  }

  @Override
  public boolean isConstrained(int place) {
    return !isUnseen(place);
  }

  @Override
  public boolean suits(Card what, int place) {
    return isUnseen(place) || what.name().equals(board.card(place).name());
  }

  @Override
  public boolean isInDeck(int place) {
    return board.zone(place) == Zone.DECK;
  }

  /// Whether the back of a card was known, too, when it was last mixed in.
  @Override
  @Rule("LT 6.6c")
  public int note(int card) {
    return board.columns().has(CardColumn.BITS, card, CardColumn.BACK_WAS_KNOWN) ? 1 : 0;
  }

  /// A card that the seat knew by its front alone can be any with that front whose back it did not know.
  @Override
  public void prepare(List<Dealt<Card>> cards, Chance chance) {
    for (int i = 0; i < cards.size(); i++) {
      Dealt<Card> one = cards.get(i);
      if (!one.met() || !isByFront(one)) {
        continue;
      }
      int[] fitting = new int[cards.size()];
      int count = 0;
      for (int j = 0; j < cards.size(); j++) {
        Dealt<Card> other = cards.get(j);
        if (isByFront(other) && other.card().name().equals(one.card().name())) {
          fitting[count++] = j;
        }
      }
      int with = fitting[chance.roll(count)];
      cards.set(i, one.as(cards.get(with).card()));
      cards.set(with, cards.get(with).as(one.card()));
    }
  }

  /// Whether a card to be dealt can be any with its front.
  private static boolean isByFront(Dealt<Card> dealt) {
    return dealt.card().chainLink() && dealt.note() == 0;
  }

  @Override
  public void lay(int place, Card what, int note) {
    board.determinize(place, what);
    if (isUnseen(place)) {
      board.columns().put(CardColumn.BITS, place, CardColumn.BACK_WAS_KNOWN, note != 0);
    }
  }
}
