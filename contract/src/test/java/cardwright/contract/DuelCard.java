package cardwright.contract;

import cardwright.engine.CardFace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A card of the [Duel].
///
/// @param name its title
/// @param front what is printed on its front
/// @param back what is printed on its back, if it has one
record DuelCard(String name, Side front, Optional<Side> back) {
  private static final String BACK = "Back:";

  /// One face.
  ///
  /// @param name what the card is called while this face is up
  /// @param figure how much it is worth
  /// @param lines what it does
  record Side(String name, int figure, Set<Line> lines) {
    boolean has(Line line) {
      return lines.contains(line);
    }

    private List<String> text(Fault fault) {
      List<String> text = new ArrayList<>();
      for (Line line : lines) {
        boolean other = fault == Fault.OTHER_WORDS && line == Line.SPOILS;
        text.add(other ? Line.PEEK.words : line.words);
      }
      return text;
    }

    private String kind() {
      return "Figure " + figure;
    }
  }

  /// What a card can do.
  enum Line {
    BEHIND("Worth 5 more while you are behind."),
    SPOILS("When this card wins, draw a card."),
    COIN("When this card wins, flip a coin for another point."),
    RUE("When this card loses, draw a card, then discard up to 2 cards."),
    PEEK("When this card is revealed, look at the bottom card of your deck.");

    private final String words;

    Line(String words) {
      this.words = words;
    }
  }

  CardFace face(Fault fault) {
    return new CardFace(
        name,
        "duel",
        front.kind(),
        front.text(fault),
        back.map(side -> new CardFace.Reverse(BACK, side.kind(), side.text(fault))));
  }

  static List<DuelCard> read(String source) {
    return Arrays.stream(source.split("\n?# "))
        .filter(card -> !card.isBlank())
        .map(DuelCard::card)
        .toList();
  }

  private static DuelCard card(String source) {
    List<String> lines = source.lines().filter(line -> !line.isBlank()).toList();
    String title = lines.getFirst();
    String[] names = title.split(" // ", -1);
    int end = lines.indexOf(BACK);
    return end < 0
        ? new DuelCard(title, side(title, lines.subList(1, lines.size())), Optional.empty())
        : new DuelCard(
            title,
            side(names[0], lines.subList(1, end)),
            Optional.of(side(names[1], lines.subList(end + 1, lines.size()))));
  }

  private static Side side(String name, List<String> lines) {
    Set<Line> read = EnumSet.noneOf(Line.class);
    for (Line line : Line.values()) {
      if (lines.contains(line.words)) {
        read.add(line);
      }
    }
    return new Side(name, Integer.parseInt(lines.getFirst().substring(7)), read);
  }
}
