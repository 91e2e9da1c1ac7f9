package snowday;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.player;

import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import java.util.Optional;

/// What the log tells.
sealed interface PublicEvent extends LogEvent {
  record TurnBegan(int turn, Seat seat) implements PublicEvent {}

  record Drew(Seat seat, String card) implements PublicEvent {}

  record Played(Seat seat, String card) implements PublicEvent {
    @Override
    public Optional<PlayedCard> played(Viewer viewer) {
      return Optional.of(new PlayedCard(seat, card));
    }
  }

  record Threw(String card, String target) implements PublicEvent {}

  record ThrewAtFort(String card) implements PublicEvent {}

  record WentInside(Seat seat, String card) implements PublicEvent {}

  record Readied(String card) implements PublicEvent {}

  record FortChanged(Seat seat, int by, int now) implements PublicEvent {}

  record Rolled(int number) implements PublicEvent {}

  record Passed(Seat seat) implements PublicEvent {}

  record Ended(Outcome how) implements PublicEvent {}

  @Override
  default boolean isPass() {
    return this instanceof Passed;
  }

  @Override
  default boolean isEffect() {
    return !(this instanceof TurnBegan || this instanceof Played || this instanceof Passed);
  }

  @Override
  default Message message(Viewer viewer) {
    return switch (this) {
      case TurnBegan(int turn, Seat seat) -> Messages.of("turn-began", number(turn), player(seat));
      case Drew(Seat seat, String card) ->
          viewer.sees(seat)
              ? Messages.of("drew-this", player(seat), card(card))
              : Messages.of("drew", player(seat));
      case Played(Seat seat, String card) -> Messages.of("played", player(seat), card(card));
      case Threw(String card, String target) -> Messages.of("threw", card(card), card(target));
      case ThrewAtFort(String card) -> Messages.of("threw-at-fort", card(card));
      case WentInside(Seat seat, String card) ->
          Messages.of("went-inside", player(seat), card(card));
      case Readied(String card) -> Messages.of("readied", card(card));
      case FortChanged(Seat seat, int by, int now) ->
          Messages.of(
              by < 0 ? "fort-lost" : "fort-gained",
              player(seat),
              number(Math.abs(by)),
              number(now));
      case Rolled(int number) -> Messages.of("rolled", number(number));
      case Passed(Seat seat) -> Messages.of("passed", player(seat));
      case Ended(Outcome how) ->
          how.winner()
              .map(seat -> Messages.of("won", player(seat), clause(how.message())))
              .orElseGet(() -> Messages.of("drawn", clause(how.message())));
    };
  }
}
