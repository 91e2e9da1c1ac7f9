package cardwright.contract;

import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Opening;
import cardwright.engine.SeededChance;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The decks of a game's plays: ready-made ones, random ones, and a few in which every card of
/// every format occurs. Both decks of a play are of one format.
final class Rotation {
  private static final int TRIES = 1_000;

  private final Game game;
  private final List<Built> covering = new ArrayList<>();

  /// A deck and the format it is made for.
  record Built(Format format, Deck deck) {
    private boolean has(String card) {
      return deck.cards().contains(card);
    }
  }

  Rotation(Game game) {
    this.game = game;
    Set<String> uncovered = new LinkedHashSet<>();
    game.cards().forEach(face -> uncovered.add(face.name()));
    for (Format format : game.formats()) {
      uncovered.removeAll(cover(format));
    }
    if (!uncovered.isEmpty()) {
      throw new AssertionError("no random deck of any format has " + String.join(", ", uncovered));
    }
    game.decks().forEach(this::addReadyMade);
  }

  /// Adds random decks until no more cards turn up in them.
  private Set<String> cover(Format format) {
    Set<String> found = new HashSet<>();
    Chance chance = new SeededChance(1);
    for (int idle = 0; idle < TRIES; idle++) {
      Deck deck = random(format, chance);
      if (found.addAll(deck.cards())) {
        covering.add(new Built(format, deck));
        idle = 0;
      }
    }
    return found;
  }

  private void addReadyMade(Deck deck) {
    Format format =
        game.formats().stream()
            .filter(each -> game.decks(each).contains(deck))
            .findFirst()
            .orElseThrow(() ->
                new AssertionError("the deck '" + deck.name() + "' is of no format of the game"));
    List<Message> objections = game.objections(deck, format);
    if (!objections.isEmpty()) {
      throw new AssertionError("the deck '" + deck.name() + "' is not legal: " + objections);
    }
    covering.add(new Built(format, deck));
  }

  /// How the play with that seed begins. Seeds in a row go through all covering decks.
  Opening opening(long seed) {
    Chance chance = new SeededChance(seed * 31 + 7);
    Built built = covering.get((int) Math.floorMod(seed / 2, (long) covering.size()));
    Deck other =
        chance.roll(3) == 0 ? covering(built.format(), chance) : random(built.format(), chance);
    String format = built.format().name();
    return seed % 2 == 0
        ? Opening.of(format, built.deck(), other)
        : Opening.of(format, other, built.deck());
  }

  private Deck covering(Format format, Chance chance) {
    List<Built> same = covering.stream().filter(each -> each.format().equals(format)).toList();
    return same.get(chance.roll(same.size())).deck();
  }

  private Deck random(Format format, Chance chance) {
    return game.randomDeck(format, chance);
  }

  /// A deck with that card, made by chance where one of a few random decks has it; empty when no
  /// deck has it.
  Optional<Built> deckWith(String card, Chance chance) {
    for (int i = 0; i < 30; i++) {
      Format format = game.formats().get(chance.roll(game.formats().size()));
      Built built = new Built(format, random(format, chance));
      if (built.has(card)) {
        return Optional.of(built);
      }
    }
    return covering.stream().filter(each -> each.has(card)).findFirst();
  }

  /// A deck of that format that has the card if one of a few random ones has it.
  Deck other(Format format, Optional<String> card, Chance chance) {
    Deck deck = random(format, chance);
    for (int i = 0; i < 30 && card.isPresent() && !deck.cards().contains(card.get()); i++) {
      deck = random(format, chance);
    }
    return deck;
  }
}
