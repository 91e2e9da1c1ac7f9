package snowday;

import cardwright.engine.LogEvent;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;

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
  default String words(Viewer viewer) {
    return switch (this) {
      case TurnBegan(int turn, Seat seat) -> "Turn " + turn + ": " + seat + " begins.";
      case Drew(Seat seat, String card) ->
          seat + " draws " + (viewer.sees(seat) ? card : "a card") + ".";
      case Played(Seat seat, String card) -> seat + " plays " + card + ".";
      case Threw(String card, String target) -> card + " throws at " + target + ".";
      case WentInside(Seat seat, String card) -> seat + "'s " + card + " goes inside.";
      case Readied(String card) -> card + " can throw again.";
      case FortChanged(Seat seat, int by, int now) ->
          seat + "'s fort " + (by < 0 ? "loses " + -by : "gains " + by) + " snow: " + now + ".";
      case Rolled(int number) -> "The die shows " + number + ".";
      case Passed(Seat seat) -> seat + " ends the turn.";
      case Ended(String how) -> how + ".";
    };
  }
}
