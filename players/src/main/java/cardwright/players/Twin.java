package cardwright.players;

import cardwright.engine.Position;
import org.jspecify.annotations.Nullable;

/// A position that is used again and again to try something out.
final class Twin {
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
