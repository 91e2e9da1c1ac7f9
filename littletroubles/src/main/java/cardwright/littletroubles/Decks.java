package cardwright.littletroubles;

import cardwright.cardgame.deck.DeckRules;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.engine.Rule;
import cardwright.language.Resources;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.vocabulary.Card;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What a deck is, and which decks come with the game.
@Rule({"LT 1.2a", "LT 5b", "LT 6.11a", "LT 6.11b", "LT A11", "LT A12", "LT A13"})
final class Decks {
  private static final int COPIES = 3;
  private static final int SIDE = 10;

  // Copies are counted by the name of the front.
  @Rule({"LT 5b", "LT A12"})
  private static final DeckRules<Card> RULES =
      new DeckRules<>(
          Card::name,
          card -> card.unique() ? 1 : COPIES,
          Comparator.comparing(Card::title),
          Card[]::new);

  private static final List<String> FILES =
      List.of(
          "recess-champions",
          "cookie-cupboard",
          "toy-parade",
          "everybody-naps",
          "perfect-attendance",
          "three-wishes");

  private Decks() {}

  /// The ready-made decks.
  static List<Deck> ready(Resources files, Sets sets) {
    return files.decks(FILES, card -> sets.card(card).title());
  }

  /// What speaks against a deck and its side deck.
  static List<Message> objections(Deck deck, Rules rules, Sets sets) {
    List<Message> objections = new ArrayList<>();
    int size = deck.cards().size();
    if (size < rules.least() || size > rules.most()) {
      objections.add(
          Messages.of(
              rules.least() == rules.most() ? "deck.size" : "deck.sizes",
              Message.number(rules.least()),
              Message.number(rules.most()),
              Message.number(size),
              Message.word(rules.id())));
    }
    List<Card> main = known(deck.cards(), rules, sets, objections);
    copies(main, objections);
    side(main, known(deck.side(), rules, sets, objections), objections);
    return objections;
  }

  private static List<Card> known(
      List<String> titles, Rules rules, Sets sets, List<Message> objections) {
    List<Card> cards = new ArrayList<>();
    Set<String> refused = new HashSet<>();
    for (String title : titles) {
      Card card = sets.cards().find(title);
      if (card != null) {
        cards.add(card);
      }
      if (refused.contains(title)) {
        continue;
      }
      if (card == null) {
        refused.add(title);
        objections.add(unknown(title, sets));
      } else if (card.rarity().compareTo(rules.rarest()) > 0) {
        refused.add(title);
        objections.add(
            Messages.of(
                "deck.too-rare",
                Message.card(title),
                Message.word(card.rarity().words()),
                Message.word(rules.name()),
                Message.word(rules.id())));
      }
    }
    return cards;
  }

  private static Message unknown(String title, Sets sets) {
    try {
      return Messages.of(
          "deck.no-full-title", Message.word(title), Message.card(sets.card(title).title()));
    } catch (Refused refused) {
      return Messages.of("deck.unknown", Message.clause(refused.message()));
    }
  }

  private static void copies(List<Card> main, List<Message> objections) {
    RULES.tooMany(
        main,
        (card, there) ->
            objections.add(
                Messages.of(
                    "deck.copies",
                    Message.card(card.name()),
                    Message.number(there),
                    Message.flag(card.unique()),
                    Message.number(RULES.most().applyAsInt(card)))));
  }

  private static void side(List<Card> main, List<Card> side, List<Message> objections) {
    if (side.size() > SIDE) {
      objections.add(
          Messages.of("deck.side-size", Message.number(SIDE), Message.number(side.size())));
    }
    Set<String> inMain = new HashSet<>();
    main.forEach(card -> inMain.add(card.name()));
    Set<String> seen = new HashSet<>();
    for (Card card : side) {
      if (inMain.contains(card.name())) {
        objections.add(Messages.of("deck.in-both", Message.card(card.name())));
      }
      if (!seen.add(card.name())) {
        objections.add(Messages.of("deck.side-twice", Message.card(card.name())));
      }
    }
  }

  /// A deck of a format by chance: the least size, up to three copies of each card.
  static Deck random(Rules rules, Sets sets, Chance chance) {
    List<Card> pool =
        new ArrayList<>(
            sets.cards().all().stream()
                .filter(card -> card.rarity().compareTo(rules.rarest()) <= 0)
                .toList());
    Map<String, Integer> copies = new HashMap<>();
    List<String> picked = new ArrayList<>();
    while (picked.size() < rules.least()) {
      Card card = pool.remove(chance.roll(pool.size()));
      int wanted = card.unique() ? 1 : 1 + chance.roll(COPIES);
      for (int i = 0; i < wanted && picked.size() < rules.least(); i++) {
        if (copies.merge(card.name(), 1, Integer::sum) <= RULES.most().applyAsInt(card)) {
          picked.add(card.title());
        }
      }
    }
    return DeckRules.random(rules.name(), picked);
  }

  /// The cards of a deck in the order in which they are counted at the table: by title.
  ///
  /// @param seat whose deck it is, for messages
  /// @throws Refused when it cannot be played in that format
  static Card[] cards(String seat, Deck deck, Rules rules, Sets sets) {
    return RULES.cards(
        seat,
        deck,
        sets.cards()::exact,
        cards -> isLegal(cards, rules),
        () -> objections(deck.main(), rules, sets));
  }

  private static boolean isLegal(Card[] cards, Rules rules) {
    boolean legal = cards.length >= rules.least() && cards.length <= rules.most();
    for (Card card : cards) {
      legal &= card.rarity().compareTo(rules.rarest()) <= 0;
    }
    return legal;
  }
}
