package cardwright.bridge;

import cardwright.bots.Json;
import cardwright.bots.LineInput;
import cardwright.engine.Refused;
import cardwright.engine.TextLimits;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.Semaphore;

/// A port of this machine alone, at which programs connect that steer plays; each has a bridge of its own.
///
/// The first line of a program has to be a `hello`: what was sent by mistake, such as a request of a browser, is not carried out.
public final class BridgePort implements AutoCloseable {
  /// How many programs can be connected at a time; more of them wait.
  private static final int MOST = 64;

  /// How long a program may take for its first line.
  private static final int MILLIS_TO_HELLO = 10_000;

  private final Games games;
  private final String usual;
  private final ServerSocket socket;
  private final Semaphore room = new Semaphore(MOST);

  /// Listens on the loopback address.
  ///
  /// @param usual the game that is meant where a line names none
  /// @param port the number of the port; any that is free for 0
  /// @throws Refused when it is taken
  public BridgePort(Games games, String usual, int port) {
    this.games = games;
    this.usual = usual;
    try {
      this.socket = new ServerSocket(port, MOST, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new Refused("port " + port + " cannot be listened on: " + e.getMessage(), e);
    }
  }

  /// The number of the port.
  public int port() {
    return socket.getLocalPort();
  }

  /// Serves whoever connects, until it is closed.
  public void serve() {
    while (!socket.isClosed()) {
      room.acquireUninterruptibly();
      try {
        Socket program = socket.accept();
        Thread.ofPlatform().daemon().name("bridge").start(() -> serve(program));
      } catch (IOException _) {
        // Somebody has gone before being served, or the port is closed.
        room.release();
      }
    }
  }

  private void serve(Socket program) {
    try (program;
        PrintStream to =
            new PrintStream(
                new BufferedOutputStream(program.getOutputStream()),
                false,
                StandardCharsets.UTF_8)) {
      program.setTcpNoDelay(true);
      program.setSoTimeout(MILLIS_TO_HELLO);
      serve(program, new LineInput(program.getInputStream(), TextLimits.MESSAGE), to);
    } catch (IOException _) {
      // The program has gone.
    } finally {
      room.release();
    }
  }

  private void serve(Socket program, LineInput lines, PrintStream to) throws IOException {
    Optional<String> first;
    try {
      first = lines.next();
      if (first.isEmpty()) {
        return;
      }
      Refused.unless(
          Request.read(first.get()).type().equals("hello"), "the first line has to be a hello");
    } catch (Refused refused) {
      to.print(Json.line(Answers.error(refused.getMessage())) + "\n");
      return;
    }
    program.setSoTimeout(0);
    Bridge bridge = new Bridge(games, usual);
    to.print(bridge.answer(first.get()) + "\n");
    to.flush();
    bridge.serve(lines, to);
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
