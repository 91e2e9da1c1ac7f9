package cardwright.server.rest;

import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.engine.Viewer;
import cardwright.server.play.CloseReason;
import cardwright.server.play.Declined;
import cardwright.server.play.Effort;
import cardwright.server.play.Games;
import cardwright.server.play.PlayRegistry;
import cardwright.server.play.RateLimiter;
import cardwright.server.port.Body;
import cardwright.server.port.HttpHandler;
import cardwright.server.port.Reply;
import cardwright.server.port.Request;
import cardwright.server.port.SocketListener;
import cardwright.server.wire.Json;
import cardwright.server.wire.Malformed;
import cardwright.server.wire.Recipient;
import cardwright.store.Health;
import cardwright.store.Person;
import cardwright.store.Store;
import cardwright.store.StoreUnavailable;
import cardwright.store.Ticket;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Answers all that comes in over HTTP, and lets sockets in.
public final class Api implements HttpHandler {
  private static final Logger LOG = LoggerFactory.getLogger(Api.class);
  private static final String JSON = "application/json";
  private static final Set<String> READING = Set.of("GET", "HEAD");
  private static final int PROTOCOL = 2;
  private static final int MOST_CLIENTS = 20_000;

  /// How long a browser is to remember that this server is asked over TLS alone: a year.
  private static final String OVER_TLS = "max-age=31536000";

  private static final Map<String, String> SAFETY =
      Map.of(
          "Content-Security-Policy",
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
              + " font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self';"
              + " base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
          "X-Content-Type-Options",
          "nosniff",
          "Referrer-Policy",
          "no-referrer",
          "Cross-Origin-Opener-Policy",
          "same-origin",
          "Cross-Origin-Resource-Policy",
          "same-origin",
          "Permissions-Policy",
          "camera=(), microphone=(), geolocation=()");

  private final Store store;
  private final PlayRegistry registry;
  private final PrometheusMetrics figures;
  private final Limits limits;
  private final Effort effort;
  private final Sessions sessions;
  private final boolean metricsOpen;
  private final String version;
  private final long begun = System.nanoTime();
  private final Files files = new Files();
  private final OpenSockets sockets;
  private final Hosts hosts;
  private final Proxies proxies;
  private final List<Route> routes;
  private final Map<String, RateLimiter> clients = new ConcurrentHashMap<>();
  private final Map<String, RateLimiter> costly = new ConcurrentHashMap<>();
  private volatile boolean closing;

  /// How much one client may ask.
  ///
  /// @param aSecond requests a second
  /// @param burst how many may come at once
  /// @param costlyAMinute how often in a minute something may be asked for that costs much: a guest, a play, a password
  /// @param messagesASecond messages a second of one socket
  public record Limits(double aSecond, int burst, int costlyAMinute, int messagesASecond) {
    /// What is usual.
    public static final Limits USUAL = new Limits(20, 100, 60, 20);

    /// So much that nobody is held up.
    public static final Limits NONE = new Limits(1e6, 1_000_000, 1_000_000, 1_000_000);

    /// How many units of [Effort] a person has in a minute.
    public int effortAMinute() {
      return 4 * costlyAMinute;
    }
  }

  /// A path and who answers it; a part in braces stands for anything.
  ///
  /// @param costs whether it is one of the things that may be asked for only so often in a minute
  /// @param effort how many units of [Effort] it takes
  private record Route(
      String method,
      List<String> path,
      boolean costs,
      int effort,
      BiFunction<Request, List<String>, Reply> answer) {
    Optional<List<String>> matches(List<String> asked) {
      if (asked.size() != path.size()) {
        return Optional.empty();
      }
      List<String> parts = new ArrayList<>();
      for (int i = 0; i < path.size(); i++) {
        if (path.get(i).startsWith("{")) {
          parts.add(asked.get(i));
        } else if (!path.get(i).equals(asked.get(i))) {
          return Optional.empty();
        }
      }
      return Optional.of(parts);
    }
  }

  /// The interface over HTTP to a registry of plays.
  ///
  /// @param effort how much work people may make, here and over sockets
  /// @param metricsOpen whether anybody may read the figures, not only the machine itself
  /// @param beyond whether the server listens beyond the machine itself
  /// @param exposure how it is reached from outside
  public Api(
      Store store,
      Games games,
      PlayRegistry registry,
      PrometheusMetrics figures,
      Limits limits,
      Effort effort,
      boolean metricsOpen,
      boolean beyond,
      Exposure exposure,
      String version) {
    this.store = store;
    this.registry = registry;
    this.figures = figures;
    this.limits = limits;
    this.effort = effort;
    this.metricsOpen = metricsOpen;
    this.version = version;
    this.hosts = new Hosts(beyond, exposure);
    this.proxies = new Proxies(exposure);
    Library library = new Library(games);
    RuleExamples examples = new RuleExamples(library);
    this.sockets = new OpenSockets(store);
    this.sessions = new Sessions(store, sockets, () -> System.nanoTime() / 1_000_000);
    PlayRoutes plays = new PlayRoutes(store, library, sessions, registry);
    RematchRoutes rematches = new RematchRoutes(store, library, sessions, registry);
    DeckRoutes decks = new DeckRoutes(store, library, sessions);
    ReplayRoutes replays = new ReplayRoutes(store, games, sessions, plays);
    HistoryRoutes history = new HistoryRoutes(store, library, games, sessions);
    AnalysisRoutes analysis = new AnalysisRoutes(store, games, sessions, plays, registry);
    CardSetRoutes sets = new CardSetRoutes(store, library, sessions);
    WorkshopRoutes workshop = new WorkshopRoutes(store, library, sessions, registry, plays);
    PositionRoutes positions = new PositionRoutes(store, library, sessions, plays);
    Lessons lessons = new Lessons(store, library, sessions, positions);
    Puzzles puzzles = new Puzzles(store, library, sessions, registry);
    RecordRoutes records = new RecordRoutes(store, games, sessions, plays);
    this.routes =
        List.of(
            route("GET /api/games", (request, in) -> library.games(request)),
            route("GET /api/games/{}/decks", (request, in) -> library.decks(request, in.get(0))),
            route("GET /api/games/{}/cards", (request, in) -> library.cards(request, in.get(0))),
            route(
                "GET /api/games/{}/phrases", (request, in) -> library.phrases(request, in.get(0))),
            with(
                Effort.DECK,
                route(
                    "POST /api/games/{}/deck-check",
                    (request, in) -> library.check(request, in.get(0)))),
            route("GET /api/games/{}/examples", (request, in) -> examples.list(request, in.get(0))),
            route(
                "GET /api/games/{}/examples/{}",
                (request, in) -> examples.example(request, in.get(0), in.get(1))),
            with(
                Effort.MOMENT,
                route(
                    "POST /api/games/{}/examples/{}/try",
                    (request, in) -> examples.tried(request, in.get(0), in.get(1)))),
            route("GET /api/games/{}/lessons", (request, in) -> lessons.list(request, in.get(0))),
            with(
                Effort.TRY,
                costly(
                    "POST /api/games/{}/lessons/{}/play",
                    (request, in) -> lessons.play(request, in.get(0), in.get(1)))),
            route("GET /api/games/{}/puzzles", (request, in) -> puzzles.list(request, in.get(0))),
            with(
                Effort.MOMENT,
                route(
                    "GET /api/games/{}/puzzles/{}",
                    (request, in) -> puzzles.puzzle(request, in.get(0), in.get(1)))),
            with(
                Effort.ANALYSIS,
                route(
                    "POST /api/games/{}/puzzles/{}/answer",
                    (request, in) -> puzzles.answer(request, in.get(0), in.get(1)))),
            with(
                Effort.DECKS,
                route(
                    "GET /api/games/{}/history",
                    (request, in) -> history.history(request, in.get(0)))),
            route("GET /api/me", (request, in) -> sessions.me(request)),
            costly("POST /api/me", (request, in) -> sessions.begin(request)),
            route("PUT /api/me", (request, in) -> sessions.rename(request)),
            costly("POST /api/account", (request, in) -> sessions.register(request)),
            costly("PUT /api/account", (request, in) -> sessions.changePassword(request)),
            costly("POST /api/session", (request, in) -> sessions.signIn(request)),
            route("DELETE /api/session", (request, in) -> sessions.signOut(request)),
            route("DELETE /api/sessions", (request, in) -> sessions.signOutEverywhere(request)),
            with(Effort.DECKS, route("GET /api/decks", (request, in) -> decks.list(request))),
            with(Effort.DECK, route("POST /api/decks", (request, in) -> decks.keep(request))),
            with(
                Effort.DECK,
                route("PUT /api/decks/{}", (request, in) -> decks.change(request, in.get(0)))),
            route("DELETE /api/decks/{}", (request, in) -> decks.drop(request, in.get(0))),
            route("GET /api/sets", (request, in) -> sets.list(request)),
            route("POST /api/sets", (request, in) -> sets.keep(request)),
            route("GET /api/sets/{}", (request, in) -> sets.get(request, in.get(0))),
            route("PUT /api/sets/{}", (request, in) -> sets.change(request, in.get(0))),
            route("DELETE /api/sets/{}", (request, in) -> sets.drop(request, in.get(0))),
            with(
                Effort.CARDS,
                route(
                    "POST /api/games/{}/read", (request, in) -> workshop.read(request, in.get(0)))),
            with(
                Effort.CARDS,
                route(
                    "POST /api/games/{}/completions",
                    (request, in) -> workshop.completions(request, in.get(0)))),
            with(
                Effort.CARDS,
                route(
                    "POST /api/games/{}/substitution",
                    (request, in) -> workshop.substitution(request, in.get(0)))),
            with(
                Effort.MEASURE,
                route(
                    "POST /api/games/{}/measure",
                    (request, in) -> workshop.measure(request, in.get(0)))),
            with(
                Effort.TRY,
                costly(
                    "POST /api/games/{}/try",
                    (request, in) -> workshop.tryOut(request, in.get(0)))),
            route(
                "GET /api/games/{}/position-form",
                (request, in) -> positions.form(request, in.get(0))),
            with(
                Effort.CARDS,
                route(
                    "POST /api/games/{}/positions",
                    (request, in) -> positions.read(request, in.get(0)))),
            with(
                Effort.TRY,
                costly(
                    "POST /api/games/{}/positions/play",
                    (request, in) -> positions.play(request, in.get(0)))),
            route("GET /api/plays", (request, in) -> plays.list(request)),
            with(Effort.DECK, costly("POST /api/plays", (request, in) -> plays.create(request))),
            route("GET /api/plays/{}", (request, in) -> plays.get(request, in.get(0))),
            with(
                Effort.DECK,
                route("POST /api/plays/{}/join", (request, in) -> plays.join(request, in.get(0)))),
            route("GET /api/plays/{}/cards", (request, in) -> plays.cards(request, in.get(0))),
            route("POST /api/plays/{}/leave", (request, in) -> plays.leave(request, in.get(0))),
            route("POST /api/plays/{}/ticket", (request, in) -> plays.ticket(request, in.get(0))),
            with(
                Effort.DECK,
                costly(
                    "POST /api/plays/{}/rematch",
                    (request, in) -> rematches.rematch(request, plays.find(in.get(0))))),
            with(
                Effort.REPLAY,
                route(
                    "GET /api/plays/{}/replay",
                    (request, in) -> replays.replay(request, in.get(0)))),
            with(
                Effort.REPLAY,
                route(
                    "GET /api/plays/{}/turning-points",
                    (request, in) -> replays.turningPoints(request, in.get(0)))),
            with(
                Effort.ANALYSIS,
                route(
                    "GET /api/plays/{}/analysis",
                    (request, in) -> analysis.part(request, in.get(0)))),
            with(
                Effort.ANALYSIS,
                route(
                    "GET /api/plays/{}/analysis/{}",
                    (request, in) -> analysis.comesOf(request, in.get(0), in.get(1)))),
            with(
                Effort.ANALYSIS,
                route(
                    "POST /api/plays/{}/variation",
                    (request, in) -> analysis.variation(request, in.get(0)))),
            with(
                Effort.MOMENT,
                route(
                    "GET /api/plays/{}/replay/{}",
                    (request, in) -> replays.moment(request, in.get(0), in.get(1)))),
            with(
                Effort.RECORD,
                route(
                    "GET /api/plays/{}/record",
                    (request, in) -> replays.record(request, in.get(0)))),
            with(
                Effort.RECORD,
                route(
                    "GET /api/plays/{}/scenario",
                    (request, in) -> replays.scenario(request, in.get(0)))),
            with(
                Effort.RECORD,
                route(
                    "GET /api/plays/{}/verify",
                    (request, in) -> replays.verify(request, in.get(0)))),
            with(
                Effort.RECORD,
                costly(
                    "POST /api/plays/{}/play-on",
                    (request, in) -> replays.playOn(request, in.get(0)))),
            with(Effort.OPEN, costly("POST /api/records", (request, in) -> records.open(request))),
            route("GET /status", (request, in) -> status()),
            route("GET /metrics", (request, in) -> metrics(request)),
            route(
                "GET /api/openapi.yaml",
                (request, in) -> resource("openapi.yaml", "application/yaml")),
            route(
                "GET /api/messages.schema.json",
                (request, in) -> resource("messages.schema.json", JSON)));
  }

  private static Route route(String says, BiFunction<Request, List<String>, Reply> answer) {
    String[] words = says.split(" ");
    return new Route(words[0], List.of(words[1].split("/")), false, 0, answer);
  }

  private static Route costly(String says, BiFunction<Request, List<String>, Reply> answer) {
    String[] words = says.split(" ");
    return new Route(words[0], List.of(words[1].split("/")), true, 0, answer);
  }

  /// The same route, which takes that many units of [Effort].
  private static Route with(int effort, Route route) {
    return new Route(route.method(), route.path(), route.costs(), effort, route.answer());
  }

  /// From now on the server says that it restarts.
  public void closing() {
    closing = true;
  }

  @Override
  public Reply answer(Request asked) {
    figures.asked();
    Request request = seen(asked);
    Reply reply;
    Recipient recipient = Recipient.of(Languages.of(request));
    try {
      reply = routed(request);
    } catch (Problem problem) {
      reply = problem.reply(recipient);
    } catch (Malformed malformed) {
      reply = Problem.malformed(String.valueOf(malformed.getMessage())).reply(recipient);
    } catch (StoreUnavailable away) {
      reply = new Problem(503, "unavailable", Messages.of("server.store-away")).reply(recipient);
    } catch (Declined declined) {
      reply = Problem.conflict(declined.message()).reply(recipient);
    } catch (Refused refused) {
      reply = Problem.refused(refused.message()).reply(recipient);
    } catch (RuntimeException e) {
      LOG.error("{} {} failed", request.method(), request.path(), e);
      figures.failed();
      reply = new Problem(500, "fault", Messages.of("server.fault")).reply(recipient);
    }
    for (Map.Entry<String, String> header : SAFETY.entrySet()) {
      reply = reply.with(header.getKey(), header.getValue());
    }
    if (request.secure()) {
      reply = reply.with("Strict-Transport-Security", OVER_TLS);
    }
    return reply.headers().containsKey("Cache-Control")
        ? reply
        : reply.with("Cache-Control", "no-store");
  }

  /// A request as it was before it met the proxies.
  private Request seen(Request asked) {
    Request request = proxies.seen(asked);
    return hosts.isSecure(request) ? request.overTls() : request;
  }

  private Reply routed(Request request) {
    if (!hosts.know(request)) {
      throw new Problem(421, "misdirected", Messages.of("server.not-known"));
    }
    if (!limiter(clients, request, limits.aSecond(), limits.burst()).take()) {
      throw new Problem(429, "too-fast", Messages.of("server.too-many-requests"));
    }
    List<String> asked = List.of(request.path().split("/"));
    String method = request.method().equals("HEAD") ? "GET" : request.method();
    boolean known = false;
    for (Route route : routes) {
      Optional<List<String>> parts = route.matches(asked);
      known |= parts.isPresent();
      if (parts.isPresent() && route.method().equals(method)) {
        guard(request);
        if (route.costs()
            && !limiter(costly, request, limits.costlyAMinute() / 60.0, limits.costlyAMinute())
                .take()) {
          throw new Problem(429, "too-fast", Messages.of("server.too-much-at-once"));
        }
        if (route.effort() > 0) {
          takeEffort(request, route.effort());
        }
        return route.answer().apply(request, parts.get());
      }
    }
    if (known || !method.equals("GET")) {
      throw new Problem(405, "method", Messages.of("server.method"));
    }
    if (request.path().startsWith("/api/") || request.path().startsWith("/ws/")) {
      throw Problem.notFound(Messages.of("missing.address"));
    }
    return files.answer(request);
  }

  private void takeEffort(Request request, int units) {
    String person = sessions.who(request).map(Person::id).orElse("");
    if (!effort.take(Proxies.client(request.peer()), person, units)) {
      throw new Problem(429, "too-fast", Messages.of("server.much-work"));
    }
  }

  private static RateLimiter limiter(
      Map<String, RateLimiter> all, Request request, double aSecond, double burst) {
    if (all.size() > MOST_CLIENTS) {
      all.values().removeIf(RateLimiter::isFull);
    }
    return all.computeIfAbsent(
        Proxies.client(request.peer()), client -> new RateLimiter(aSecond, burst));
  }

  /// Whatever changes something has to come from a page of ours.
  private void guard(Request request) {
    if (READING.contains(request.method())) {
      return;
    }
    boolean marked = request.header("x-cardwright").filter("1"::equals).isPresent();
    if (!marked || !hosts.isOurs(request)) {
      throw new Problem(403, "forbidden", Messages.of("server.not-from-a-page"));
    }
  }

  @Override
  public Optional<SocketListener> greet(Request request) {
    if (closing || !hosts.know(request) || !hosts.isOurs(request)) {
      return Optional.empty();
    }
    String[] path = request.path().split("/");
    if (path.length != 4 || !path[2].equals("plays")) {
      return Optional.empty();
    }
    Locale language = Languages.of(request);
    if (!request.parameter("protocol").equals(Optional.of(String.valueOf(PROTOCOL)))) {
      return Optional.of(closing(language, "outdated", Messages.of("bye.outdated"), null));
    }
    try {
      Optional<Ticket> ticket =
          request
              .parameter("ticket")
              .flatMap(each -> store.tickets().use(Digest.of(each), System.currentTimeMillis()))
              .filter(each -> each.play().equals(path[3]));
      if (ticket.isEmpty()) {
        return Optional.of(closing(language, "expired", Messages.of("bye.expired"), null));
      }
      Ticket good = ticket.get();
      Optional<SocketListener> listener =
          registry
              .seat(path[3], viewer(good.viewer()), good.person(), language)
              .map(seat -> sockets.held(good.visit(), good.person(), language, seat));
      return listener.or(
          () -> Optional.of(closing(language, "gone", Messages.of("missing.play"), null)));
    } catch (Declined declined) {
      return Optional.of(closing(language, declined.code(), declined.message(), null));
    } catch (StoreUnavailable away) {
      return Optional.of(closing(language, "restarting", Messages.of("bye.store-away"), 2_000));
    } catch (RuntimeException e) {
      LOG.error("play {} cannot be opened", path[3], e);
      figures.failed();
      return Optional.of(closing(language, "fault", Messages.of("bye.fault"), null));
    }
  }

  private static SocketListener closing(
      Locale language, String code, Message message, @Nullable Integer retry) {
    CloseReason reason = new CloseReason(code, message, retry);
    return new ClosingListener(reason.shown(Recipient.of(language)));
  }

  private static Viewer viewer(String words) {
    return switch (words) {
      case "A" -> Viewer.A;
      case "B" -> Viewer.B;
      default -> Viewer.SPECTATOR;
    };
  }

  private Reply status() {
    Health health = store.health();
    boolean well = health == Health.HERE && !closing;
    Map<String, Object> status =
        Library.map(
            "well",
            well,
            "version",
            version,
            "store",
            health.words(),
            "upSeconds",
            (System.nanoTime() - begun) / 1_000_000_000,
            "plays",
            registry.count(),
            "sockets",
            figures.sockets(),
            "thinking",
            registry.thinkingNow());
    return Reply.text(well ? 200 : 503, JSON, Json.write(status));
  }

  private Reply metrics(Request request) {
    if (!metricsOpen && !Proxies.isFromHere(request)) {
      throw new Problem(403, "forbidden", Messages.of("server.figures"));
    }
    return Reply.text(200, "text/plain; version=0.0.4; charset=utf-8", figures.written());
  }

  private static Reply resource(String name, String type) {
    try (InputStream in = Api.class.getResourceAsStream("/cardwright/server/" + name)) {
      if (in == null) {
        throw Problem.notFound(Messages.of("missing.file"));
      }
      return Reply.bytes(200, type, Body.of(in.readAllBytes()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
