package cardwright.scenario;

import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.List;

/// What a check looks at: the position, and the spectator's log so far.
record Moment(Position position, List<String> log) {
  /// The table as it is, with all that is hidden from players.
  Table table() {
    return position.table(Viewer.JUDGE);
  }

  /// A seat's half of the table.
  Table.Side side(Seat seat) {
    return table().side(seat);
  }

  /// How the play ended, or that it goes on.
  String ending() {
    return position.outcome().map(Object::toString).orElse("the play goes on");
  }

  boolean over() {
    return position.outcome().isPresent();
  }
}
