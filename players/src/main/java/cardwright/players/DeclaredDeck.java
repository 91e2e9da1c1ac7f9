package cardwright.players;

import cardwright.engine.Deck;
import cardwright.engine.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// A deck list that somebody says the other plays, where the game does not reveal it. It is believed
/// as long as nothing is seen that contradicts it.
public final class DeclaredDeck {
  private final Deck deck;
  private final Consumer<String> objector;
  private boolean refuted;

  /// A declared deck.
  ///
  /// @param objector is told in a sentence, once, what contradicts it
  public DeclaredDeck(Deck deck, Consumer<String> objector) {
    this.deck = deck.main();
    this.objector = objector;
  }

  /// What was declared.
  Deck deck() {
    return deck;
  }

  /// Whether it may be true as far as can be seen.
  ///
  /// @param seen the fronts of the other's cards that can be seen
  /// @param size how many cards the other has
  boolean holds(List<String> seen, int size) {
    if (!refuted) {
      objection(seen, size).ifPresent(this::refute);
    }
    return !refuted;
  }

  private void refute(String why) {
    refuted = true;
    objector.accept(
        "the declared deck "
            + (deck.name().isEmpty() ? "" : deck.name() + " ")
            + "cannot be the whole truth: "
            + why
            + "; from now on those decks are supposed that have most of what is seen");
  }

  private Optional<String> objection(List<String> seen, int size) {
    List<String> rest = new ArrayList<>(deck.cards().stream().map(Table.Card::front).toList());
    for (String card : seen) {
      if (!rest.remove(card)) {
        return Optional.of("there are more of " + card + " than it has");
      }
    }
    return deck.cards().size() == size
        ? Optional.empty()
        : Optional.of("it has " + deck.cards().size() + " cards, not " + size);
  }
}
