package cardwright.cardgame.hidden;

import static cardwright.engine.Message.listed;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.player;

import cardwright.cardgame.message.Messages;
import cardwright.engine.Message;
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
  public Message open() {
    return Messages.of("drew", player(seat), number(cards.size()));
  }

  @Override
  public Message secret() {
    return Messages.of("drew-these", player(seat), listed(cards, separator));
  }
}
