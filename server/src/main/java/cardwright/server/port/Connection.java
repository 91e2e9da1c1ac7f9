package cardwright.server.port;

/// Our end of an open WebSocket. Any thread may use it, one at a time.
public interface Connection {
  /// Sends a text, and waits until it is on its way.
  ///
  /// @throws LineBroken when the other end is gone
  void send(String text);

  /// Closes the socket; nothing can be sent any more.
  ///
  /// @param code of the protocol: 1000, 1001, 1008, 1009, 1012
  void close(int code, String reason);

  /// Ends the connection at once, whatever is on its way. It waits for nobody, not for [#send] either, which breaks off.
  void cut();

  /// The other end is gone.
  final class ConnectionLost extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /// With what was noticed.
    public ConnectionLost(Throwable cause) {
      super(cause);
    }
  }
}
