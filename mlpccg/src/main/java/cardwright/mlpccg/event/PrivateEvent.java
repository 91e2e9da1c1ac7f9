package cardwright.mlpccg.event;

import cardwright.cardgame.hidden.SecretEvent;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import java.util.List;

/// An event of this game of which one player sees more than the others.
@Rule({"MLP 28", "MLP 50", "MLP B5"})
public sealed interface PrivateEvent extends SecretEvent {
  /// A player looked at the other one's hand.
  ///
  /// @param cards the names of what was there
  record Looked(Seat seat, List<String> cards) implements PrivateEvent {
    /// Keeps the list from changing.
    public Looked {
      cards = List.copyOf(cards);
    }

    @Override
    public Message open() {
      return Message.plain(seat + " looks at " + seat.other() + "'s hand.");
    }

    @Override
    public Message secret() {
      return Message.plain(
          cards.isEmpty()
              ? open().words()
              : open().words() + " There is " + String.join("; ", cards) + ".");
    }

    /// Whose hand it is knows it, too.
    @Override
    public boolean isKnownTo(Viewer viewer) {
      return viewer != Viewer.SPECTATOR;
    }
  }

  /// A player looked through the other one's hand and deck.
  ///
  /// @param cards the names of what was there
  record LookedThrough(Seat seat, List<String> cards) implements PrivateEvent {
    /// Keeps the list from changing.
    public LookedThrough {
      cards = List.copyOf(cards);
    }

    @Override
    public Message open() {
      return Message.plain(seat + " looks through " + seat.other() + "'s hand and deck.");
    }

    @Override
    public Message secret() {
      return Message.plain(
          cards.isEmpty()
              ? open().words()
              : open().words() + " There is " + String.join("; ", cards) + ".");
    }
  }

  /// A player played a Troublemaker face-down.
  ///
  /// @param where the area in plain words
  record PlayedFaceDown(Seat seat, String card, String where) implements PrivateEvent {
    @Override
    public Message open() {
      return Message.plain(seat + " plays a Troublemaker face-down at " + where + ".");
    }

    @Override
    public Message secret() {
      return Message.plain(seat + " plays " + card + " face-down at " + where + ".");
    }
  }
}
