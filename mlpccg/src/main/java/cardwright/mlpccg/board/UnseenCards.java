package cardwright.mlpccg.board;

import cardwright.cardgame.hidden.Determinization;
import cardwright.cardgame.hidden.HiddenCards;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.Card;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Kind;
import java.util.List;

/// The cards that a seat does not see, to be dealt anew. A face-down card at a Problem is a Troublemaker, and a Problem chosen unseen to start with is one that can start; Problems lie in a deck of their own.
@Rule({"MLP 28", "MLP 48", "MLP B21"})
public final class UnseenCards implements HiddenCards<Card> {
  private final Board board;
  private final Seat seat;
  private final int starting;

  private UnseenCards(Board board, Seat seat, int starting) {
    this.board = board;
    this.seat = seat;
    this.starting = starting;
  }

  /// Deals anew what a seat cannot know.
  ///
  /// @param starting the Problem that the other seat has chosen unseen to start with, or [Board#EMPTY]
  /// @param believed the deck list that the other player is believed to play; empty when the real one is known
  public static void determinize(
      Board board, Seat seat, int starting, List<Card> believed, Chance chance) {
    new Determinization<>(new UnseenCards(board, seat, starting), board.knowledge(), seat, chance)
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

  @Override
  public boolean isUnknown(int card) {
    boolean down = board.inPlay(card) && board.is(card, CardFlag.FACE_DOWN);
    return (board.zone(card).hidden() || down) && !board.knowledge().seen(card, seat);
  }

  @Override
  public boolean isConstrained(int place) {
    return board.inPlay(place) || place == starting;
  }

  @Override
  public boolean suits(Card what, int place) {
    if (place == starting) {
      return what.front().has(Keyword.STARTING_PROBLEM);
    }
    return board.inPlay(place)
        ? what.is(Kind.TROUBLEMAKER)
        : !what.is(Kind.MANE) && what.is(Kind.PROBLEM) == board.card(place).is(Kind.PROBLEM);
  }

  @Override
  public boolean isInDeck(int place) {
    return board.zone(place) == Zone.DECK;
  }

  @Override
  public int part(int place) {
    return board.card(place).is(Kind.PROBLEM) ? 1 : 0;
  }

  @Override
  public void lay(int place, Card what, int note) {
    board.determinize(place, what);
  }
}
