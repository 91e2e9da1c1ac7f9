package cardwright.record;

import cardwright.engine.Deck;
import cardwright.engine.TextLimits;
import java.util.List;

/// How the deck of a seat stands in a record: its cards on one line, and on another those of its side deck.
final class DeckLines {
  private DeckLines() {}

  /// Writes the cards of a deck and of its side deck.
  static void write(StringBuilder out, String seat, Deck deck) {
    out.append(seat).append(": ").append(String.join("; ", deck.cards())).append('\n');
    if (!deck.side().isEmpty()) {
      out.append(seat).append(" side: ").append(String.join("; ", deck.side())).append('\n');
    }
  }

  /// Reads the cards of a deck and of its side deck. What the deck is called is not kept.
  static Deck read(RecordLines lines, String seat) {
    List<String> cards = lines.parts(seat, TextLimits.DECK_CARDS);
    return new Deck("", "", "", cards, lines.list(seat + " side", TextLimits.DECK_CARDS));
  }
}
