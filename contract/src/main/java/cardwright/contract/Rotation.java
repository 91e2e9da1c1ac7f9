package cardwright.contract;

import cardwright.engine.CardFace;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The decks of a game's plays: ready-made ones, random ones, and a few in which every card of
/// every format occurs.
final class Rotation {
  private static final int TRIES = 20_000;

  private final Game game;
  private final List<Deck> covering = new ArrayList<>();

  Rotation(Game game) {
    this.game = game;
    game.formats().forEach(this::cover);
    covering.addAll(game.decks());
  }

  private void cover(Format format) {
    Set<String> missing = new LinkedHashSet<>();
    for (CardFace face : game.cards()) {
      if (format.sets().contains(face.set())) {
        missing.add(face.name());
      }
    }
    Chance chance = Chance.seeded(1);
    for (int i = 0; i < TRIES && !missing.isEmpty(); i++) {
      Deck deck = game.randomDeck(format, chance);
      if (missing.removeAll(new HashSet<>(deck.cards()))) {
        covering.add(deck);
      }
    }
    if (!missing.isEmpty()) {
      throw new AssertionError(
          "no random deck of the format '" + format.name() + "' has " + String.join(", ", missing));
    }
  }

  /// The decks of the play with that seed, seat A's first. Seeds in a row go through all covering
  /// decks.
  List<Deck> decks(long seed) {
    Chance chance = Chance.seeded(seed * 31 + 7);
    Deck covered = covering.get((int) Math.floorMod(seed / 2, (long) covering.size()));
    Deck other =
        chance.roll(3) == 0
            ? covering.get(chance.roll(covering.size()))
            : game.randomDeck(format(chance), chance);
    return seed % 2 == 0 ? List.of(covered, other) : List.of(other, covered);
  }

  private Format format(Chance chance) {
    return game.formats().get(chance.roll(game.formats().size()));
  }

  /// A deck with that card, made by chance where one of a few random decks has it; empty when no
  /// deck has it.
  Optional<Deck> deckWith(String card, Chance chance) {
    for (int i = 0; i < 30; i++) {
      Deck deck = game.randomDeck(format(chance), chance);
      if (deck.cards().contains(card)) {
        return Optional.of(deck);
      }
    }
    return covering.stream().filter(deck -> deck.cards().contains(card)).findFirst();
  }

  Deck any(Chance chance) {
    return game.randomDeck(format(chance), chance);
  }
}
