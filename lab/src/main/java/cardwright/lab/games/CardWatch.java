package cardwright.lab.games;

import cardwright.engine.Deck;
import cardwright.engine.LogEvent;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.HashSet;
import java.util.Set;

/// Watches which cards of one seat's deck are in its hand and are played, in one game. It is asked at each decision what lies in the hand, so a card that
/// comes and goes between two of them is missed.
public final class CardWatch {
  private static final String HAND = "hand";

  private final Seat seat;
  private final Set<String> deck;
  private final Set<String> drawn = new HashSet<>();
  private final Set<String> played = new HashSet<>();
  private boolean looked;
  private boolean allAtStart;

  CardWatch(Seat seat, Deck deck) {
    this.seat = seat;
    this.deck = Set.copyOf(deck.cards());
  }

  /// Hears what happens.
  void hear(LogEvent event) {
    event
        .played(Viewer.of(seat))
        .filter(card -> card.seat() == seat && deck.contains(card.title()))
        .ifPresent(card -> played.add(card.title()));
  }

  /// Looks into the hand.
  void look(Position position) {
    position.table(Viewer.of(seat)).side(seat).zone(HAND).stream()
        .flatMap(hand -> hand.cards().stream())
        .map(Table.Card::card)
        .filter(deck::contains)
        .forEach(drawn::add);
    if (!looked) {
      looked = true;
      allAtStart = drawn.containsAll(deck);
    }
  }

  /// Whether a card of that title was in the hand.
  public boolean drew(String title) {
    return drawn.contains(title);
  }

  /// Whether a card of that title was played.
  public boolean played(String title) {
    return played.contains(title);
  }

  /// Whether each card of the deck was in the hand at the first decision.
  public boolean allAtStart() {
    return allAtStart;
  }
}
