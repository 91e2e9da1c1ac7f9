package cardwright.cardgame.hidden;

import static cardwright.engine.Message.listed;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.player;

import cardwright.cardgame.message.Messages;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import java.util.List;

/// A player took cards among those that only that player has seen: nobody else sees which.
///
/// @param cards their names
/// @param separator what stands between two names: a comma, unless names have commas in them
public record Took(Seat seat, List<String> cards, String separator) implements SecretEvent {
  /// Puts the names in order.
  public Took {
    cards = cards.stream().sorted().toList();
  }

  @Override
  public Message open() {
    return Messages.of("took", player(seat), number(cards.size()));
  }

  @Override
  public Message secret() {
    return Messages.of("took-these", player(seat), listed(cards, separator));
  }
}
