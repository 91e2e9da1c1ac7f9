package cardwright.littletroubles.event;

import cardwright.engine.Event;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import java.util.List;

/// An event of Little Troubles of which one player sees more than the others.
@Rule({"LT 6.6g", "LT 6.9a", "LT 6.10b"})
public sealed interface Glimpse extends Event {
  /// The event in plain words, as everybody may know it.
  String words();

  /// A player drew cards: only that player sees which.
  ///
  /// @param cards their names
  record Drew(Seat seat, List<String> cards) implements Glimpse {
    /// Keeps the list from changing.
    public Drew {
      cards = List.copyOf(cards);
    }

    @Override
    public String words() {
      return seat + (cards.size() == 1 ? " draws a card." : " draws " + cards.size() + " cards.");
    }

    @Override
    public String words(Viewer viewer) {
      return viewer == Viewer.of(seat)
          ? seat + " draws " + String.join(", ", cards) + "."
          : words();
    }
  }

  /// A player took a card from the deck without showing it.
  record Took(Seat seat, String card) implements Glimpse {
    @Override
    public String words() {
      return seat + " takes a card.";
    }

    @Override
    public String words(Viewer viewer) {
      return viewer == Viewer.of(seat) ? seat + " takes " + card + "." : words();
    }
  }

  /// A card went from a hand into a deck, unseen by the other player.
  record PutAway(Seat seat, String card, String where) implements Glimpse {
    @Override
    public String words() {
      return seat + " puts a card " + where + ".";
    }

    @Override
    public String words(Viewer viewer) {
      return viewer == Viewer.of(seat) ? seat + " puts " + card + " " + where + "." : words();
    }
  }

  /// A player looked at the other's hand.
  record Looked(Seat seat, List<String> hand) implements Glimpse {
    /// Keeps the list from changing.
    public Looked {
      hand = List.copyOf(hand);
    }

    @Override
    public String words() {
      return seat + " looks at " + seat.other() + "'s hand.";
    }

    @Override
    public String words(Viewer viewer) {
      return viewer == Viewer.SPECTATOR
          ? words()
          : words() + " It has " + String.join(", ", hand) + ".";
    }
  }
}
