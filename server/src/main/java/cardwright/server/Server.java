package cardwright.server;

import cardwright.catalog.Catalog;
import cardwright.engine.Refused;
import cardwright.server.helidon.HelidonPort;
import cardwright.server.play.Effort;
import cardwright.server.play.Games;
import cardwright.server.play.PlayRegistry;
import cardwright.server.play.Timeouts;
import cardwright.server.port.Running;
import cardwright.server.rest.Api;
import cardwright.server.rest.Exposure;
import cardwright.server.rest.PrometheusMetrics;
import cardwright.store.PlayTexts;
import cardwright.store.Store;
import cardwright.store.StoreAddress;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A running server.
public final class Server implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Server.class);

  private final Store store;
  private final PlayRegistry registry;
  private final Api api;
  private final Running port;

  /// How a server is to run.
  ///
  /// @param host the address to listen at
  /// @param port its number; any free one when it is 0
  /// @param store where everything is kept
  /// @param full whether a move outlasts even a power cut
  /// @param timeouts how long is waited for what
  /// @param limits how much one client may ask
  /// @param metricsOpen whether anybody may read the figures
  /// @param exposure how it is reached from outside
  public record Settings(
      String host,
      int port,
      StoreAddress store,
      boolean full,
      Timeouts timeouts,
      Api.Limits limits,
      boolean metricsOpen,
      Exposure exposure) {
    /// Reached by the addresses of the machine alone.
    public Settings(
        String host,
        int port,
        StoreAddress store,
        boolean full,
        Timeouts timeouts,
        Api.Limits limits,
        boolean metricsOpen) {
      this(host, port, store, full, timeouts, limits, metricsOpen, Exposure.NONE);
    }

    /// What is usual: for this machine alone.
    public static Settings usual(int port, StoreAddress store) {
      return new Settings("127.0.0.1", port, store, false, Timeouts.USUAL, Api.Limits.USUAL, false);
    }
  }

  private Server(Store store, PlayRegistry registry, Api api, Running port) {
    this.store = store;
    this.registry = registry;
    this.api = api;
    this.port = port;
  }

  /// Opens the store and then the port, for the games that are part of the program.
  ///
  /// @throws Refused when one of them cannot be opened
  public static Server start(Settings settings) {
    return start(settings, Catalog.builtIn());
  }

  /// Opens the store and then the port.
  ///
  /// @param catalog the games that can be played
  /// @throws Refused when one of them cannot be opened
  public static Server start(Settings settings, Catalog catalog) {
    // The library behind the port takes as long to load as the store takes to open.
    Thread loading = Thread.ofPlatform().daemon().start(HelidonPort::prepare);
    Store store = Store.open(settings.store(), settings.full());
    store.warning().ifPresent(warning -> LOG.warn("{}", warning));
    try {
      Games games =
          new Games(
              catalog, digest -> store.playTexts().find(digest).map(PlayTexts.PlayText::words));
      PrometheusMetrics figures = new PrometheusMetrics();
      Effort effort = new Effort(settings.limits().effortAMinute());
      PlayRegistry registry =
          new PlayRegistry(
              store,
              games,
              figures,
              settings.timeouts(),
              settings.limits().messagesASecond(),
              effort);
      figures.watch(registry, store);
      registry.expire();
      Api api =
          new Api(
              store,
              games,
              registry,
              figures,
              settings.limits(),
              effort,
              settings.metricsOpen(),
              HelidonPort.isBeyond(settings.host()),
              settings.exposure(),
              version());
      loading.join();
      Running port = HelidonPort.open(settings.host(), settings.port(), api);
      // Listening does not wait for what takes longer.
      Thread.ofVirtual().start(() -> prepare(games, registry));
      return new Server(store, registry, api, port);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      store.close();
      throw new Refused("the start was stopped", e);
    } catch (RuntimeException e) {
      store.close();
      throw e;
    }
  }

  private static void prepare(Games games, PlayRegistry registry) {
    try {
      games.names().forEach(games::of);
      registry.wind();
    } catch (RuntimeException e) {
      LOG.error("a game cannot be read", e);
    }
  }

  private static String version() {
    String version = Server.class.getPackage().getImplementationVersion();
    return version == null ? "0.1.0" : version;
  }

  /// How an address to listen at is written in what a browser on this machine opens.
  ///
  /// @throws Refused when there is no such address
  public static String shown(String host) {
    return HelidonPort.shown(host);
  }

  /// The number of the port.
  public int port() {
    return port.port();
  }

  /// Says "come back" to everybody, writes what waits, and ends.
  @Override
  public void close() {
    api.closing();
    registry.close();
    port.close();
    store.close();
  }
}
