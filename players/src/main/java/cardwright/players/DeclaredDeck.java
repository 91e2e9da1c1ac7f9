package cardwright.players;

import cardwright.engine.Deck;
import cardwright.engine.Message;
import cardwright.engine.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// A deck list that somebody says the other plays, where the game does not reveal it. It is believed
/// as long as nothing is seen that contradicts it.
public final class DeclaredDeck {
  private final Deck deck;
  private final Consumer<Message> objector;
  private boolean refuted;

  /// A declared deck.
  ///
  /// @param objector is told in a sentence, once, what contradicts it
  public DeclaredDeck(Deck deck, Consumer<Message> objector) {
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

  private void refute(Message why) {
    refuted = true;
    objector.accept(
        Messages.of(
            "declared.refuted",
            Message.flag(!deck.name().isEmpty()),
            Message.word(deck.name()),
            Message.clause(why)));
  }

  private Optional<Message> objection(List<String> seen, int size) {
    List<String> rest = new ArrayList<>(deck.cards().stream().map(Table.Card::front).toList());
    for (String card : seen) {
      if (!rest.remove(card)) {
        return Optional.of(Messages.of("declared.more", Message.card(card)));
      }
    }
    return deck.cards().size() == size
        ? Optional.empty()
        : Optional.of(
            Messages.of(
                "declared.size", Message.number(deck.cards().size()), Message.number(size)));
  }
}
