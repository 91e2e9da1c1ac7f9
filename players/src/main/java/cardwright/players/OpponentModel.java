package cardwright.players;

import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.View;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A model of the opponent: what a player supposes about the other's deck where the game does not reveal it: the declared one
/// if that can be, or else one of the ready-made decks and the declared one, by chance among those
/// that have most of what was seen, with as many cards as the other has.
///
/// @param game the game that is played
/// @param seat whose deck it is about; the one who supposes knows its own
/// @param seen the fronts of its cards that can be seen
/// @param size how many cards it has
/// @param likely the decks that it may be
record OpponentModel(Game game, Seat seat, List<String> seen, int size, List<Deck> likely)
    implements Beliefs {
  /// What the player with that view supposes in that game.
  ///
  /// @param declared what it is told about the other's deck
  static Beliefs of(Game game, View view, Optional<DeclaredDeck> declared) {
    if (game.revealsDecks()) {
      return NONE;
    }
    Seat other = view.seat().other();
    Table table = view.table();
    List<String> seen = seen(table, other);
    int size = size(table, other);
    List<Deck> likely =
        declared
            .filter(deck -> deck.holds(seen, size))
            .map(deck -> List.of(deck.deck()))
            .orElseGet(() -> likely(candidates(game, declared), seen));
    return new OpponentModel(game, other, seen, size, likely);
  }

  @Override
  public Optional<Deck> deckOf(Seat asked, Chance chance) {
    if (asked != seat) {
      return Optional.empty();
    }
    Deck deck =
        likely.isEmpty()
            ? game.randomDeck(game.formats().getFirst(), chance)
            : likely.get(chance.roll(likely.size()));
    return Optional.of(new Deck("", "", sized(deck.cards(), chance)));
  }

  /// The fronts of the cards of a seat that can be seen.
  private static List<String> seen(Table table, Seat owner) {
    return table.sides().stream()
        .flatMap(side -> side.zones().stream())
        .flatMap(zone -> zone.cards().stream())
        .filter(card -> card.owner() == owner)
        .map(Table.Card::front)
        .toList();
  }

  /// How many cards a seat has: what lies in its own zones, seen or not, and what is seen elsewhere.
  private static int size(Table table, Seat owner) {
    int size = 0;
    for (Table.Side side : table.sides()) {
      for (Table.Zone zone : side.zones()) {
        for (Table.Card card : zone.cards()) {
          size += card.owner() == owner ? 1 : 0;
        }
        size += side.seat() == owner ? zone.size() - zone.cards().size() : 0;
      }
    }
    return size;
  }

  private static List<Deck> candidates(Game game, Optional<DeclaredDeck> declared) {
    List<Deck> candidates = new ArrayList<>(game.decks());
    declared.map(DeclaredDeck::deck).ifPresent(candidates::add);
    return candidates;
  }

  private static List<Deck> likely(List<Deck> decks, List<String> seen) {
    List<Deck> likely = new ArrayList<>();
    int fewest = Integer.MAX_VALUE;
    for (Deck deck : decks) {
      int strange = without(seen, fronts(deck.cards())).size();
      if (strange < fewest) {
        fewest = strange;
        likely.clear();
      }
      if (strange == fewest) {
        likely.add(deck);
      }
    }
    return likely;
  }

  private static List<String> fronts(List<String> titles) {
    return titles.stream().map(Table.Card::front).toList();
  }

  private static List<String> without(List<String> cards, List<String> others) {
    List<String> rest = new ArrayList<>(cards);
    others.forEach(rest::remove);
    return rest;
  }

  /// Cards that were not seen are left out by chance, or are there once more, until the number is right.
  private List<String> sized(List<String> list, Chance chance) {
    Set<String> known = new HashSet<>(seen);
    List<String> cards = new ArrayList<>();
    List<String> unseen = new ArrayList<>();
    for (String card : list) {
      (known.contains(Table.Card.front(card)) ? cards : unseen).add(card);
    }
    int kept = cards.size();
    cards.addAll(unseen);
    while (cards.size() > size) {
      int first = Math.min(kept, cards.size() - 1);
      cards.remove(first + chance.roll(cards.size() - first));
    }
    while (!list.isEmpty() && cards.size() < size) {
      cards.add(list.get(chance.roll(list.size())));
    }
    return cards;
  }
}
