package cardwright.littletroubles.event;

import cardwright.cardgame.hidden.SecretEvent;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.message.Messages;

/// An event of Little Troubles of which one player sees more than the others.
@Rule({"LT 6.6g", "LT 6.10b"})
public sealed interface PrivateEvent extends SecretEvent {
  /// A card went from a hand into a deck, unseen by the other player.
  record PutAway(Seat seat, String card, Destination where) implements PrivateEvent {
    @Override
    public Message open() {
      return Messages.of("put-away", Message.player(seat), where.word());
    }

    @Override
    public Message secret() {
      return Messages.of("put-this-away", Message.player(seat), Message.card(card), where.word());
    }
  }
}
