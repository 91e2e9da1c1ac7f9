package cardwright.server.port;

/// A port that is open.
public interface Running extends AutoCloseable {
  /// The number of the port.
  int port();

  /// Takes nothing new, and closes what is open.
  @Override
  void close();
}
