package cardwright.lab.cards;

import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A deck in which a card has taken the place of another: what the card is worth shows in games of the two decks against each other.
///
/// @param deck the deck with the card
/// @param without the deck as it was
/// @param replaced the card that went
/// @param copies how many of it went, and how many came
public record Substitution(Deck deck, Deck without, String replaced, int copies) {
  private static final Pattern FIGURE = Pattern.compile("\\d+");
  private static final int OTHER_WORDS = 10;
  private static final int OTHER_KIND = 1_000;

  /// Puts a card into a deck in the place of all copies of the card that is most like it by kind and figures, so that the deck stays legal.
  ///
  /// @return empty where the deck has the card already, or the format admits none of these decks
  public static Optional<Substitution> of(Game game, Format format, Deck deck, String card) {
    return of(game, format, deck, card, List.of());
  }

  /// A deck with as many of these cards as find a place in it, so that it stays legal: each takes that of the card that is most like it, and of none of these cards.
  public static Deck all(Game game, Format format, Deck deck, List<String> cards) {
    Deck with = deck;
    for (String card : cards) {
      with = of(game, format, with, card, cards).map(Substitution::deck).orElse(with);
    }
    return with;
  }

  /// A deck in which one copy of a card has given its place to another card.
  ///
  /// @throws IllegalArgumentException when the deck has no such card
  static Deck one(Deck deck, String out, String in) {
    List<String> cards = new ArrayList<>(deck.cards());
    int place = cards.indexOf(out);
    if (place < 0) {
      throw new IllegalArgumentException("there is no '" + out + "' in the deck");
    }
    cards.set(place, in);
    return new Deck(deck.name(), deck.plan(), deck.format(), cards, deck.side());
  }

  /// The cards that can take the place of one copy of a card so that the deck stays legal: those that are most like it by kind and figures, the most like first.
  ///
  /// @param most how many at most
  static List<String> alike(Game game, Format format, Deck deck, String out, int most) {
    Map<String, String> kinds = new LinkedHashMap<>();
    game.cards().forEach(face -> kinds.put(face.name(), face.kind()));
    String kind = kinds.getOrDefault(out, "");
    return kinds.keySet().stream()
        .filter(name -> !name.equals(out))
        .sorted(Comparator.comparingInt(name -> difference(kind, kinds.getOrDefault(name, ""))))
        .filter(name -> game.objections(one(deck, out, name), format).isEmpty())
        .limit(most)
        .toList();
  }

  private static Optional<Substitution> of(
      Game game, Format format, Deck deck, String card, List<String> kept) {
    Map<String, String> kinds = new HashMap<>();
    game.cards().forEach(face -> kinds.put(face.name(), face.kind()));
    String kind = kinds.get(card);
    if (kind == null || deck.cards().contains(card)) {
      return Optional.empty();
    }
    return new LinkedHashSet<>(deck.cards())
        .stream()
            .filter(name -> !kept.contains(name))
            .sorted(Comparator.comparingInt(name -> difference(kind, kinds.getOrDefault(name, ""))))
            .map(name -> replacing(deck, name, card))
            .filter(each -> game.objections(each.deck(), format).isEmpty())
            .findFirst();
  }

  private static Substitution replacing(Deck deck, String replaced, String card) {
    List<String> cards = new ArrayList<>(deck.cards());
    Collections.replaceAll(cards, replaced, card);
    return new Substitution(
        new Deck(deck.name(), deck.plan(), deck.format(), cards, deck.side()),
        deck,
        replaced,
        Collections.frequency(deck.cards(), replaced));
  }

  /// How far two lines of kind and figures differ: first by the kind, then by words, then by figures.
  private static int difference(String one, String other) {
    List<String> parts = List.of(one.split(", "));
    List<String> others = List.of(other.split(", "));
    int difference = parts.getFirst().equals(others.getFirst()) ? 0 : OTHER_KIND;
    for (String part : parts) {
      String words = words(part);
      Optional<String> like = others.stream().filter(each -> words(each).equals(words)).findFirst();
      difference += like.map(each -> Math.abs(figure(part) - figure(each))).orElse(OTHER_WORDS);
    }
    return difference;
  }

  private static String words(String part) {
    return FIGURE.matcher(part).replaceAll("");
  }

  /// The first figure of a part, at most [#OTHER_WORDS]; 0 where it has none.
  private static int figure(String part) {
    Matcher figure = FIGURE.matcher(part);
    return figure.find() && figure.group().length() < 3
        ? Math.min(OTHER_WORDS, Integer.parseInt(figure.group()))
        : 0;
  }
}
