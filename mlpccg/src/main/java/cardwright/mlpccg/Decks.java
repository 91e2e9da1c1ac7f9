package cardwright.mlpccg;

import cardwright.cardgame.deck.DeckRules;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.engine.Rule;
import cardwright.language.Resources;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.vocabulary.Card;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// What a deck is, and which decks come with the game.
@Rule({"MLP 1", "MLP 2", "MLP B30", "MLP B58"})
final class Decks {
  private static final int LEAST = 45;

  /// So many cards have room on the table.
  private static final int MOST = 240;

  private static final int PROBLEMS = 10;
  private static final int COPIES = 3;
  private static final int PROBLEM_COPIES = 2;
  private static final int FRIENDS = 25;

  // Copies are counted by full name.
  @Rule({"MLP 2", "MLP B30"})
  private static final DeckRules<Card> RULES =
      new DeckRules<>(Card::name, Decks::most, Comparator.naturalOrder(), Card[]::new);

  private static final List<String> FILES =
      List.of(
          "twilight-sparkle",
          "rainbow-dash",
          "pinkie-pie",
          "fluttershy",
          "crystal-fair",
          "royal-post",
          "storm-front",
          "midnight-gala",
          "doughnut-break",
          "garden-party");

  private Decks() {}

  /// The ready-made decks.
  static List<Deck> ready(Resources files, Sets sets) {
    return files.decks(FILES, card -> sets.card(card).name());
  }

  /// What speaks against a deck. A side deck has no place in this game.
  static List<Message> objections(Deck deck, Rules rules, Sets sets) {
    List<Message> objections = new ArrayList<>();
    List<Card> cards = new ArrayList<>();
    for (String name : deck.cards()) {
      try {
        cards.add(sets.card(name));
      } catch (Refused refused) {
        Message objection = Messages.of("deck.unknown", Message.clause(refused.message()));
        if (!objections.contains(objection)) {
          objections.add(objection);
        }
      }
    }
    if (!deck.side().isEmpty()) {
      objections.add(Messages.of("deck.no-side-deck"));
    }
    objections.addAll(objections(cards, rules));
    return objections;
  }

  private static List<Message> objections(List<Card> cards, Rules rules) {
    List<Message> objections = new ArrayList<>();
    long manes = number(cards, Kind.MANE);
    long problems = number(cards, Kind.PROBLEM);
    long others = cards.size() - manes - problems;
    if (manes != 1) {
      objections.add(Messages.of("deck.manes", Message.number(manes)));
    }
    if (problems != PROBLEMS) {
      objections.add(
          Messages.of("deck.problems", Message.number(PROBLEMS), Message.number(problems)));
    }
    if (others < LEAST) {
      objections.add(Messages.of("deck.least", Message.number(LEAST), Message.number(others)));
    }
    if (others > MOST) {
      objections.add(Messages.of("deck.most", Message.number(MOST), Message.number(others)));
    }
    boolean starts = cards.stream().anyMatch(card -> card.front().has(Keyword.STARTING_PROBLEM));
    if (problems > 0 && !starts) {
      objections.add(Messages.of("deck.no-starting-problem"));
    }
    copies(cards, objections);
    cards.stream()
        .filter(card -> rules.banned().contains(card.number()))
        .distinct()
        .forEach(card ->
            objections.add(
                Messages.of("deck.banned", Message.card(card.name()), Message.word(rules.name()))));
    return objections;
  }

  private static long number(List<Card> cards, Kind kind) {
    return cards.stream().filter(card -> card.is(kind)).count();
  }

  private static void copies(List<Card> cards, List<Message> objections) {
    RULES.tooMany(
        cards,
        (card, there) ->
            objections.add(
                Messages.of(
                    "deck.copies",
                    Message.card(card.name()),
                    Message.number(there),
                    Message.number(RULES.most().applyAsInt(card)))));
  }

  private static int most(Card card) {
    return switch (card.kind()) {
      // Two Mane Characters are one too many, whatever they are called.
      case MANE -> LEAST;
      case PROBLEM -> PROBLEM_COPIES;
      case FRIEND, EVENT, RESOURCE, TROUBLEMAKER -> COPIES;
    };
  }

  /// A deck of a format by chance: the least size, with a Mane Character that some of its Friends fit.
  static Deck random(Rules rules, Sets sets, Chance chance) {
    List<Card> pool =
        sets.names().stream()
            .filter(set -> rules.laterSets() || Sets.OF_THE_RULEBOOK.contains(set))
            .flatMap(set -> sets.of(set).stream())
            .filter(card -> !rules.banned().contains(card.number()))
            .toList();
    List<String> picked = new ArrayList<>();
    add(picked, pool, Kind.MANE, 1, 1, chance);
    List<Card> starting =
        pool.stream().filter(card -> card.front().has(Keyword.STARTING_PROBLEM)).toList();
    picked.add(starting.get(chance.roll(starting.size())).name());
    List<Card> others =
        pool.stream().filter(card -> !card.name().equals(picked.getLast())).toList();
    add(picked, others, Kind.PROBLEM, PROBLEMS - 1, PROBLEM_COPIES, chance);
    add(picked, pool, Kind.FRIEND, FRIENDS, COPIES, chance);
    add(picked, pool, Kind.TROUBLEMAKER, 4, COPIES, chance);
    add(picked, pool, Kind.RESOURCE, 7, COPIES, chance);
    add(picked, pool, Kind.EVENT, LEAST - FRIENDS - 11, COPIES, chance);
    return DeckRules.random(rules.name(), picked);
  }

  private static void add(
      List<String> picked, List<Card> pool, Kind kind, int number, int copies, Chance chance) {
    List<Card> left = new ArrayList<>(pool.stream().filter(card -> card.is(kind)).toList());
    int wanted = number;
    while (wanted > 0) {
      Card card = left.remove(chance.roll(left.size()));
      for (int i = chance.roll(copies) + 1; i > 0 && wanted > 0; i--) {
        picked.add(card.name());
        wanted--;
      }
    }
  }

  /// The cards of a deck in the order in which they are counted at the table: by name.
  ///
  /// @param seat whose deck it is, for messages
  /// @throws Refused when it cannot be played in that format
  static Card[] cards(String seat, Deck deck, Rules rules, Sets sets) {
    return RULES.cards(
        seat,
        deck,
        sets::exact,
        cards -> isLegal(cards, rules),
        () -> objections(deck.main(), rules, sets));
  }

  private static boolean isLegal(Card[] cards, Rules rules) {
    int manes = 0;
    int problems = 0;
    boolean starts = false;
    boolean legal = true;
    for (Card card : cards) {
      manes += card.is(Kind.MANE) ? 1 : 0;
      problems += card.is(Kind.PROBLEM) ? 1 : 0;
      starts |= card.front().has(Keyword.STARTING_PROBLEM);
      legal &= !rules.banned().contains(card.number());
    }
    int others = cards.length - manes - problems;
    return legal
        && manes == 1
        && problems == PROBLEMS
        && starts
        && others >= LEAST
        && others <= MOST;
  }
}
