package cardwright.server.helidon;

import cardwright.server.play.RateLimiter;
import cardwright.server.port.Connection;
import cardwright.server.port.HttpHandler;
import cardwright.server.port.SocketListener;
import io.helidon.common.buffers.BufferData;
import io.helidon.http.Headers;
import io.helidon.http.HttpPrologue;
import io.helidon.webserver.spi.ServerConnection;
import io.helidon.websocket.WsListener;
import io.helidon.websocket.WsSession;
import io.helidon.websocket.WsUpgradeException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/// One socket: puts the parts of messages together, and hands them on.
final class HelidonSocketListener implements WsListener {
  private static final long PATIENCE = 1000;

  /// How many characters are sent at once; a longer text goes in several frames, none of which needs 64 bits for its length.
  private static final int FRAME = 16_000;

  /// In how many parts a message may come.
  private static final int MOST_PARTS = 64;

  /// How many pings and pongs may come a second, and how many at once.
  private static final int CONTROLS = 2;

  private static final int CONTROLS_AT_ONCE = 30;

  private final HttpHandler front;
  private final int largest;
  private final RateLimiter controls = new RateLimiter(CONTROLS, CONTROLS_AT_ONCE);
  private final StringBuilder parts = new StringBuilder();
  private final AtomicBoolean over = new AtomicBoolean();
  private @Nullable SocketListener listener;
  private @Nullable Session connection;
  private int partsCame;
  private boolean tooLarge;
  private boolean deaf;

  /// @param largest how many bytes a message may have
  HelidonSocketListener(HttpHandler front, int largest) {
    this.front = front;
    this.largest = largest;
  }

  @Override
  public Optional<Headers> onHttpUpgrade(HttpPrologue prologue, Headers headers)
      throws WsUpgradeException {
    listener =
        front
            .greet(HelidonRequests.read(prologue, headers))
            .orElseThrow(() -> new WsUpgradeException("this socket is not for you"));
    return Optional.empty();
  }

  @Override
  public void onOpen(WsSession session) {
    if (listener != null) {
      connection = new Session(session);
      listener.opened(connection);
      Thread reading = Thread.currentThread();
      Thread.ofVirtual().start(() -> waitFor(reading));
    }
  }

  @Override
  public void onMessage(WsSession session, String text, boolean last) {
    if (isDeaf(last)) {
      return;
    }
    if (!tooLarge) {
      parts.append(text);
      tooLarge = parts.length() > largest;
    }
    if (last && listener != null) {
      String whole = parts.toString();
      parts.setLength(0);
      boolean large = tooLarge || whole.getBytes(StandardCharsets.UTF_8).length > largest;
      tooLarge = false;
      if (large) {
        listener.noise(true);
      } else {
        listener.heard(whole);
      }
    }
  }

  @Override
  public void onMessage(WsSession session, BufferData buffer, boolean last) {
    if (!isDeaf(last) && last && listener != null) {
      listener.noise(false);
    }
  }

  @Override
  public void onPing(WsSession session, BufferData buffer) {
    control();
    if (!deaf && connection != null) {
      connection.pong(buffer);
    }
  }

  @Override
  public void onPong(WsSession session, BufferData buffer) {
    control();
  }

  private void control() {
    if (!controls.take()) {
      flooded();
    }
  }

  /// Counts the parts of a message.
  private boolean isDeaf(boolean last) {
    partsCame = last ? 0 : partsCame + 1;
    if (partsCame >= MOST_PARTS) {
      flooded();
    }
    return deaf;
  }

  private void flooded() {
    if (!deaf && listener != null) {
      deaf = true;
      parts.setLength(0);
      listener.flooded();
    }
  }

  @Override
  public void onClose(WsSession session, int status, String reason) {
    if (connection != null) {
      connection.left();
    }
    closed();
  }

  @Override
  public void onError(WsSession session, Throwable failure) {
    closed();
  }

  /// An end that breaks off says nothing; but the thread that reads from it ends.
  private void waitFor(Thread reading) {
    try {
      reading.join();
      closed();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private void closed() {
    if (listener != null && over.compareAndSet(false, true)) {
      listener.closed();
    }
  }

  /// Two threads may not write into one socket at the same time.
  private static final class Session implements Connection {
    private final WsSession session;
    private final ReentrantLock lock = new ReentrantLock();
    private volatile @Nullable Thread sending;
    private volatile boolean left;

    Session(WsSession session) {
      this.session = session;
    }

    @Override
    public void send(String text) {
      lock.lock();
      sending = Thread.currentThread();
      try {
        int from = 0;
        while (text.length() - from > FRAME) {
          int to =
              from + FRAME - (Character.isHighSurrogate(text.charAt(from + FRAME - 1)) ? 1 : 0);
          session.send(text.substring(from, to), false);
          from = to;
        }
        session.send(text.substring(from), true);
      } catch (RuntimeException e) {
        throw new ConnectionLost(e);
      } finally {
        sending = null;
        lock.unlock();
      }
    }

    void pong(BufferData payload) {
      // A ping that comes while something else is sent need not be answered: that was heard, too.
      if (lock.tryLock()) {
        try {
          session.pong(payload);
        } finally {
          lock.unlock();
        }
      }
    }

    /// The other end has closed, which Helidon answers: a second answer would be a fault that a browser tells of.
    void left() {
      left = true;
    }

    @Override
    public void close(int code, String reason) {
      lock.lock();
      try {
        if (!left) {
          session.close(code, reason);
        }
      } catch (RuntimeException _) {
        // It is closed already.
      } finally {
        lock.unlock();
      }
      Thread.ofVirtual().start(this::terminate);
    }

    /// Ends the connection; what was said last has to get through before.
    private void terminate() {
      try {
        Thread.sleep(PATIENCE);
        cut();
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
      }
    }

    @Override
    public void cut() {
      // A thread that waits for a socket closes it when it is interrupted.
      Thread stuck = sending;
      if (stuck != null) {
        stuck.interrupt();
      }
      if (session instanceof ServerConnection connection) {
        connection.close(true);
      }
    }
  }
}
