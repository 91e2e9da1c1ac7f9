package cardwright.server.rest;

import cardwright.engine.Game;
import cardwright.store.PlayRow;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Knows plays of lessons by the position that they began at.
final class LessonNumber {
  private LessonNumber() {}

  /// Which lesson of the game a play is, from 1; null for all other plays.
  static @Nullable Integer of(PlayRow row, Game game) {
    if (row.position().isEmpty()) {
      return null;
    }
    List<String> lessons = game.lessons();
    for (int i = 0; i < lessons.size(); i++) {
      if (Digest.of(lessons.get(i)).equals(row.position())) {
        return i + 1;
      }
    }
    return null;
  }
}
