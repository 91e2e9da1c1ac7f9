package cardwright.littletroubles.resolve;

import cardwright.engine.Chance;
import cardwright.engine.Fingerprint;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.GameEvent;
import org.jspecify.annotations.Nullable;

/// Something that comes to pass when its turn on the agenda comes.
///
/// @param events what happens
/// @param then what is done as soon as it has happened, or null
// Its arrays are shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
public record ScheduledEvents(GameEvent[] events, @Nullable ResolutionStep then)
    implements ResolutionStep {
  /// Lets it happen.
  public void goOn(Board board, Chance chance) {
    board.agenda().pop();
    GameEvents.happen(board, chance, EventGate.Kind.PLAIN, events, then);
  }

  @Override
  public void write(Fingerprint out) {
    out.add(8).add(events.length);
    for (GameEvent event : events) {
      event.write(out);
    }
    if (then != null) {
      then.write(out);
    }
  }
}
