package cardwright.players;

import cardwright.engine.Position;
import org.jspecify.annotations.Nullable;

/// A position to try moves out on, which is used again for each so that nothing is allocated.
final class ScratchPosition {
  private @Nullable Position twin;

  /// The twin, now equal to that position. What it was before is gone.
  Position from(Position position) {
    Position known = twin;
    if (known == null) {
      known = position.copy();
      twin = known;
    } else {
      position.copyTo(known);
    }
    return known;
  }
}
