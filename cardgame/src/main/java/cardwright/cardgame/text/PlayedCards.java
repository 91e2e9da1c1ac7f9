package cardwright.cardgame.text;

import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import java.util.Arrays;
import java.util.function.IntPredicate;

/// The cards that were played this turn, in that order: what is counted for `your second card each turn`. Immutable.
public final class PlayedCards {
  /// No cards.
  public static final PlayedCards NONE = new PlayedCards(new int[0], new Seat[0], new int[0]);

  /// The place of cards that nobody asks about.
  public static final int ANYWHERE = -1;

  private final int[] cards;
  private final Seat[] seats;
  private final int[] places;

  private PlayedCards(int[] cards, Seat[] seats, int[] places) {
    this.cards = cards;
    this.seats = seats;
    this.places = places;
  }

  /// These, and one card more.
  ///
  /// @param card its index
  /// @param by who played it
  public PlayedCards with(int card, Seat by) {
    return with(card, by, ANYWHERE);
  }

  /// These, and one card more.
  ///
  /// @param card its index
  /// @param by who played it
  /// @param place the number of the place where it was played, or [#ANYWHERE]
  public PlayedCards with(int card, Seat by, int place) {
    int[] more = Arrays.copyOf(cards, cards.length + 1);
    Seat[] players = Arrays.copyOf(seats, more.length);
    int[] where = Arrays.copyOf(places, more.length);
    more[cards.length] = card;
    players[cards.length] = by;
    where[cards.length] = place;
    return new PlayedCards(more, players, where);
  }

  /// How many of them a player has played for which something holds.
  ///
  /// @param holds asked for the index of a card
  public int count(Seat by, IntPredicate holds) {
    return count(by, holds, _ -> true);
  }

  /// How many of them a player has played to such places for which something holds.
  ///
  /// @param holds asked for the index of a card
  /// @param there asked for the place where it was played
  public int count(Seat by, IntPredicate holds, IntPredicate there) {
    int count = 0;
    for (int i = 0; i < cards.length; i++) {
      count += seats[i] == by && there.test(places[i]) && holds.test(cards[i]) ? 1 : 0;
    }
    return count;
  }

  /// Writes all that distinguishes these from others.
  public void write(Fingerprint out) {
    out.add(cards.length);
    for (int i = 0; i < cards.length; i++) {
      out.add(cards[i]).add(seats[i].ordinal());
      if (places[i] != ANYWHERE) {
        out.add(places[i]);
      }
    }
  }
}
