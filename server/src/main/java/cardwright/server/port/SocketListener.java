package cardwright.server.port;

/// Is called with what happens at one socket, one thing at a time.
public interface SocketListener {
  /// The socket is open.
  void opened(Connection connection);

  /// A whole text came.
  void heard(String text);

  /// Something came that is no text, or is larger than may be.
  void noise(boolean large);

  /// More came than one may send: parts of a message, or pings. Nothing more is heard of this socket.
  void flooded();

  /// The socket is closed, by whichever end.
  void closed();
}
