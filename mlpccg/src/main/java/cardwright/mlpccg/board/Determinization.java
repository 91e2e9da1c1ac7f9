package cardwright.mlpccg.board;

import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.Card;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Deals anew what a seat cannot know: what cards are, never where they lie.
///
/// Each group of cards that the seat cannot tell apart is dealt among its own places: first those of which something is known, as a face-down card at a Problem is a Troublemaker, then cards that can lie in some places only, then the rest.
@Rule({"MLP 28", "MLP 48", "MLP B21"})
public final class Determinization {
  private final Board board;
  private final Seat seat;
  private final int starting;
  private final Chance chance;

  /// Makes a board one that the seat imagines.
  ///
  /// @param starting the Problem that the other seat has chosen unseen to start with, or [Board#EMPTY]
  public Determinization(Board board, Seat seat, int starting, Chance chance) {
    this.board = board;
    this.seat = seat;
    this.starting = starting;
    this.chance = chance;
  }

  /// A card to be dealt, the mix since which it can be elsewhere than in the deck, and whether the owner's opponent has met it.
  private record Dealt(Card card, int mix, boolean met) {}

  /// Deals the hidden cards of both players.
  ///
  /// @param believed the deck list that the other player is believed to play; empty when the real one is known
  public void deal(List<Card> believed) {
    deal(seat, List.of());
    deal(seat.other(), believed);
  }

  private void deal(Seat owner, List<Card> believed) {
    List<List<Integer>> groups = new ArrayList<>();
    List<Integer> numbers = new ArrayList<>();
    int first = board.pool().first(owner);
    for (int card = first; card < first + board.pool().owned(owner); card++) {
      if (!isHidden(card)) {
        continue;
      }
      int number =
          2 * Knowledge.group(board, card, seat) + (board.card(card).is(Kind.PROBLEM) ? 1 : 0);
      if (!numbers.contains(number)) {
        numbers.add(number);
        groups.add(new ArrayList<>());
      }
      groups.get(numbers.indexOf(number)).add(card);
    }
    List<Card> left = left(owner, believed);
    for (List<Integer> places : groups) {
      group(places, cards(places, left));
    }
  }

  private boolean isHidden(int card) {
    boolean down = board.inPlay(card) && board.is(card, CardFlag.FACE_DOWN);
    return (board.zone(card).hidden() || down) && !Knowledge.seen(board, card, seat);
  }

  /// What is left of the list that is believed in when all that the seat has met is taken from it.
  private List<Card> left(Seat owner, List<Card> believed) {
    List<Card> left = new ArrayList<>(believed);
    int first = board.pool().first(owner);
    for (int card = first; card < first + board.pool().owned(owner); card++) {
      if (!isHidden(card) || Knowledge.met(board, card)) {
        left.remove(board.card(card));
      }
    }
    return left;
  }

  private List<Dealt> cards(List<Integer> places, List<Card> left) {
    List<Dealt> cards = new ArrayList<>();
    int unmet = 0;
    for (int place : places) {
      boolean met = Knowledge.met(board, place);
      cards.add(new Dealt(board.card(place), Knowledge.mix(board, place), met));
      unmet += met ? 0 : 1;
    }
    if (!left.isEmpty() && unmet > 0) {
      boolean problems = board.card(places.getFirst()).is(Kind.PROBLEM);
      List<Card> fitting =
          new ArrayList<>(left.stream().filter(card -> fits(card, problems)).toList());
      replace(places, cards, fitting, left, true);
      replace(places, cards, fitting, left, false);
    }
    cards.sort(Comparator.comparingLong(dealt -> dealt.card().code()));
    return cards;
  }

  /// What the seat has not met is taken from the list; places of which something is known come first.
  private void replace(
      List<Integer> places,
      List<Dealt> cards,
      List<Card> fitting,
      List<Card> left,
      boolean constrained) {
    for (int i = 0; i < cards.size() && !fitting.isEmpty(); i++) {
      if (!cards.get(i).met() && isConstrained(places.get(i)) == constrained) {
        Card card = take(fitting, i, places, cards);
        cards.set(i, new Dealt(card, 0, false));
        left.remove(card);
      }
    }
  }

  private boolean isConstrained(int place) {
    return board.inPlay(place) || place == starting;
  }

  private static boolean fits(Card card, boolean problems) {
    return !card.is(Kind.MANE) && card.is(Kind.PROBLEM) == problems;
  }

  /// Where a face-down Troublemaker lies, one is taken from the list as long as it has any.
  private Card take(List<Card> fitting, int at, List<Integer> places, List<Dealt> cards) {
    List<Card> asked =
        board.inPlay(places.get(at))
            ? fitting.stream().filter(card -> card.is(Kind.TROUBLEMAKER)).toList()
            : fitting;
    if (places.get(at) == starting) {
      asked = fitting.stream().filter(Determinization::canStart).toList();
    }
    if (asked.isEmpty()) {
      return cards.get(at).card();
    }
    Card card = asked.get(chance.roll(asked.size()));
    fitting.remove(card);
    return card;
  }

  private static boolean canStart(Card card) {
    return card.front().has(Keyword.STARTING_PROBLEM);
  }

  private void group(List<Integer> places, List<Dealt> cards) {
    List<Integer> open = new ArrayList<>(places);
    for (int place : constrained(places)) {
      List<Dealt> fitting = cards.stream().filter(dealt -> suits(dealt, place)).toList();
      if (!fitting.isEmpty()) {
        Dealt dealt = fitting.get(chance.roll(fitting.size()));
        cards.remove(dealt);
        open.remove(Integer.valueOf(place));
        lay(place, dealt);
      }
    }
    cards.sort(Comparator.comparingInt(Dealt::mix).reversed());
    for (Dealt dealt : cards) {
      List<Integer> fitting =
          dealt.mix() == 0 ? open : open.stream().filter(place -> reaches(dealt, place)).toList();
      List<Integer> from = fitting.isEmpty() ? open : fitting;
      int place = from.get(chance.roll(from.size()));
      lay(place, dealt);
      open.removeIf(each -> each == place);
    }
  }

  /// Places of which something is known. What can lie at one can lie at all to which a card came
  /// later, so that none is left without a card when the earliest is dealt first.
  private List<Integer> constrained(List<Integer> places) {
    return places.stream()
        .filter(this::isConstrained)
        .sorted(Comparator.comparingInt(place -> Knowledge.arrival(board, place)))
        .toList();
  }

  private boolean suits(Dealt dealt, int place) {
    return place == starting
        ? canStart(dealt.card())
        : dealt.card().is(Kind.TROUBLEMAKER) && (dealt.mix() == 0 || reaches(dealt, place));
  }

  private boolean reaches(Dealt dealt, int place) {
    return board.zone(place) == Zone.DECK || Knowledge.arrival(board, place) >= dealt.mix();
  }

  private void lay(int place, Dealt dealt) {
    Knowledge.deal(board, place, dealt.card(), dealt.mix(), dealt.met());
  }
}
