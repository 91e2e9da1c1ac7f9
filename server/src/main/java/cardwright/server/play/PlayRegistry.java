package cardwright.server.play;

import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import cardwright.server.port.SocketListener;
import cardwright.server.wire.EmoteKind;
import cardwright.server.wire.ToPage;
import cardwright.store.Notifications;
import cardwright.store.PlayRow;
import cardwright.store.Store;
import cardwright.store.StoreUnavailable;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The plays that are in memory: loads them when somebody comes, and drops them when nobody is there.
public final class PlayRegistry implements PlayServices, Notifications.Reader, AutoCloseable {
  /// How long an invitation waits for somebody.
  public static final Duration INVITED = Duration.ofDays(7);

  /// How long a play waits for the parts of its shuffle.
  public static final Duration SHUFFLED = Duration.ofHours(24);

  /// How many may watch a play at one server.
  public static final int MOST_WATCHING = 50;

  private static final int MOST_PEOPLE = 10_000;
  private static final int HOUR = 3_600_000;
  private static final Logger LOG = LoggerFactory.getLogger(PlayRegistry.class);
  private static final int TICK = 250;
  private static final int PING = 20_000;
  private static final int BACK_IN = 2_000;

  private final Store store;
  private final Games games;
  private final Metrics metrics;
  private final Thinking thinking;
  private final Timeouts timeouts;
  private final LongSupplier millis;
  private final int messagesASecond;
  private final Effort effort;
  private final String name;
  private final Map<String, LivePlay> plays = new ConcurrentHashMap<>();
  private final Map<String, PassTimes> passTimes =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, PassTimes> eldest) {
          return size() > MOST_PEOPLE;
        }
      };
  private final ScheduledExecutorService timer;
  private int pings;

  /// A registry that is open.
  ///
  /// @param timeouts how long it waits for what
  /// @param messagesASecond how many messages one socket may send
  public PlayRegistry(
      Store store, Games games, Metrics metrics, Timeouts timeouts, int messagesASecond) {
    this(store, games, metrics, timeouts, messagesASecond, new Effort());
  }

  /// A registry that is open.
  ///
  /// @param timeouts how long it waits for what
  /// @param messagesASecond how many messages one socket may send
  /// @param effort how much work people may make
  public PlayRegistry(
      Store store,
      Games games,
      Metrics metrics,
      Timeouts timeouts,
      int messagesASecond,
      Effort effort) {
    this(
        store,
        games,
        metrics,
        timeouts,
        messagesASecond,
        effort,
        new Thinking(),
        PlayRegistry::elapsed);
  }

  /// A registry whose players think somewhere else, and has another clock.
  PlayRegistry(
      Store store,
      Games games,
      Metrics metrics,
      Timeouts timeouts,
      int messagesASecond,
      Effort effort,
      Thinking thinking,
      LongSupplier millis) {
    this.effort = effort;
    this.messagesASecond = messagesASecond;
    this.store = store;
    this.games = games;
    this.metrics = metrics;
    this.timeouts = timeouts;
    this.thinking = thinking;
    this.millis = millis;
    byte[] random = new byte[6];
    new SecureRandom().nextBytes(random);
    this.name = HexFormat.of().formatHex(random);
    this.timer =
        Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("play-registry-timer").daemon().factory());
    every(TICK, this::tick);
    every(PING, this::ping);
    // The timer itself waits for nothing: what needs the store has threads of its own.
    every(HOUR, () -> Thread.ofVirtual().start(this::expire));
    store.notifications().read(this);
  }

  private void every(int delay, Runnable deed) {
    Runnable always =
        () -> {
          try {
            deed.run();
          } catch (RuntimeException e) {
            // A deed that fails would not be done again.
            LOG.error("the timer failed", e);
          }
        };
    ScheduledFuture<?> _ =
        timer.scheduleWithFixedDelay(always, delay, delay, TimeUnit.MILLISECONDS);
  }

  /// Calls off invitations that nobody has taken for long, and plays whose shuffle has waited for long: at the start, so that nobody meets them, and every hour.
  public void expire() {
    long now = System.currentTimeMillis();
    try {
      store.plays().expire(now - INVITED.toMillis(), now - SHUFFLED.toMillis(), now);
    } catch (RuntimeException e) {
      LOG.warn("old invitations could not be called off", e);
    }
  }

  /// Brings plays with running clocks into memory: a clock runs whether somebody looks or not.
  public void wind() {
    try {
      for (String id : store.plays().clocked()) {
        find(id);
      }
    } catch (StoreUnavailable away) {
      LOG.warn("plays with clocks could not be looked up: {}", away.getMessage());
    }
  }

  /// Who hears the socket of a viewer; empty when there is no such play, or it was called off.
  ///
  /// @param language what the viewer reads
  /// @throws Declined when nobody can look at it, or too many watch it already
  public Optional<SocketListener> seat(String play, Viewer viewer, String person, Locale language) {
    Optional<LivePlay> found = find(play).filter(live -> !live.isCalledOff());
    if (found.isPresent() && found.get().isAside()) {
      throw new Declined("fault", LiveState.aside());
    }
    if (found.isPresent()
        && viewer == Viewer.SPECTATOR
        && found.get().audience().watching() >= MOST_WATCHING) {
      throw new Declined("full", Messages.of("declined.full"));
    }
    return found.map(live ->
        new ClientSession(live, viewer, person, language, metrics, effort, messagesASecond));
  }

  /// How a play stands, from memory or the store.
  Optional<LivePlay> find(String id) {
    // Whoever looks for it is about to be with it: it must not leave memory meanwhile.
    LivePlay live =
        plays.computeIfPresent(
            id,
            (_, there) -> {
              there.touch();
              return there;
            });
    if (live != null) {
      return Optional.of(live);
    }
    Optional<PlayRow> row = store.plays().find(id);
    if (row.isEmpty()) {
      return Optional.empty();
    }
    LivePlay made = new LivePlay(row.get(), this);
    LivePlay found = plays.putIfAbsent(id, made);
    if (found != null) {
      return Optional.of(found);
    }
    try {
      made.load();
    } catch (RuntimeException e) {
      plays.remove(id, made);
      throw e;
    }
    return Optional.of(made);
  }

  /// A play with its second seat taken: lets it be shuffled.
  public void joined(String id) {
    find(id).ifPresent(LivePlay::joined);
    tell("join", id, "");
  }

  /// At a play that is over somebody offers the same again: says so.
  public void again(String id) {
    LivePlay live = plays.get(id);
    if (live != null) {
      live.again();
    }
    tell("again", id, "");
  }

  /// A play that was called off: says so to who waits.
  public void calledOff(String id) {
    goneFromHere(id);
    tell("off", id, "");
  }

  private void goneFromHere(String id) {
    LivePlay live = plays.remove(id);
    if (live != null) {
      live.audience().leave(new CloseReason("gone", Messages.of("bye.called-off")));
    }
  }

  /// Each play looks after its clock on a thread of its own, so that none holds up another.
  void tick() {
    long since = millis.getAsLong() - timeouts.idle();
    for (LivePlay play : plays.values()) {
      if (play.isDue()) {
        Thread.ofVirtual().name("clock-" + play.id()).start(play::tick);
      }
      if (play.isIdle(since)) {
        plays.computeIfPresent(play.id(), (_, there) -> there.isIdle(since) ? null : there);
      }
      play.audience().pages().forEach(OpenPage::hurry);
    }
  }

  private void ping() {
    pings++;
    plays
        .values()
        .forEach(play -> play.audience().pages().forEach(page -> page.say(new ToPage.Ping(pings))));
  }

  /// How many plays are in memory.
  public int count() {
    return plays.size();
  }

  /// Thinks for a person when its turn comes, among all that is thought about, and waits for it.
  ///
  /// @param effort what it costs, as a decision of a computer player does
  /// @throws Declined when too much waits already for that person
  public <T> T think(String person, int effort, Supplier<T> thought) {
    return thinking.now(person, effort, () -> true, thought);
  }

  /// How many computer players think now or wait for it.
  public int thinkingNow() {
    return thinking.busy();
  }

  @Override
  public Store store() {
    return store;
  }

  @Override
  public Games games() {
    return games;
  }

  @Override
  public Metrics metrics() {
    return metrics;
  }

  @Override
  public LongSupplier millis() {
    return millis;
  }

  private static long elapsed() {
    return System.nanoTime() / 1_000_000;
  }

  @Override
  public long now() {
    return System.currentTimeMillis();
  }

  @Override
  public String news(String what, String play, String more) {
    return String.join(" ", name, what, play, more).strip();
  }

  @Override
  public void tell(String what, String play, String more) {
    Thread.ofVirtual()
        .start(() -> {
          try {
            store.notifications().tell(news(what, play, more));
          } catch (StoreUnavailable _) {
            // The others look for themselves when the store is back.
          }
        });
  }

  @Override
  public void hear(String news) {
    String[] words = news.split(" ");
    if (words.length < 3 || words[0].equals(name)) {
      return;
    }
    LivePlay play = plays.get(words[2]);
    if (play == null) {
      return;
    }
    switch (words[1]) {
      case "move" -> Thread.ofVirtual().start(play::hear);
      case "again" -> Thread.ofVirtual().start(play::again);
      case "join" -> Thread.ofVirtual().start(play::joined);
      case "off" -> goneFromHere(play.id());
      case "present", "absent" -> {
        boolean present = words[1].equals("present");
        play.audience().elsewhere(Seat.valueOf(words[3]), present);
        if (present) {
          play.audience().here().forEach(seat -> tell("here", play.id(), seat.name()));
        }
      }
      case "emote" ->
          EmoteKind.of(words[4])
              .ifPresent(
                  emote -> play.emoteElsewhere(new ToPage.Emote(Seat.valueOf(words[3]), emote)));
      case "here" -> play.audience().elsewhere(Seat.valueOf(words[3]), true);
      default -> LOG.debug("news that is not known: {}", words[1]);
    }
  }

  @Override
  public void missed() {
    plays.values().forEach(play -> Thread.ofVirtual().start(play::hear));
  }

  @Override
  public Thinking thinking() {
    return thinking;
  }

  @Override
  public PassTimes passTimes(String person, String game) {
    if (person.isEmpty()) {
      return new PassTimes();
    }
    synchronized (passTimes) {
      return passTimes.computeIfAbsent(person + " " + game, _ -> new PassTimes());
    }
  }

  @Override
  public void later(long delay, Runnable deed) {
    try {
      ScheduledFuture<?> _ =
          timer.schedule(() -> Thread.ofVirtual().start(deed), delay, TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException _) {
      // The server closes; it happens after the restart.
    }
  }

  @Override
  public Timeouts timeouts() {
    return timeouts;
  }

  /// Says "come back" to everybody, and closes.
  @Override
  public void close() {
    timer.shutdownNow();
    CloseReason restarting = new CloseReason("restarting", Messages.of("bye.restarting"), BACK_IN);
    List<LivePlay> all = List.copyOf(plays.values());
    all.forEach(play -> play.audience().leave(restarting));
    thinking.close();
    long end = System.nanoTime() + 2_000_000_000L;
    while (all.stream().anyMatch(play -> !play.audience().pages().isEmpty())
        && System.nanoTime() < end) {
      try {
        Thread.sleep(10);
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }

  /// Whether a level may be asked for: one that anybody may have think at our cost.
  public static boolean isLevel(String level) {
    return Levels.NAMES.contains(level);
  }

  /// @throws Refused when there is no such level
  public static void checkLevel(String level) {
    if (!isLevel(level)) {
      throw new Refused(Messages.of("level.none", Message.word(String.join(", ", Levels.NAMES))));
    }
  }
}
