package snowday;

import cardwright.engine.Event;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;

/// What the log tells.
sealed interface Happening extends Event {
  record TurnBegan(int turn, Seat seat) implements Happening {}

  record Drew(Seat seat, String card) implements Happening {}

  record Played(Seat seat, String card) implements Happening {}

  record Threw(String card, String target) implements Happening {}

  record WentInside(Seat seat, String card) implements Happening {}

  record Readied(String card) implements Happening {}

  record FortChanged(Seat seat, int by, int now) implements Happening {}

  record Rolled(int number) implements Happening {}

  record Passed(Seat seat) implements Happening {}

  record Ended(String how) implements Happening {}

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
