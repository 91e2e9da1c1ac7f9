package cardwright.ggltcg;

import cardwright.cardgame.deck.DeckRules;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.engine.Rule;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.language.Resources;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// What a deck is, and which decks come with the game.
@Rule({"GG 2.1", "GG Q7"})
final class Decks {
  /// How many cards a deck has.
  static final int SIZE = 6;

  private static final DeckRules<Card> RULES =
      new DeckRules<>(Card::name, _ -> 1, Comparator.comparing(Card::name), Card[]::new);

  private static final List<String> FILES =
      List.of(
          "drumline",
          "glue-factory",
          "knights-watch",
          "lights-out",
          "paper-airforce",
          "rummage",
          "slumber-party",
          "sorcery",
          "strong-arms",
          "twins");

  private Decks() {}

  /// The ready-made decks.
  static List<Deck> ready(Resources files, Sets sets) {
    return files.decks(FILES, card -> sets.card(card).name());
  }

  /// What speaks against a deck.
  static List<Message> objections(Deck deck, Format format, Sets sets) {
    List<Message> objections = new ArrayList<>();
    if (deck.cards().size() != SIZE) {
      objections.add(
          Messages.of("deck.size", Message.number(SIZE), Message.number(deck.cards().size())));
    }
    if (!deck.side().isEmpty()) {
      objections.add(Messages.of("deck.no-side-deck"));
    }
    Set<String> seen = new HashSet<>();
    for (String name : deck.cards()) {
      if (!seen.add(name)) {
        objections.add(Messages.of("deck.twice", Message.card(name)));
      } else {
        objection(name, format, sets, objections);
      }
    }
    return objections;
  }

  private static void objection(String name, Format format, Sets sets, List<Message> objections) {
    try {
      Card card = sets.card(name);
      if (!sets.admits(format, card)) {
        objections.add(
            Messages.of("deck.not-admitted", Message.card(name), Message.word(format.name())));
      }
    } catch (Refused unknown) {
      objections.add(Messages.of("deck.unknown", Message.clause(unknown.message())));
    }
  }

  /// Six different cards of a format.
  static Deck random(Format format, Sets sets, Chance chance) {
    List<String> pool = new ArrayList<>();
    for (String set : format.sets()) {
      sets.cards().of(set).forEach(card -> pool.add(card.name()));
    }
    List<String> picked = new ArrayList<>();
    for (int i = 0; i < SIZE; i++) {
      picked.add(pool.remove(chance.roll(pool.size())));
    }
    return DeckRules.random(format.name(), picked);
  }

  /// The cards of a deck in the order in which they are counted at the table: by name.
  ///
  /// @param seat whose deck it is, for messages
  /// @throws Refused when it is no deck of this game
  static Card[] cards(String seat, Deck deck, Format format, Sets sets) {
    return RULES.cards(
        seat,
        deck,
        sets.cards()::exact,
        cards -> cards.length == SIZE && admits(format, cards, sets),
        () -> objections(deck.main(), format, sets));
  }

  private static boolean admits(Format format, Card[] cards, Sets sets) {
    for (Card card : cards) {
      if (!sets.admits(format, card)) {
        return false;
      }
    }
    return true;
  }
}
