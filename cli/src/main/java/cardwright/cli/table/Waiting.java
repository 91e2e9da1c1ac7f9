package cardwright.cli.table;

import cardwright.engine.Choice;
import cardwright.engine.Message;
import cardwright.engine.Play;
import cardwright.engine.Position;
import cardwright.engine.Viewer;
import java.util.Optional;

/// Waits where a person wants to be asked although nothing can be done but to pass. Where the pass
/// makes itself, that person is told so, and nobody else.
record Waiting(Seating seating, AutoPasses autoPasses, PlayLog log) implements Play.Forced {
  @Override
  public boolean waits(Position position) {
    Choice choice = position.choice();
    if (!AutoPasses.onlyPass(choice) || seating.computer(choice.seat()).isPresent()) {
      return false;
    }
    Optional<Message> reason = autoPasses.reason(position);
    reason.ifPresent(message -> log.passed(Viewer.of(choice.seat()), message));
    return reason.isEmpty();
  }
}
