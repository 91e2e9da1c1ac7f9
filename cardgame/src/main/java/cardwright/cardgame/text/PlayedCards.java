package cardwright.cardgame.text;

import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import java.util.Arrays;
import java.util.function.IntPredicate;

/// The cards that were played this turn, in that order: what is counted for `your second card each turn`. Immutable.
public final class PlayedCards {
  /// No cards.
  public static final PlayedCards NONE = new PlayedCards(new int[0], new Seat[0]);

  private final int[] cards;
  private final Seat[] seats;

  private PlayedCards(int[] cards, Seat[] seats) {
    this.cards = cards;
    this.seats = seats;
  }

  /// These, and one card more.
  ///
  /// @param card its index
  /// @param by who played it
  public PlayedCards with(int card, Seat by) {
    int[] more = Arrays.copyOf(cards, cards.length + 1);
    Seat[] players = Arrays.copyOf(seats, more.length);
    more[cards.length] = card;
    players[cards.length] = by;
    return new PlayedCards(more, players);
  }

  /// How many of them a player has played for which something holds.
  ///
  /// @param holds asked for the index of a card
  public int count(Seat by, IntPredicate holds) {
    int count = 0;
    for (int i = 0; i < cards.length; i++) {
      count += seats[i] == by && holds.test(cards[i]) ? 1 : 0;
    }
    return count;
  }

  /// Writes all that distinguishes these from others.
  public void write(Fingerprint out) {
    out.add(cards.length);
    for (int i = 0; i < cards.length; i++) {
      out.add(cards[i]).add(seats[i].ordinal());
    }
  }
}
