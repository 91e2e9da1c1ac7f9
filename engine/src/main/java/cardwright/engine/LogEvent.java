package cardwright.engine;

/// Something that happened at the table. Games add typed records; all of them can tell themselves.
public interface LogEvent {
  /// The event in plain words as that viewer may know it, or an empty text when the viewer notices nothing.
  String words(Viewer viewer);

  /// Whether it is that somebody passed: who passes automatically is told that instead.
  default boolean isPass() {
    return false;
  }
}
