package cardwright.cardgame.hidden;

import static cardwright.engine.Message.listed;
import static cardwright.engine.Message.player;

import cardwright.cardgame.message.Messages;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import java.util.List;

/// A player looked at the other's hand. Whose hand it is knows what is in it, too.
///
/// @param cards the names of what is in it
/// @param separator what stands between two names: a comma, unless names have commas in them
public record LookedAtHand(Seat seat, List<String> cards, String separator) implements SecretEvent {
  /// Puts the names in order.
  public LookedAtHand {
    cards = cards.stream().sorted().toList();
  }

  @Override
  public Message open() {
    return Messages.of("looked", player(seat), player(seat.other()));
  }

  @Override
  public Message secret() {
    return cards.isEmpty()
        ? open()
        : Messages.of(
            "looked-at-these", player(seat), player(seat.other()), listed(cards, separator));
  }

  @Override
  public boolean isKnownTo(Viewer viewer) {
    return viewer != Viewer.SPECTATOR;
  }
}
