package cardwright.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/// Requests as they are on the wire, which no client of HTTP would send so.
final class Raw {
  private static final int PATIENCE = 60_000;

  private Raw() {}

  /// All that a server answers until it closes the connection.
  ///
  /// @throws UncheckedIOException when it does not close it
  static String untilClosed(int port, String sent) {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      socket.setSoTimeout(PATIENCE);
      socket.getOutputStream().write(sent.getBytes(StandardCharsets.ISO_8859_1));
      socket.getOutputStream().flush();
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The answer to one request, after which the connection is to be closed.
  ///
  /// @param request its first line, without the version
  /// @param headers further lines
  static String ask(int port, String request, String... headers) {
    StringBuilder sent = new StringBuilder(request).append(" HTTP/1.1\r\n");
    for (String header : headers) {
      sent.append(header).append("\r\n");
    }
    return untilClosed(port, sent.append("Connection: close\r\n\r\n").toString());
  }

  /// The status of an answer.
  static int status(String answer) {
    return Integer.parseInt(answer.substring(9, 12));
  }
}
