package snowday;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.player;
import static cardwright.engine.Message.word;

import cardwright.cardgame.message.MessageCatalogue;
import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import cardwright.language.Resources;

/// What the log tells.
sealed interface PublicEvent extends LogEvent {
  record TurnBegan(int turn, Seat seat) implements PublicEvent {}

  record Drew(Seat seat, String card) implements PublicEvent {}

  record Played(Seat seat, String card) implements PublicEvent {}

  record Threw(String card, String target) implements PublicEvent {}

  record WentInside(Seat seat, String card) implements PublicEvent {}

  record Readied(String card) implements PublicEvent {}

  record FortChanged(Seat seat, int by, int now) implements PublicEvent {}

  record Rolled(int number) implements PublicEvent {}

  record Passed(Seat seat) implements PublicEvent {}

  record Ended(String how) implements PublicEvent {}

  @Override
  default boolean isPass() {
    return this instanceof Passed;
  }

  @Override
  default Message message(Viewer viewer) {
    return switch (this) {
      case TurnBegan(int turn, Seat seat) -> say("turn-began", number(turn), player(seat));
      case Drew(Seat seat, String card) ->
          viewer.sees(seat)
              ? say("drew-this", player(seat), card(card))
              : say("drew", player(seat));
      case Played(Seat seat, String card) -> say("played", player(seat), card(card));
      case Threw(String card, String target) -> say("threw", card(card), card(target));
      case WentInside(Seat seat, String card) -> say("went-inside", player(seat), card(card));
      case Readied(String card) -> say("readied", card(card));
      case FortChanged(Seat seat, int by, int now) ->
          say(
              by < 0 ? "fort-lost" : "fort-gained",
              player(seat),
              number(Math.abs(by)),
              number(now));
      case Rolled(int number) -> say("rolled", number(number));
      case Passed(Seat seat) -> say("passed", player(seat));
      case Ended(String how) -> say("ended", word(how));
    };
  }

  private static Message say(String id, Message.Argument... arguments) {
    return Words.MESSAGES.message(id, arguments);
  }

  /// The sentences of the log: `messages.properties`.
  final class Words {
    private static final MessageCatalogue MESSAGES =
        MessageCatalogue.in(new Resources(PublicEvent.class::getResourceAsStream));

    private Words() {}
  }
}
