package cardwright.ggltcg;

import cardwright.engine.CardFace;
import cardwright.engine.Format;
import cardwright.engine.Refused;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.wording.CardFiles;
import cardwright.language.Nearest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The sets of cards, each from its card file.
final class Sets {
  private final Map<String, List<Card>> cards;
  private final Map<String, Card> byName = new HashMap<>();

  private Sets(Map<String, List<Card>> cards) {
    this.cards = cards;
    cards.values().forEach(list -> list.forEach(card -> byName.put(card.name(), card)));
  }

  /// The sets of the game itself.
  static Sets load() {
    Map<String, List<Card>> cards = new LinkedHashMap<>();
    for (String set : List.of("starter18", "later")) {
      String file = set + ".cards";
      cards.put(set, CardFiles.read(Resources.text("cards/" + file), file));
    }
    return new Sets(cards);
  }

  /// These sets and the cards of a further file; a card whose name is there already takes its place.
  Sets with(String source, String file) {
    Map<String, List<Card>> all = new LinkedHashMap<>();
    cards.forEach((set, list) -> all.put(set, new ArrayList<>(list)));
    for (Card card : CardFiles.read(source, file)) {
      if (!replaced(all, card)) {
        all.computeIfAbsent(file, set -> new ArrayList<>()).add(card);
      }
    }
    return new Sets(all);
  }

  private static boolean replaced(Map<String, List<Card>> all, Card card) {
    for (List<Card> list : all.values()) {
      for (int i = 0; i < list.size(); i++) {
        if (list.get(i).name().equalsIgnoreCase(card.name())) {
          list.set(i, card);
          return true;
        }
      }
    }
    return false;
  }

  /// The names of the sets.
  List<String> names() {
    return List.copyOf(cards.keySet());
  }

  /// The cards of a set.
  List<Card> of(String set) {
    return cards.getOrDefault(set, List.of());
  }

  /// Whether a format has the card.
  boolean admits(Format format, Card card) {
    for (String set : format.sets()) {
      if (of(set).contains(card)) {
        return true;
      }
    }
    return false;
  }

  /// Every card as it can be read.
  List<CardFace> faces() {
    List<CardFace> faces = new ArrayList<>();
    cards.forEach((set, list) -> list.forEach(card -> faces.add(CardFiles.write(card, set))));
    return List.copyOf(faces);
  }

  /// The card of that name, or null when there is none.
  @Nullable Card find(String name) {
    return byName.get(name);
  }

  /// The card of that name.
  ///
  /// @throws Refused when there is none
  Card card(String name) {
    Card found = find(name);
    if (found != null) {
      return found;
    }
    List<String> known = cards.values().stream().flatMap(List::stream).map(Card::name).toList();
    String meant = Nearest.to(name, known).map(near -> "; did you mean " + near + "?").orElse("");
    throw new Refused("there is no card called '" + name + "'" + meant);
  }
}
