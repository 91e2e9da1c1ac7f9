package cardwright.mlpccg.event;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.listed;
import static cardwright.engine.Message.player;

import cardwright.cardgame.hidden.SecretEvent;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import cardwright.mlpccg.message.Messages;
import java.util.List;
import java.util.Optional;

/// An event of this game of which one player sees more than the others.
@Rule({"MLP 28", "MLP 50", "MLP B5"})
public sealed interface PrivateEvent extends SecretEvent {
  /// What a card is called that lies face-down, for who does not know it.
  @Rule("MLP B21")
  String FACE_DOWN = "Face-down Troublemaker";

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
      return Messages.of("looked-through", player(seat), player(seat.other()));
    }

    @Override
    public Message secret() {
      return cards.isEmpty()
          ? open()
          : Messages.of(
              "looked-through-these", player(seat), player(seat.other()), listed(cards, "; "));
    }
  }

  /// A player played a Troublemaker face-down.
  ///
  /// @param area the area as a clause
  record PlayedFaceDown(Seat seat, String card, Message area) implements PrivateEvent {
    @Override
    public Optional<PlayedCard> played(Viewer viewer) {
      return isKnownTo(viewer) ? Optional.of(new PlayedCard(seat, card)) : Optional.empty();
    }

    @Override
    public boolean isEffect() {
      return false;
    }

    @Override
    public Message open() {
      return Messages.of("played-face-down", player(seat), clause(area));
    }

    @Override
    public Message secret() {
      return Messages.of("played-this-face-down", player(seat), Message.card(card), clause(area));
    }
  }

  /// Something happened to a card that lies face-down, or did: one player alone knows which it is.
  ///
  /// @param seat who knows the card
  /// @param unnamed what happened to a card that is not named
  /// @param named the same with its name
  @Rule("MLP B21")
  record HappenedFaceDown(Seat seat, PublicEvent unnamed, PublicEvent named)
      implements PrivateEvent {
    @Override
    public boolean isEffect() {
      return named.isEffect();
    }

    @Override
    public Message open() {
      return unnamed.message();
    }

    @Override
    public Message secret() {
      return named.message();
    }
  }
}
