package cardwright.engine;

/// Hears the events of a position as they happen.
@FunctionalInterface
public interface Listener {
  /// Called once for each event, in order.
  void on(LogEvent event);
}
