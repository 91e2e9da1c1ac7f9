package cardwright.contract;

import cardwright.engine.CardFace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// A card of the [Duel].
///
/// @param name its name
/// @param figure how much it is worth
/// @param lines what it does
record DuelCard(String name, int figure, Set<Line> lines) {
  /// What a card can do.
  enum Line {
    BEHIND("Worth 5 more while you are behind."),
    SPOILS("When this card wins, draw a card."),
    COIN("When this card wins, flip a coin for another point."),
    RUE("When this card loses, discard a card."),
    PEEK("When this card is revealed, look at the bottom card of your deck.");

    private final String words;

    Line(String words) {
      this.words = words;
    }
  }

  boolean has(Line line) {
    return lines.contains(line);
  }

  CardFace face(Fault fault) {
    List<String> text = new ArrayList<>();
    for (Line line : lines) {
      boolean other = fault == Fault.OTHER_WORDS && line == Line.SPOILS;
      text.add(other ? Line.PEEK.words : line.words);
    }
    return new CardFace(name, "duel", "Figure " + figure, text);
  }

  static List<DuelCard> read(String source) {
    return Arrays.stream(source.split("\n?# "))
        .filter(card -> !card.isBlank())
        .map(DuelCard::card)
        .toList();
  }

  private static DuelCard card(String source) {
    List<String> lines = source.lines().filter(line -> !line.isBlank()).toList();
    Set<Line> read = EnumSet.noneOf(Line.class);
    for (Line line : Line.values()) {
      if (lines.contains(line.words)) {
        read.add(line);
      }
    }
    return new DuelCard(lines.get(0), Integer.parseInt(lines.get(1).substring(7)), read);
  }
}
