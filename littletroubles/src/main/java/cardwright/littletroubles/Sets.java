package cardwright.littletroubles;

import cardwright.engine.CardFace;
import cardwright.engine.Refused;
import cardwright.language.Nearest;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.wording.CardFiles;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The sets of cards, each from its card files.
final class Sets {
  /// The set that comes with the game.
  static final String FIRST_BELL = "first-bell";

  private static final List<String> FILES =
      List.of("characters", "actions", "fields", "scenes", "toys", "goals");

  private final Map<String, List<Card>> cards;
  private final Map<String, Card> byTitle = new HashMap<>();
  private final Map<String, Card> exact = new HashMap<>();

  private Sets(Map<String, List<Card>> cards) {
    this.cards = cards;
    cards.values().forEach(list -> list.forEach(this::know));
  }

  private void know(Card card) {
    byTitle.put(key(card.title()), card);
    exact.put(card.title(), card);
  }

  private static String key(String title) {
    return title.toLowerCase(Locale.ROOT);
  }

  /// The sets of the game itself.
  static Sets load() {
    List<Card> all = new ArrayList<>();
    for (String file : FILES) {
      String path = "cards/" + FIRST_BELL + "/" + file + ".cards";
      all.addAll(CardFiles.read(Resources.text(path), file + ".cards"));
    }
    return new Sets(Map.of(FIRST_BELL, List.copyOf(all)));
  }

  /// These sets and the cards of a further file; a card whose title is there already takes its place.
  Sets with(String source, String file) {
    return with(CardFiles.read(source, file), file);
  }

  /// The same with cards of which lines may have been left out.
  Sets withParts(String source, String file) {
    return with(CardFiles.readParts(source, file), file);
  }

  private Sets with(List<Card> further, String file) {
    Map<String, List<Card>> all = new LinkedHashMap<>();
    cards.forEach((set, list) -> all.put(set, new ArrayList<>(list)));
    for (Card card : further) {
      if (!replaced(all, card)) {
        all.computeIfAbsent(file, set -> new ArrayList<>()).add(card);
      }
    }
    return new Sets(all);
  }

  private static boolean replaced(Map<String, List<Card>> all, Card card) {
    for (List<Card> list : all.values()) {
      for (int i = 0; i < list.size(); i++) {
        if (list.get(i).title().equalsIgnoreCase(card.title())) {
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

  /// Every card.
  List<Card> all() {
    return cards.values().stream().flatMap(List::stream).toList();
  }

  /// Every card as it can be read.
  List<CardFace> faces() {
    List<CardFace> faces = new ArrayList<>();
    cards.forEach((set, list) -> list.forEach(card -> faces.add(CardFiles.write(card, set))));
    return List.copyOf(faces);
  }

  /// The card of exactly that title, or null when there is none.
  @Nullable Card exact(String title) {
    return exact.get(title);
  }

  /// The card of that title, or null when there is none. Case does not count.
  @Nullable Card find(String title) {
    return byTitle.get(key(title));
  }

  /// The card of that title; the name of a front will do where no other card has it.
  ///
  /// @throws Refused when there is none, or more than one
  Card card(String title) {
    Card found = find(title);
    if (found != null) {
      return found;
    }
    List<Card> fronts = all().stream().filter(card -> card.name().equalsIgnoreCase(title)).toList();
    if (fronts.size() == 1) {
      return fronts.getFirst();
    }
    if (fronts.size() > 1) {
      String titles = String.join(" or ", fronts.stream().map(Card::title).toList());
      throw new Refused("there are several cards called '" + title + "': write " + titles);
    }
    List<String> known = all().stream().map(Card::title).toList();
    String meant = Nearest.to(title, known).map(near -> "; did you mean " + near + "?").orElse("");
    throw new Refused("there is no card called '" + title + "'" + meant);
  }
}
