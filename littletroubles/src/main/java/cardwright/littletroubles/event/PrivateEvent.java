package cardwright.littletroubles.event;

import cardwright.cardgame.hidden.SecretEvent;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import java.util.List;

/// An event of Little Troubles of which one player sees more than the others.
@Rule({"LT 6.6g", "LT 6.10b"})
public sealed interface PrivateEvent extends SecretEvent {
  /// A player took a card from the deck without showing it.
  record Took(Seat seat, String card) implements PrivateEvent {
    @Override
    public Message open() {
      return Message.plain(seat + " takes a card.");
    }

    @Override
    public Message secret() {
      return Message.plain(seat + " takes " + card + ".");
    }
  }

  /// A card went from a hand into a deck, unseen by the other player.
  record PutAway(Seat seat, String card, String where) implements PrivateEvent {
    @Override
    public Message open() {
      return Message.plain(seat + " puts a card " + where + ".");
    }

    @Override
    public Message secret() {
      return Message.plain(seat + " puts " + card + " " + where + ".");
    }
  }

  /// A player looked at the other's hand.
  record Looked(Seat seat, List<String> hand) implements PrivateEvent {
    /// Keeps the list from changing.
    public Looked {
      hand = List.copyOf(hand);
    }

    @Override
    public Message open() {
      return Message.plain(seat + " looks at " + seat.other() + "'s hand.");
    }

    @Override
    public Message secret() {
      return Message.plain(open().words() + " It has " + String.join(", ", hand) + ".");
    }

    /// Whose hand it is knows it, too.
    @Override
    public boolean isKnownTo(Viewer viewer) {
      return viewer != Viewer.SPECTATOR;
    }
  }
}
