package cardwright.littletroubles;

import cardwright.cardgame.message.Refusals;
import cardwright.cardgame.text.MadeTokens;
import cardwright.engine.CardFace;
import cardwright.engine.Refused;
import cardwright.language.CardSets;
import cardwright.language.Resources;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.wording.CardFiles;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The sets of cards, each from its card files.
record Sets(CardSets<Card> cards) {
  /// The set that comes with the game.
  private static final String FIRST_BELL = "first-bell";

  private static final List<String> KINDS =
      List.of("characters", "actions", "fields", "scenes", "toys", "goals");

  /// The sets of the game itself.
  static Sets load(Resources files) {
    List<String> names = KINDS.stream().map(kind -> FIRST_BELL + "/" + kind).toList();
    List<Card> all = files.cards(names, CardFiles::read);
    return new Sets(new CardSets<>(Card::title, CardFiles::write).with(FIRST_BELL, all));
  }

  /// These sets and the cards of a further file; a card whose title is there already takes its place.
  Sets with(String source, String file) {
    return new Sets(cards.with(file, CardFiles.read(source, file)));
  }

  /// The same with cards of which lines may have been left out.
  Sets withParts(String source, String file) {
    return new Sets(cards.with(file, CardFiles.readParts(source, file)));
  }

  /// Every card as it can be read.
  List<CardFace> faces() {
    return cards.faces();
  }

  /// Every token that they make as it can be read, by name.
  List<CardFace> tokens() {
    List<Card> tokens = MadeTokens.of(cards.all(), Card::tokens, Card::isSameAs, Card::of);
    Map<String, CardFace> faces = new TreeMap<>();
    tokens.stream()
        .filter(token -> !token.isCopy())
        .forEach(token -> faces.putIfAbsent(token.title(), CardFiles.writeToken(token, "tokens")));
    return List.copyOf(faces.values());
  }

  /// The card of that title, case apart; the name of a front will do where no other card has it.
  ///
  /// @throws Refused when there is none, or more than one
  Card card(String title) {
    Card found = cards.find(title);
    if (found != null) {
      return found;
    }
    List<Card> fronts =
        cards.all().stream().filter(card -> card.name().equalsIgnoreCase(title)).toList();
    if (fronts.size() > 1) {
      throw Refusals.severalCards(title, fronts.stream().map(Card::title).toList());
    }
    if (fronts.isEmpty()) {
      throw cards.unknown(title);
    }
    return fronts.getFirst();
  }
}
