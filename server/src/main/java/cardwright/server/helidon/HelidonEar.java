package cardwright.server.helidon;

import cardwright.server.port.Ear;
import cardwright.server.port.Front;
import cardwright.server.port.Line;
import io.helidon.common.buffers.BufferData;
import io.helidon.http.Headers;
import io.helidon.http.HttpPrologue;
import io.helidon.websocket.WsListener;
import io.helidon.websocket.WsSession;
import io.helidon.websocket.WsUpgradeException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/// One socket: puts the parts of messages together, and hands them on.
final class HelidonEar implements WsListener {
  private static final long PATIENCE = 1000;

  /// How many characters are sent at once; a longer text goes in several frames, none of which needs 64 bits for its length.
  private static final int FRAME = 16_000;

  private final Front front;
  private final StringBuilder parts = new StringBuilder();
  private final AtomicBoolean over = new AtomicBoolean();
  private @Nullable Ear ear;
  private boolean tooLarge;

  HelidonEar(Front front) {
    this.front = front;
  }

  @Override
  public Optional<Headers> onHttpUpgrade(HttpPrologue prologue, Headers headers)
      throws WsUpgradeException {
    ear =
        front
            .greet(HelidonPort.read(prologue, headers))
            .orElseThrow(() -> new WsUpgradeException("this socket is not for you"));
    return Optional.empty();
  }

  @Override
  public void onOpen(WsSession session) {
    if (ear != null) {
      ear.opened(new Session(session, new ReentrantLock()));
      Thread reading = Thread.currentThread();
      Thread.ofVirtual().start(() -> waitFor(reading));
    }
  }

  @Override
  public void onMessage(WsSession session, String text, boolean last) {
    if (!tooLarge) {
      parts.append(text);
      tooLarge = parts.length() > HelidonPort.LARGEST_MESSAGE;
    }
    if (last && ear != null) {
      String whole = parts.toString();
      parts.setLength(0);
      boolean large =
          tooLarge || whole.getBytes(StandardCharsets.UTF_8).length > HelidonPort.LARGEST_MESSAGE;
      tooLarge = false;
      if (large) {
        ear.noise(true);
      } else {
        ear.heard(whole);
      }
    }
  }

  @Override
  public void onMessage(WsSession session, BufferData buffer, boolean last) {
    if (last && ear != null) {
      ear.noise(false);
    }
  }

  @Override
  public void onClose(WsSession session, int status, String reason) {
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
    if (ear != null && over.compareAndSet(false, true)) {
      ear.closed();
    }
  }

  /// Two threads may not write into one socket at the same time.
  private record Session(WsSession session, ReentrantLock lock) implements Line {
    @Override
    public void send(String text) {
      lock.lock();
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
        throw new LineBroken(e);
      } finally {
        lock.unlock();
      }
    }

    @Override
    public void close(int code, String reason) {
      lock.lock();
      try {
        session.close(code, reason);
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
        session.terminate();
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
      } catch (RuntimeException _) {
        // It is closed already.
      }
    }
  }
}
