package cardwright.ggltcg;

import cardwright.engine.CardFace;
import cardwright.engine.Format;
import cardwright.engine.Refused;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.wording.CardFiles;
import cardwright.language.CardSets;
import cardwright.language.Resources;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/// The sets of cards, each from its card file.
record Sets(CardSets<Card> cards) {
  /// The sets of the game itself.
  static Sets load(Resources files) {
    CardSets<Card> cards = new CardSets<>(Card::name, CardFiles::write);
    for (String set : List.of("starter18", "later")) {
      cards = cards.with(set, files.cards(List.of(set), CardFiles::read));
    }
    return new Sets(cards);
  }

  /// These sets and the cards of a further file; a card whose name is there already takes its place.
  Sets with(String source, String file) {
    return new Sets(cards.with(file, CardFiles.read(source, file)));
  }

  /// Whether a format has the card.
  boolean admits(Format format, Card card) {
    String set = cards.setOf(card);
    return set != null && format.sets().contains(set);
  }

  /// Every card as it can be read.
  List<CardFace> faces() {
    return cards.faces();
  }

  /// Every token that they make as it can be read, by name.
  List<CardFace> tokens() {
    Map<String, CardFace> tokens = new TreeMap<>();
    for (Card card : cards.all()) {
      add(card, Objects.requireNonNullElse(cards.setOf(card), ""), tokens);
    }
    return List.copyOf(tokens.values());
  }

  private static void add(Card maker, String set, Map<String, CardFace> tokens) {
    for (Card token : maker.tokens()) {
      if (!token.isCopy()) {
        tokens.putIfAbsent(token.name(), CardFiles.writeToken(token, set));
        add(token, set, tokens);
      }
    }
  }

  /// The card of that name.
  ///
  /// @throws Refused when there is none
  Card card(String name) {
    Card found = cards.exact(name);
    if (found == null) {
      throw cards.unknown(name);
    }
    return found;
  }
}
