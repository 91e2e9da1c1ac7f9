package cardwright.cardgame.hidden;

import cardwright.engine.Chance;
import cardwright.engine.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/// Deals anew what a seat cannot know: what cards are, never where they lie.
///
/// Each group of cards that the seat cannot tell apart is dealt among its own places: first to those of which something is known, then the cards that can lie in some places only (public ones in the deck; of those that were mixed in the latest first, which have the fewest places), then the rest.
///
/// @param <C> what a card is
public final class Determinization<C> {
  private static final int DEALT = -1;

  private final HiddenCards<C> cards;
  private final Knowledge knowledge;
  private final Seat seat;
  private final Chance chance;

  /// Makes a position one that a seat cannot tell from the real one.
  ///
  /// @param cards the cards of the position that is changed
  /// @param knowledge what is known in it
  public Determinization(HiddenCards<C> cards, Knowledge knowledge, Seat seat, Chance chance) {
    this.cards = cards;
    this.knowledge = knowledge;
    this.seat = seat;
    this.chance = chance;
  }

  /// Deals the hidden cards of both players.
  ///
  /// @param believed the deck list that the other player is believed to play; empty when the real one is known
  public void deal(List<C> believed) {
    deal(seat, List.of());
    deal(seat.other(), believed);
  }

  private void deal(Seat owner, List<C> believed) {
    int first = knowledge.first(owner);
    int end = knowledge.end(owner);
    int[] places = new int[end - first];
    int[] groups = new int[end - first];
    int count = 0;
    for (int card = first; card < end; card++) {
      if (cards.isUnknown(card)) {
        places[count] = card;
        groups[count++] = group(card);
      }
    }
    List<C> left = left(owner, believed);
    for (int i = 0; i < count; i++) {
      int group = groups[i];
      if (group != DEALT) {
        int[] those = new int[count - i];
        int number = 0;
        for (int j = i; j < count; j++) {
          if (groups[j] == group) {
            groups[j] = DEALT;
            those[number++] = places[j];
          }
        }
        dealGroup(Arrays.copyOf(those, number), left);
      }
    }
  }

  private int group(int card) {
    return cards.part(card) << Short.SIZE | knowledge.group(card, seat);
  }

  /// What is left of the list that is believed in when all that the seat has met is taken from it.
  private List<C> left(Seat owner, List<C> believed) {
    List<C> left = new ArrayList<>(believed);
    if (!left.isEmpty()) {
      for (int card = knowledge.first(owner); card < knowledge.end(owner); card++) {
        if (!cards.isUnknown(card) || (!isHalfKnown(card) && knowledge.isMet(card))) {
          left.remove(cards.card(card));
        }
      }
    }
    return left;
  }

  /// Whether the seat has seen a card that it does not know whole.
  private boolean isHalfKnown(int card) {
    return knowledge.seen(card, seat);
  }

  private void dealGroup(int[] places, List<C> left) {
    List<Dealt<C>> dealt = gather(places);
    if (!left.isEmpty()) {
      replace(places, dealt, left, true);
      replace(places, dealt, left, false);
    }
    dealt.sort(Comparator.comparingLong(each -> cards.code(each.card())));
    cards.prepare(dealt, chance);
    Places open = new Places(places);
    for (int place : constrained(places)) {
      dealConstrained(place, dealt, open);
    }
    dealt.sort(
        Comparator.<Dealt<C>, Boolean>comparing(Dealt::open)
            .thenComparingInt(Dealt::mix)
            .reversed());
    for (Dealt<C> each : dealt) {
      if (open.size > 0) {
        int place = isBound(each) ? open.takeBound(each) : open.takeAny();
        lay(place, each);
      }
    }
  }

  private List<Dealt<C>> gather(int[] places) {
    List<Dealt<C>> dealt = new ArrayList<>(places.length);
    for (int place : places) {
      boolean met = knowledge.isMet(place) && !isHalfKnown(place);
      dealt.add(
          met
              ? new Dealt<>(
                  cards.card(place),
                  knowledge.mix(place),
                  true,
                  knowledge.isPublic(place),
                  cards.note(place))
              : unmet(cards.card(place)));
    }
    return dealt;
  }

  private static <C> Dealt<C> unmet(C card) {
    return new Dealt<>(card, 0, false, false, 0);
  }

  /// What the seat has not met is taken from the list; places of which something is known come first. Where nothing of the list can lie stays what was there.
  private void replace(int[] places, List<Dealt<C>> dealt, List<C> left, boolean constrained) {
    int[] fitting = new int[left.size()];
    for (int i = 0; i < places.length; i++) {
      if (dealt.get(i).met() || cards.isConstrained(places[i]) != constrained) {
        continue;
      }
      int count = 0;
      for (int j = 0; j < left.size(); j++) {
        if (cards.suits(left.get(j), places[i])) {
          fitting[count++] = j;
        }
      }
      if (count > 0) {
        dealt.set(i, unmet(left.remove(fitting[chance.roll(count)])));
      }
    }
  }

  /// Places of which something is known. What can lie at one can lie at all to which a card came
  /// later, so that none is left without a card when the earliest is dealt first.
  private int[] constrained(int[] places) {
    int[] found = new int[places.length];
    int count = 0;
    for (int place : places) {
      if (cards.isConstrained(place)) {
        int at = count++;
        while (at > 0 && knowledge.arrival(found[at - 1]) > knowledge.arrival(place)) {
          found[at] = found[at - 1];
          at--;
        }
        found[at] = place;
      }
    }
    return Arrays.copyOf(found, count);
  }

  private void dealConstrained(int place, List<Dealt<C>> dealt, Places open) {
    boolean half = isHalfKnown(place);
    int[] fitting = new int[dealt.size()];
    int count = 0;
    for (int i = 0; i < dealt.size(); i++) {
      Dealt<C> each = dealt.get(i);
      if (cards.suits(each.card(), place) && (half ? !each.met() : reaches(each, place))) {
        fitting[count++] = i;
      }
    }
    if (count > 0) {
      lay(place, dealt.remove(fitting[chance.roll(count)]));
    }
    if (count > 0 || half) {
      open.remove(place);
    }
  }

  private static boolean isBound(Dealt<?> dealt) {
    return dealt.open() || dealt.mix() > 0;
  }

  private boolean reaches(Dealt<C> dealt, int place) {
    return cards.isInDeck(place) || (!dealt.open() && knowledge.arrival(place) >= dealt.mix());
  }

  private void lay(int place, Dealt<C> dealt) {
    cards.lay(place, dealt.card(), dealt.note());
    if (!isHalfKnown(place)) {
      knowledge.deal(place, dealt.mix(), dealt.met(), dealt.open());
    }
  }

  /// The places of a group to which no card has been dealt yet.
  private final class Places {
    private final int[] open;
    private int size;

    Places(int[] all) {
      open = all.clone();
      size = all.length;
    }

    void remove(int place) {
      int at = 0;
      while (open[at] != place) {
        at++;
      }
      removeAt(at);
    }

    private int removeAt(int at) {
      int place = open[at];
      System.arraycopy(open, at + 1, open, at, --size - at);
      return place;
    }

    /// Most cards are dealt so: nothing is searched for, and the order of places is not kept.
    int takeAny() {
      int at = chance.roll(size);
      int place = open[at];
      open[at] = open[--size];
      return place;
    }

    int takeBound(Dealt<C> dealt) {
      int[] fitting = new int[size];
      int count = 0;
      for (int i = 0; i < size; i++) {
        if (reaches(dealt, open[i])) {
          fitting[count++] = i;
        }
      }
      return removeAt(count > 0 ? fitting[chance.roll(count)] : chance.roll(size));
    }
  }
}
