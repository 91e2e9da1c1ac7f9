package cardwright.server.play;

/// Counts what the server does, for its metrics. Any thread may call it.
public interface Metrics {
  /// A socket was opened.
  void opened();

  /// A socket was closed.
  void closed();

  /// A page that did not take what it was sent was hung up on.
  void hungUp();

  /// A message came.
  void heard();

  /// A message went out.
  void said();

  /// A line of a log was made durable.
  ///
  /// @param nanos how long that took, from when it was asked for
  void moved(long nanos);

  /// Something failed by a fault of ours.
  void failed();

  /// A play was rebuilt from its log.
  void rebuilt(long nanos);
}
