package cardwright.server.play;

import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import cardwright.server.port.Connection;
import cardwright.server.port.SocketListener;
import cardwright.server.wire.FromPage;
import cardwright.server.wire.Json;
import cardwright.server.wire.Malformed;
import cardwright.server.wire.Reading;
import cardwright.server.wire.ToPage;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The session of one viewer over one open socket. A thread of its own writes to it, so that a slow page holds up nobody; of views that it has not taken
/// yet it is sent the latest alone.
final class ClientSession implements SocketListener, OpenPage {
  private static final Logger LOG = LoggerFactory.getLogger(ClientSession.class);
  private static final int MOST_WAITING = 64;
  private static final int MOST_BAD = 20;
  private static final int BURST = 4;

  private final LivePlay play;
  private final Viewer viewer;
  private final String person;
  private final Locale language;
  private final ViewWriter viewWriter;
  private final RateLimiter limiter;
  private final Metrics metrics;
  private final Effort effort;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition work = lock.newCondition();
  private final Queue<ToPage> waiting = new ArrayDeque<>();
  private boolean viewDue;
  private boolean wholeDue;
  private boolean statusDue;
  private boolean ending;
  private int bad;
  private int era = -1;
  private int told;
  private int version = -1;
  private volatile @Nullable Connection connection;
  private volatile boolean sending;
  private volatile long sendingSince;

  ClientSession(
      LivePlay play,
      Viewer viewer,
      String person,
      Locale language,
      Metrics metrics,
      Effort effort,
      int aSecond) {
    this.effort = effort;
    this.limiter = new RateLimiter(aSecond, (double) BURST * aSecond);
    this.play = play;
    this.viewer = viewer;
    this.person = person;
    this.language = language;
    this.metrics = metrics;
    this.viewWriter =
        new ViewWriter(play.id(), seat(), language, seat -> Seats.name(play.row(), seat));
  }

  @Override
  public Viewer viewer() {
    return viewer;
  }

  @Override
  public String person() {
    return person;
  }

  @Override
  public Locale language() {
    return language;
  }

  @Override
  public Optional<Seat> seat() {
    return Arrays.stream(Seat.values()).filter(viewer::is).findFirst();
  }

  @Override
  public ViewWriter viewWriter() {
    return viewWriter;
  }

  @Override
  public void opened(Connection opened) {
    metrics.opened();
    viewDue = true;
    wholeDue = true;
    connection = opened;
    // Known before the first word: who hears it may be gone and back at once, and must not be taken
    // for the older one.
    play.connected(this);
    Thread.ofVirtual().name("page-" + play.id()).start(() -> write(opened));
  }

  @Override
  public void closed() {
    finish();
    play.disconnected(this);
  }

  @Override
  public void noise(boolean large) {
    String code = large ? "too-large" : "malformed";
    bad(code, Messages.of(large ? "session.too-large" : "session.only-text"));
  }

  @Override
  public void heard(String text) {
    metrics.heard();
    if (!limiter.take()) {
      bad("too-fast", Messages.of("session.too-fast"));
      return;
    }
    FromPage said;
    try {
      said = Reading.read(text);
    } catch (Malformed malformed) {
      bad("malformed", Message.plain(String.valueOf(malformed.getMessage())));
      return;
    }
    switch (said) {
      case FromPage.Resync _ -> wake(true);
      case FromPage.Pong _ -> {
        // That it came is all that counts.
      }
      case FromPage.Asked asked -> answer(asked);
    }
  }

  private void answer(FromPage.Asked asked) {
    try {
      int units = units(asked);
      if (units > 0 && !effort.ofPerson(person, units)) {
        throw new Declined("too-fast", Messages.of("declined.asked-for-much"));
      }
      say(play.answer(this, asked));
    } catch (Declined declined) {
      say(refused(asked.commandId(), declined.code(), declined.message()));
      if (declined.code().equals("stale")) {
        wake(false);
      }
    } catch (RuntimeException e) {
      LOG.error("play {}: {} failed", play.id(), asked.getClass().getSimpleName(), e);
      metrics.failed();
      say(refused(asked.commandId(), "unavailable", Messages.of("session.fault")));
    }
  }

  /// How much work an answer makes.
  private static int units(FromPage.Asked asked) {
    return switch (asked) {
      case FromPage.Hint _ -> Effort.HINT;
      case FromPage.Forecast _ -> Effort.FORECAST;
      case FromPage.Why _, FromPage.Explain _ -> Effort.REASON;
      case FromPage.Move _,
          FromPage.Undo _,
          FromPage.AnswerUndo _,
          FromPage.Concede _,
          FromPage.Claim _,
          FromPage.Exchange _,
          FromPage.First _,
          FromPage.Auto _,
          FromPage.Commit _,
          FromPage.Open _,
          FromPage.Emote _ ->
          0;
    };
  }

  private ToPage.Refused refused(@Nullable String commandId, String code, Message message) {
    return new ToPage.Refused(commandId, code, viewWriter.recipient().words(message));
  }

  private void bad(String code, Message message) {
    say(refused(null, code, message));
    if (++bad > MOST_BAD) {
      leave(new CloseReason("too-many", Messages.of("bye.not-understood")));
    }
  }

  @Override
  public void flooded() {
    leave(new CloseReason("too-many", Messages.of("bye.flooded")));
  }

  /// Hangs up when a message is on its way for too long: the other end takes nothing, or one byte now and then. It waits for nobody.
  @Override
  public void hurry() {
    Connection to = connection;
    long slow = play.services().timeouts().slow();
    if (sending && to != null && now() - sendingSince > slow) {
      sending = false;
      LOG.info("play {}: a page that took nothing for {} ms was hung up on", play.id(), slow);
      metrics.hungUp();
      to.cut();
    }
  }

  private long now() {
    return play.services().millis().getAsLong();
  }

  /// Sends a message, in its turn. A page that leaves too many lying is told so instead, and hung up on.
  @Override
  public void say(ToPage message) {
    lock.lock();
    try {
      if (waiting.size() >= MOST_WAITING && !ending) {
        waiting.clear();
        CloseReason slow = new CloseReason("too-slow", Messages.of("bye.too-slow"));
        waiting.add(slow.shown(viewWriter.recipient()));
        metrics.hungUp();
        ending = true;
      } else if (!ending) {
        waiting.add(message);
      }
      work.signal();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void wake(boolean whole) {
    lock.lock();
    try {
      viewDue = true;
      wholeDue |= whole;
      work.signal();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void nudge() {
    lock.lock();
    try {
      statusDue = true;
      work.signal();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void leave(CloseReason reason) {
    say(reason.shown(viewWriter.recipient()));
    finish();
  }

  private void finish() {
    lock.lock();
    try {
      ending = true;
      work.signal();
    } finally {
      lock.unlock();
    }
  }

  private void write(Connection to) {
    try {
      boolean goesOn = true;
      while (goesOn) {
        goesOn = writeNext(to);
      }
      to.close(1000, "");
    } catch (Connection.ConnectionLost _) {
      to.close(1001, "");
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException e) {
      LOG.error("play {}: a view failed", play.id(), e);
      metrics.failed();
      to.close(1011, "");
    } finally {
      metrics.closed();
      play.disconnected(this);
    }
  }

  private boolean writeNext(Connection to) throws InterruptedException {
    ToPage message;
    boolean view;
    boolean whole;
    boolean status;
    boolean last;
    lock.lock();
    try {
      while (waiting.isEmpty() && !viewDue && !statusDue && !ending) {
        work.await();
      }
      last = ending && waiting.isEmpty();
      view = viewDue;
      whole = wholeDue;
      status = statusDue && !viewDue;
      viewDue = false;
      wholeDue = false;
      statusDue = false;
      message = waiting.poll();
    } finally {
      lock.unlock();
    }
    if (view && !last) {
      view(to, whole);
    } else if (status && !last) {
      send(to, viewWriter.status(play.beside(this), version));
    }
    if (message != null) {
      send(to, message);
    }
    return !last;
  }

  private void view(Connection to, boolean whole) {
    ViewSnapshot snapshot = play.snapshot(this, whole ? -1 : told, era);
    boolean all = whole || snapshot.era() != era;
    if (!all && snapshot.version() == version && snapshot.events().isEmpty()) {
      send(to, viewWriter.status(snapshot.beside(), version));
      return;
    }
    era = snapshot.era();
    told = snapshot.told();
    version = snapshot.version();
    send(to, viewWriter.view(snapshot, all));
  }

  private void send(Connection to, ToPage message) {
    String text = Json.write(message);
    sendingSince = now();
    sending = true;
    try {
      to.send(text);
    } finally {
      sending = false;
    }
    metrics.said();
  }
}
