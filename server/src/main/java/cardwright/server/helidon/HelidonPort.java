package cardwright.server.helidon;

import cardwright.engine.Refused;
import cardwright.server.port.Body;
import cardwright.server.port.HttpHandler;
import cardwright.server.port.Reply;
import cardwright.server.port.Running;
import io.helidon.common.socket.SocketOptions;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Method;
import io.helidon.http.Status;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import io.helidon.webserver.http1.Http1Config;
import io.helidon.webserver.websocket.WsConfig;
import io.helidon.webserver.websocket.WsRouting;
import java.io.IOException;
import java.io.InputStream;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.logging.Level;
import java.util.logging.Logger;

/// Opens a port and lets a [HttpHandler] answer what comes in.
public final class HelidonPort {
  /// The largest body of a request, in bytes.
  public static final int LARGEST_BODY = 256 * 1024;

  /// The largest message of a socket, in bytes.
  public static final int LARGEST_MESSAGE = 4096;

  private static final int MOST_HEADERS = 16 * 1024;
  // A logger that nobody holds may be forgotten with its level.
  private static final Logger LIBRARY = Logger.getLogger("io.helidon");
  private static final Duration IDLE = Duration.ofMinutes(3);

  private HelidonPort() {}

  /// Lets the library load itself, so that it need not when a port is opened.
  public static void prepare() {
    LIBRARY.setLevel(Level.WARNING);
    var _ = HttpRouting.builder().build();
  }

  /// Opens a port.
  ///
  /// @param host the address to listen at: `127.0.0.1`
  /// @param port its number; any free one when it is 0
  /// @throws Refused when the port is taken
  public static Running open(String host, int port, HttpHandler front) {
    LIBRARY.setLevel(Level.WARNING);
    refuseTaken(host, port);
    WebServer server =
        WebServer.builder()
            .address(address(host))
            .port(port)
            .shutdownHook(false)
            .featuresDiscoverServices(false)
            .protocolsDiscoverServices(false)
            .maxPayloadSize(LARGEST_BODY)
            .backlog(1024)
            .writeQueueLength(0)
            .idleConnectionTimeout(IDLE)
            .shutdownGracePeriod(Duration.ofMillis(500))
            .connectionOptions(SocketOptions.builder().tcpNoDelay(true).build())
            .addProtocol(http())
            .addProtocol(sockets())
            .routing(
                HttpRouting.builder().any((request, response) -> answer(front, request, response)))
            .addRouting(
                WsRouting.builder()
                    .endpoint("/ws/*", () -> new HelidonSocketListener(front, LARGEST_MESSAGE)))
            .build();
    try {
      server.start();
    } catch (RuntimeException e) {
      throw new Refused("port " + port + " cannot be opened: " + e.getMessage(), e);
    }
    return new Open(server);
  }

  private record Open(WebServer server) implements Running {
    @Override
    public int port() {
      return server.port();
    }

    @Override
    public void close() {
      server.stop();
    }
  }

  private static Http1Config http() {
    return Http1Config.builder()
        .maxHeadersSize(MOST_HEADERS)
        .maxPrologueLength(4096)
        .addReceiveListener(new Framing())
        .build();
  }

  private static WsConfig sockets() {
    // A frame of a few bytes more gets through, so that it can be answered in words.
    return WsConfig.builder().maxFrameLength(4 * LARGEST_MESSAGE).build();
  }

  /// Whether an address to listen at can be reached from other machines.
  ///
  /// @throws Refused when there is no such address
  public static boolean isBeyond(String host) {
    return !address(host).isLoopbackAddress();
  }

  /// How an address to listen at is written in what a browser on this machine opens.
  ///
  /// @throws Refused when there is no such address
  public static String shown(String host) {
    InetAddress address = address(host);
    if (address.isAnyLocalAddress() || address.isLoopbackAddress()) {
      return "localhost";
    }
    String words = address.getHostAddress().replaceFirst("%.*", "");
    return address instanceof Inet6Address ? "[" + words + "]" : words;
  }

  private static InetAddress address(String host) {
    try {
      return InetAddress.getByName(host);
    } catch (IOException e) {
      throw new Refused("there is no address '" + host + "' to listen at", e);
    }
  }

  // The library answers a taken port with a trace; asking first gives a clear word.
  private static void refuseTaken(String host, int port) {
    if (port == 0) {
      return;
    }
    try (ServerSocket probe = new ServerSocket()) {
      probe.setReuseAddress(true);
      probe.bind(new InetSocketAddress(address(host), port));
    } catch (IOException e) {
      throw new Refused(
          "port "
              + port
              + " is taken or may not be used ("
              + e.getMessage()
              + "); --port names another, and 0 takes any free one",
          e);
    }
  }

  private static void answer(HttpHandler front, ServerRequest request, ServerResponse response)
      throws IOException {
    byte[] body;
    try (InputStream in = request.content().inputStream()) {
      body = in.readNBytes(LARGEST_BODY + 1);
    }
    Reply reply = front.answer(HelidonRequests.read(request, Body.of(body)));
    response.status(Status.create(reply.status()));
    reply.headers().forEach((name, value) -> response.header(HeaderNames.create(name), value));
    if (request.prologue().method().equals(Method.HEAD)) {
      // The length of what GET would bring, and nothing after it: a body would be taken for the
      // next answer.
      if (reply.body().size() > 0) {
        response.header(HeaderNames.CONTENT_LENGTH, String.valueOf(reply.body().size()));
      }
      response.send();
    } else if (reply.body().size() == 0) {
      response.send();
    } else {
      response.send(reply.body().bytes());
    }
    if (request.headers().containsToken(HeaderValues.CONNECTION_CLOSE)) {
      // The library says that it closes the connection, and leaves it open.
      throw new CloseConnectionException("the other end asked for it");
    }
  }
}
