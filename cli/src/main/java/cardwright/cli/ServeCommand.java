package cardwright.cli;

import cardwright.catalog.Catalog;
import cardwright.cli.console.Console;
import cardwright.cli.console.Version;
import cardwright.cli.options.FurtherGames;
import cardwright.engine.Refused;
import cardwright.server.Server;
import cardwright.server.load.Rehearsal;
import cardwright.server.play.Timeouts;
import cardwright.server.rest.Api;
import cardwright.server.rest.Exposure;
import cardwright.store.StoreAddress;
import cardwright.store.StorePassword;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Serves games to browsers.
@Command(
    name = "serve",
    description = {
      "Serves games to browsers, and prints the address to open.",
      "Everything is kept in a folder: games go on after a restart. It ends with Ctrl+C."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class ServeCommand implements Runnable {
  private final Console console;

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "the port; any free one when it is 0; ${DEFAULT-VALUE} when not given")
  private int port = 8765;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      description =
          "the address to listen at, such as 0.0.0.0 for all; ${DEFAULT-VALUE}, this machine"
              + " alone, when not given")
  private String host = "127.0.0.1";

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      description = "where everything is kept; a folder of yours when not given")
  private Optional<Path> data = Optional.empty();

  @Option(
      names = "--store",
      paramLabel = "URL",
      description =
          "a database of PostgreSQL that several servers may share, in place of the folder:"
              + " postgres://USER:PASSWORD@HOST:PORT/DATABASE")
  private Optional<String> store = Optional.empty();

  @Option(
      names = "--store-password-file",
      paramLabel = "FILE",
      description =
          "a file whose first line is the password of the database; else it is taken from"
              + " CARDWRIGHT_STORE_PASSWORD in the environment. One in the URL can be read by"
              + " others in the list of programs.")
  private Optional<Path> passwordFile = Optional.empty();

  @Option(
      names = "--public-url",
      paramLabel = "URL",
      split = ",",
      description =
          "an address that people open, such as https://cards.example; names that are not listed"
              + " so are not answered to. May be given several times.")
  private List<String> publicUrls = new ArrayList<>();

  @Option(
      names = "--trust-proxy",
      paramLabel = "ADDRESS",
      split = ",",
      description =
          "a proxy in front, such as 127.0.0.1 or 10.0.0.0/8, that is believed when it says who"
              + " asks (X-Forwarded-For) and whether over TLS (X-Forwarded-Proto). May be given"
              + " several times.")
  private List<String> proxies = new ArrayList<>();

  @Option(
      names = "--sync",
      paramLabel = "HOW",
      description =
          "normal: a move outlasts the end of the program, however it ends; full: it outlasts a"
              + " power cut, too, and is slower; ${DEFAULT-VALUE} when not given")
  private String sync = "normal";

  @Option(
      names = "--metrics-open",
      description = "lets anybody read /metrics, not only this machine")
  private boolean metricsOpen;

  @Option(
      names = "--no-limits",
      description = "lets one client ask as much as it likes: for measurements")
  private boolean noLimits;

  @Option(
      names = "--rehearse",
      hidden = true,
      description = "visits itself in a folder that is thrown away, and ends")
  private boolean rehearse;

  @Mixin private FurtherGames further = new FurtherGames();

  ServeCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    if (port < 0 || port > 65_535) {
      throw new Refused("a port is a number from 0 to 65535, not " + port);
    }
    if (data.isPresent() && store.isPresent()) {
      throw new Refused(
          "--data and --store name two places to keep everything in; give one of them");
    }
    boolean full =
        switch (sync) {
          case "normal" -> false;
          case "full" -> true;
          default -> throw new Refused("--sync has to be normal or full, not " + sync);
        };
    if (rehearse) {
      rehearse();
      return;
    }
    Catalog games = loaded(further.catalog());
    Exposure exposure = Exposure.of(publicUrls, proxies);
    StoreAddress address =
        store
            .map(this::database)
            .orElseGet(() -> new StoreAddress.Folder(data.orElseGet(ServeCommand::folder)));
    Server.Settings usual = Server.Settings.usual(port, address);
    Server server =
        Server.start(
            new Server.Settings(
                host,
                port,
                address,
                full,
                usual.timeouts(),
                noLimits ? Api.Limits.NONE : usual.limits(),
                metricsOpen,
                exposure),
            games);
    CountDownLatch ended = new CountDownLatch(1);
    Thread closing =
        new Thread(
            () -> {
              server.close();
              ended.countDown();
            },
            "closing");
    Runtime.getRuntime().addShutdownHook(closing);
    console.out().println("Cardwright is at " + shown(exposure, server.port()));
    console.out().println(String.format(Locale.ROOT, "It listens %.1f s after its start.", age()));
    console
        .out()
        .println(
            "It keeps everything in " + address + ". Ctrl+C ends it; games go on after a restart.");
    console.out().flush();
    try {
      ended.await();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /// A game that cannot be loaded is told to whoever starts the server, not to whoever would play it.
  private static Catalog loaded(Catalog games) {
    List<String> own = Catalog.builtIn().names();
    games.names().stream().filter(name -> !own.contains(name)).forEach(games::game);
    return games;
  }

  private StoreAddress database(String url) {
    return StorePassword.in(StoreAddress.read(url), passwordFile, System.getenv());
  }

  /// What to open: a public address where one is named, else this machine by an address that the server answers to.
  private String shown(Exposure exposure, int open) {
    if (!exposure.addresses().isEmpty()) {
      return exposure.addresses().getFirst() + "/";
    }
    String shown = host.equals("127.0.0.1") ? host : Server.shown(host);
    return "http://" + shown + ":" + open + "/";
  }

  /// How long the program runs, in seconds, from the start of its virtual machine.
  private static double age() {
    return ManagementFactory.getRuntimeMXBean().getUptime() / 1000.0;
  }

  /// Starts as always, is visited, and ends: what a virtual machine learns from.
  private static void rehearse() {
    // The JDK's client garbles what comes with the handshake where it is more than one buffer.
    System.setProperty("jdk.httpclient.bufsize", String.valueOf(LoadCommand.BUFFER));
    Path folder = temporary();
    Server.Settings usual = Server.Settings.usual(0, new StoreAddress.Folder(folder));
    Server.Settings quick =
        new Server.Settings(
            usual.host(),
            usual.port(),
            usual.store(),
            usual.full(),
            new Timeouts(usual.timeouts().idle(), usual.timeouts().patience(), 0),
            usual.limits(),
            usual.metricsOpen());
    try (Server server = Server.start(quick)) {
      new Rehearsal(URI.create("http://127.0.0.1:" + server.port() + "/")).run();
    } finally {
      drop(folder);
    }
  }

  private static Path temporary() {
    try {
      return Files.createTempDirectory("cardwright-rehearsal");
    } catch (IOException e) {
      throw new Refused("no folder can be made to rehearse in: " + e.getMessage(), e);
    }
  }

  private static void drop(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
      Files.delete(folder);
    } catch (IOException e) {
      throw new Refused("the folder " + folder + " cannot be thrown away: " + e.getMessage(), e);
    }
  }

  /// The folder for data of programs, as desktops agree on it.
  private static Path folder() {
    String named = System.getenv("XDG_DATA_HOME");
    Path home =
        named == null || named.isBlank() || !Path.of(named).isAbsolute()
            ? home().resolve(".local").resolve("share")
            : Path.of(named);
    return home.resolve("cardwright");
  }

  /// The folder of the person, as the environment says; what the system has noted of the account only
  /// where it says nothing.
  private static Path home() {
    String named = System.getenv("HOME");
    return Path.of(named == null || named.isBlank() ? System.getProperty("user.home") : named);
  }
}
