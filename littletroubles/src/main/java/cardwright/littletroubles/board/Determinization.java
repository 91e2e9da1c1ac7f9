package cardwright.littletroubles.board;

import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.vocabulary.Card;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/// Deals anew what a seat cannot know: what cards are, never where they lie.
///
/// A card that the seat knew and that was mixed into the other's deck can lie in that deck, or in a hand only if it came there after the mix; one that is public lies in that deck. Such cards are dealt first: public ones, then the latest mix before the others.
@Rule({"LT 6.6g", "LT B63"})
public final class Determinization {
  private final Board board;
  private final Seat seat;
  private final Chance chance;

  /// Makes a board one that the seat imagines.
  public Determinization(Board board, Seat seat, Chance chance) {
    this.board = board;
    this.seat = seat;
    this.chance = chance;
  }

  /// Deals the hidden cards of both players.
  ///
  /// @param believed the deck list that the other player is believed to play; empty when the real one is known
  public void deal(List<Card> believed) {
    deal(seat, List.of());
    deal(seat.other(), believed);
  }

  private void deal(Seat owner, List<Card> believed) {
    List<Integer> places = new ArrayList<>();
    List<Integer> backs = new ArrayList<>();
    int first = board.pool().first(owner);
    int end = first + board.pool().owned(owner);
    for (int card = first; card < end; card++) {
      if (!isPrivate(card) || Knowledge.seen(board, card, seat)) {
        if (!Knowledge.knowsBack(board, card, seat)) {
          backs.add(card);
        }
      } else {
        places.add(card);
      }
    }
    List<Dealt> cards = cards(owner, places, backs, believed);
    exchange(cards);
    backs(backs, cards);
    cards.sort(Comparator.comparing(Dealt::open).thenComparingInt(Dealt::mix).reversed());
    List<Integer> open = new ArrayList<>(places);
    for (Dealt dealt : cards) {
      if (!dealt.known() && !open.isEmpty()) {
        // It fits everywhere: most cards are dealt here, so nothing is searched for.
        int index = chance.roll(open.size());
        lay(open.get(index), dealt);
        open.set(index, open.getLast());
        open.removeLast();
        continue;
      }
      int[] fitting =
          open.stream().mapToInt(Integer::intValue).filter(place -> fits(dealt, place)).toArray();
      if (fitting.length > 0) {
        int place = fitting[chance.roll(fitting.length)];
        open.removeIf(each -> each == place);
        lay(place, dealt);
      }
    }
  }

  /// A card to be dealt.
  ///
  /// @param mix the mix since which it can be in a hand; 0 when the seat never knew it
  /// @param back whether the seat knew its back, too, when it was mixed into the deck
  /// @param open whether it is public that it lies in the deck
  private record Dealt(Card card, int mix, boolean back, boolean open) {
    boolean known() {
      return open || mix > 0;
    }

    /// Whether it can be any card with its front.
    boolean byFront() {
      return card.chainLink() && !back;
    }

    Dealt as(Card other) {
      return new Dealt(other, mix, back, open);
    }
  }

  private boolean isPrivate(int card) {
    Zone zone = board.zone(card);
    return zone == Zone.DECK || zone == Zone.HAND;
  }

  private List<Dealt> cards(
      Seat owner, List<Integer> places, List<Integer> backs, List<Card> believed) {
    List<Dealt> cards = new ArrayList<>();
    List<Integer> unknown = new ArrayList<>(places);
    unknown.addAll(backs);
    for (int card : unknown) {
      boolean hidden = places.contains(card);
      int mix = hidden ? Knowledge.mix(board, card) : 0;
      boolean back = hidden && mix > 0 && Knowledge.backWasKnown(board, card);
      cards.add(new Dealt(board.card(card), mix, back, hidden && Knowledge.open(board, card)));
    }
    if (!believed.isEmpty()) {
      replace(cards, owner, unknown, believed);
    }
    cards.sort(Comparator.comparingLong(dealt -> dealt.card().code()));
    return cards;
  }

  /// What the seat does not know of the other's deck is taken from the list that it believes in.
  private void replace(List<Dealt> cards, Seat owner, List<Integer> unknown, List<Card> believed) {
    List<Card> left = new ArrayList<>(believed);
    int first = board.pool().first(owner);
    for (int card = first; card < first + board.pool().owned(owner); card++) {
      if (!unknown.contains(card)) {
        left.remove(board.card(card));
      }
    }
    cards.stream().filter(Dealt::known).forEach(dealt -> left.remove(dealt.card()));
    for (int i = 0; i < cards.size(); i++) {
      if (!cards.get(i).known() && !left.isEmpty()) {
        cards.set(i, new Dealt(left.remove(chance.roll(left.size())), 0, false, false));
      }
    }
  }

  /// A card that the seat knew by its front alone can be any with that front whose back it did not know.
  private void exchange(List<Dealt> cards) {
    for (int i = 0; i < cards.size(); i++) {
      Dealt one = cards.get(i);
      if (!one.known() || !one.byFront()) {
        continue;
      }
      int[] fitting = new int[cards.size()];
      int count = 0;
      for (int j = 0; j < cards.size(); j++) {
        Dealt other = cards.get(j);
        if (other.byFront() && other.card().name().equals(one.card().name())) {
          fitting[count++] = j;
        }
      }
      int with = fitting[chance.roll(count)];
      cards.set(i, one.as(cards.get(with).card()));
      cards.set(with, cards.get(with).as(one.card()));
    }
  }

  /// A card whose front lies open and whose back is secret is one with that front.
  private void backs(List<Integer> backs, List<Dealt> cards) {
    for (int place : backs) {
      String front = board.card(place).name();
      int[] fitting = new int[cards.size()];
      int count = 0;
      for (int i = 0; i < cards.size(); i++) {
        if (!cards.get(i).known() && cards.get(i).card().name().equals(front)) {
          fitting[count++] = i;
        }
      }
      int[] found = Arrays.copyOf(fitting, count);
      if (found.length > 0) {
        board.determinize(place, cards.remove(found[chance.roll(found.length)]).card());
      }
    }
  }

  private boolean fits(Dealt dealt, int place) {
    return board.zone(place) == Zone.DECK
        || (!dealt.open() && Knowledge.arrival(board, place) >= dealt.mix());
  }

  private void lay(int place, Dealt dealt) {
    board.determinize(place, dealt.card());
    Knowledge.deal(board, place, dealt.mix(), dealt.back(), dealt.open());
  }
}
