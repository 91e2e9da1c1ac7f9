package cardwright.cli.table;

import cardwright.cli.console.Wrap;
import cardwright.engine.CardFace;
import cardwright.engine.Game;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// What stands on the cards in a hand, for somebody who does not know them by heart.
final class HandText {
  private static final String HAND = "hand";

  private HandText() {}

  /// The text of each card in that seat's hand, as far as the table shows it: `Umbruh: Toy, …`.
  static List<String> lines(Game game, Table table, Seat seat, int width) {
    Set<String> held = new LinkedHashSet<>();
    table
        .side(seat)
        .zone(HAND)
        .ifPresent(hand -> hand.cards().forEach(card -> held.add(card.card())));
    List<String> lines = new ArrayList<>();
    for (String name : held) {
      game.cards().stream()
          .filter(face -> face.name().equals(name))
          .findFirst()
          .ifPresent(face -> lines.addAll(indented(words(face), width)));
    }
    return lines;
  }

  private static String words(CardFace face) {
    List<String> source = face.source().lines().toList();
    return face.name() + ": " + String.join(" ", source.subList(1, source.size()));
  }

  private static List<String> indented(String words, int width) {
    List<String> lines = new ArrayList<>();
    for (String part : Wrap.lines(words, width - 4)) {
      lines.add((lines.isEmpty() ? "  " : "    ") + part);
    }
    return lines;
  }
}
