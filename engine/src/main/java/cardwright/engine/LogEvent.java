package cardwright.engine;

import java.util.Optional;

/// Something that happened at the table, as the log tells it. Games add typed records.
public interface LogEvent {
  /// The event as that viewer may know it, or [Message#NOTHING] when the viewer notices nothing.
  Message message(Viewer viewer);

  /// The event in plain words as that viewer may know it, in which players are A and B; empty when the viewer notices nothing.
  default String words(Viewer viewer) {
    return message(viewer).words();
  }

  /// The part of the table that it is about, as everybody saw it then: a page shows it again after it has gone. Empty for most events.
  default Optional<Table> snapshot() {
    return Optional.empty();
  }

  /// Whether it is that somebody passed: who passes automatically is told that instead.
  default boolean isPass() {
    return false;
  }

  /// The card that a player played by it, as far as that viewer may know which one it was; empty for all else that happens.
  default Optional<PlayedCard> played(Viewer viewer) {
    return Optional.empty();
  }

  /// A card that a player played.
  ///
  /// @param title its title as in deck lists
  record PlayedCard(Seat seat, String title) {}

  /// Whether something came of what was done, rather than that a player did it or that a phase began. Who is told what a move would do is told these.
  default boolean isEffect() {
    return !isPass();
  }
}
