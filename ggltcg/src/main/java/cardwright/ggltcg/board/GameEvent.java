package cardwright.ggltcg.board;

import cardwright.cardgame.state.CardSet;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;

/// One thing that happens, and whose place a text can take: to a card in play, or to a player.
@Rule({"GG Q59", "GG Q61"})
public sealed interface GameEvent {
  /// A card in play is sleeped.
  ///
  /// @param ref the card, with its life
  record Sleep(int ref) implements GameEvent {}

  /// A player gains CC, up to the cap.
  record Gain(Seat seat, int cc) implements GameEvent {}

  /// Cards in play are sleeped, in one moment: an event for each.
  ///
  /// @param cards which; there may be none
  static GameEvent[] sleep(Board board, long cards) {
    GameEvent[] events = new GameEvent[CardSet.size(cards)];
    int count = 0;
    for (long rest = cards; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      events[count++] = new Sleep(board.ref(card));
    }
    return events;
  }

  /// Writes all that distinguishes this from others.
  default void write(Fingerprint out) {
    switch (this) {
      case Sleep(int ref) -> out.add(1).ref(ref);
      case Gain(Seat seat, int cc) -> out.add(2).add(seat.ordinal()).add(cc);
    }
  }
}
