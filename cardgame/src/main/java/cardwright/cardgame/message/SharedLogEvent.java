package cardwright.cardgame.message;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.player;
import static cardwright.engine.Message.word;

import cardwright.engine.Message;
import cardwright.engine.Message.Argument.Card;
import cardwright.engine.Seat;

/// A line of the log that all games word alike.
public sealed interface SharedLogEvent extends OpenEvent {
  /// Who goes first is settled.
  record GoesFirst(Seat seat) implements SharedLogEvent {}

  /// A turn began.
  record TurnBegan(int turn, Seat seat) implements SharedLogEvent {}

  /// A text gave a player another turn.
  ///
  /// @param now whether it comes after this turn; otherwise after the player's next one
  record AnotherTurn(Seat seat, boolean now) implements SharedLogEvent {}

  /// A text said that the turn ends.
  record TurnCutShort(Seat seat) implements SharedLogEvent {}

  /// A text said that a player skips a phase.
  ///
  /// @param phase the phase as people speak of it
  record Skips(Seat seat, Message phase) implements SharedLogEvent {}

  /// A phase was skipped.
  record PhaseSkipped(Message phase) implements SharedLogEvent {}

  /// A text put a token into play.
  record TokenPut(Seat seat, Card token) implements SharedLogEvent {}

  /// A token left play: it has ceased to exist.
  record TokenGone(Card token) implements SharedLogEvent {}

  /// A text waits for the next time that something happens this turn, or would.
  record Awaits(Card source) implements SharedLogEvent {}

  /// A card has become a copy for a time.
  ///
  /// @param copy the same card, as it is called now
  record BecameCopy(Card card, Card copy) implements SharedLogEvent {}

  /// A card has entered play as a copy.
  ///
  /// @param card the card as it is printed
  /// @param of what it is a copy of
  record EnteredAsCopy(Card card, Card of) implements SharedLogEvent {}

  /// A text gave a card a line of text.
  ///
  /// @param words the line, without its full stop
  record TextGained(Card card, String words) implements SharedLogEvent {}

  /// A card has lost all abilities for a time.
  record AbilitiesLost(Card card) implements SharedLogEvent {}

  /// Two cards have changed sides.
  ///
  /// @param seat who controls the card now
  /// @param other the card that the other player controls now
  record ControlExchanged(Seat seat, Card card, Card other) implements SharedLogEvent {}

  /// Two cards have exchanged a figure.
  ///
  /// @param figure its name, as a part of a sentence
  /// @param now what the first card has
  /// @param otherNow what the second one has
  record FigureExchanged(Message figure, Card card, int now, Card other, int otherNow)
      implements SharedLogEvent {}

  /// A die was rolled.
  record Rolled(int sides, int number) implements SharedLogEvent {}

  /// A player looks at the top cards of a deck.
  record LooksAtTop(Seat seat, Seat owner, int number) implements SharedLogEvent {}

  /// A player chose a card that lies open.
  record Chose(Seat seat, Card card) implements SharedLogEvent {}

  @Override
  default Message message() {
    return switch (this) {
      case GoesFirst(Seat seat) -> Messages.of("goes-first", player(seat));
      case TurnBegan(int turn, Seat seat) -> Messages.of("turn-began", number(turn), player(seat));
      case AnotherTurn(Seat seat, boolean now) ->
          now
              ? Messages.of("another-turn", player(seat))
              : Messages.of("another-turn-later", player(seat));
      case TurnCutShort(Seat seat) -> Messages.of("turn-cut-short", player(seat));
      case Skips(Seat seat, Message phase) -> Messages.of("skips", player(seat), clause(phase));
      case PhaseSkipped(Message phase) -> Messages.of("phase-skipped", clause(phase));
      case TokenPut(Seat seat, Card token) -> Messages.of("token-put", player(seat), token);
      case TokenGone(Card token) -> Messages.of("token-gone", token);
      case Awaits(Card source) -> Messages.of("awaits", source);
      case BecameCopy(Card card, Card copy) -> Messages.of("became-copy", card, copy);
      case EnteredAsCopy(Card card, Card of) -> Messages.of("entered-as-copy", card, of);
      case AbilitiesLost(Card card) -> Messages.of("abilities-lost", card);
      case TextGained(Card card, String words) -> Messages.of("text-gained", card, word(words));
      case ControlExchanged(Seat seat, Card card, Card other) ->
          Messages.of("control-exchanged", player(seat), card, player(seat.other()), other);
      case FigureExchanged(Message figure, Card card, int now, Card other, int otherNow) ->
          Messages.of(
              "figure-exchanged", clause(figure), card, number(now), other, number(otherNow));
      case Rolled(int sides, int number) -> Messages.of("rolled", number(sides), number(number));
      case LooksAtTop(Seat seat, Seat owner, int number) ->
          Messages.of("looks-at-top", player(seat), number(number), player(owner));
      case Chose(Seat seat, Card card) -> Messages.of("chose", player(seat), card);
    };
  }
}
