package cardwright.cardgame.message;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.player;

import cardwright.engine.Message;
import cardwright.engine.Seat;

/// An event that games tell in the same words.
public sealed interface CommonEvent extends OpenEvent {
  /// Who goes first is settled.
  record GoesFirst(Seat seat) implements CommonEvent {}

  /// A turn began.
  record TurnBegan(int turn, Seat seat) implements CommonEvent {}

  /// A die was rolled.
  record Rolled(int sides, int number) implements CommonEvent {}

  /// A player chose a card that lies open.
  record Chose(Seat seat, String card) implements CommonEvent {}

  @Override
  default Message message() {
    return switch (this) {
      case GoesFirst(Seat seat) -> Messages.of("goes-first", player(seat));
      case TurnBegan(int turn, Seat seat) -> Messages.of("turn-began", number(turn), player(seat));
      case Rolled(int sides, int number) -> Messages.of("rolled", number(sides), number(number));
      case Chose(Seat seat, String card) -> Messages.of("chose", player(seat), card(card));
    };
  }
}
