package cardwright.lab.cards;

import cardwright.engine.Game;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Another number in the place of a figure of a card.
///
/// @param value from 0 to 9999
public record FigureChange(CardFigure figure, int value) {
  /// How far it is from what is printed: 1 for one more or one less.
  public int size() {
    return Math.abs(value - figure.value());
  }

  /// The cards with these figures changed, as a card file has them; each stands for the printed one. Empty without changes.
  public static String cards(Game game, List<FigureChange> changes) {
    Map<String, Map<Integer, Integer>> cards = new LinkedHashMap<>();
    changes.forEach(change ->
        cards
            .computeIfAbsent(change.figure.card(), _ -> new HashMap<>())
            .put(change.figure.number(), change.value));
    return game.cards().stream()
        .filter(face -> cards.containsKey(face.name()))
        .map(face -> CardFigure.source(face, cards.getOrDefault(face.name(), Map.of())))
        .collect(Collectors.joining("\n"));
  }

  /// The game with these figures changed; each card is read anew.
  ///
  /// @throws cardwright.engine.Refused when a card is not understood with them
  static Game all(Game game, List<FigureChange> changes) {
    return changes.isEmpty() ? game : game.with(cards(game, changes), "the changed figures");
  }
}
