package cardwright.server.play;

import static cardwright.engine.Message.number;

import cardwright.engine.Deck;
import cardwright.engine.Refused;
import cardwright.match.Exchange;
import java.util.List;

/// Reads what a player exchanges between deck and side deck.
final class Swapping {
  private Swapping() {}

  /// A deck after an exchange.
  ///
  /// @param registered the deck before
  /// @param words cards out, an empty line, cards in
  /// @throws Refused when a card is not there, or not as many come in as go out
  static Deck of(Deck registered, String words) {
    String[] parts = words.split("\n\n", -1);
    List<String> out = lines(parts[0]);
    List<String> in = parts.length > 1 ? lines(parts[1]) : List.of();
    if (out.size() != in.size()) {
      throw new Refused(Messages.of("exchange.uneven", number(out.size()), number(in.size())));
    }
    Deck deck = registered;
    for (int i = 0; i < out.size(); i++) {
      deck = Exchange.swap(deck, out.get(i), in.get(i));
    }
    return deck;
  }

  private static List<String> lines(String part) {
    return part.isEmpty() ? List.of() : List.of(part.split("\n"));
  }
}
