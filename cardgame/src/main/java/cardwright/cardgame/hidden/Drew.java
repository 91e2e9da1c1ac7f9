package cardwright.cardgame.hidden;

import cardwright.engine.Seat;
import java.util.List;

/// A player drew cards: only that player sees which.
///
/// @param cards their names
/// @param separator what stands between two names: a comma, unless names have commas in them
public record Drew(Seat seat, List<String> cards, String separator) implements SecretEvent {
  /// Keeps the list from changing.
  public Drew {
    cards = List.copyOf(cards);
  }

  @Override
  public String words() {
    return seat + (cards.size() == 1 ? " draws a card." : " draws " + cards.size() + " cards.");
  }

  @Override
  public String secret() {
    return seat + " draws " + String.join(separator, cards) + ".";
  }
}
