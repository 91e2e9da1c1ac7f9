package cardwright.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A real PostgreSQL for tests: a cluster of its own in a new folder, on a free port of this machine, that ends with the tests.
public final class Postgres implements AutoCloseable {
  private static final String USER = "cardwright";

  private final Path bin;
  private final Path folder;
  private final int port;
  private int databases;

  private Postgres(Path bin, Path folder, int port) {
    this.bin = bin;
    this.folder = folder;
    this.port = port;
  }

  /// Starts one.
  public static Postgres start() {
    Path bin = programs();
    try {
      Path folder = Files.createTempDirectory("cardwright-postgres");
      Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
      Postgres postgres = new Postgres(bin, folder, freePort());
      run(
          bin.resolve("initdb").toString(),
          "--username=" + USER,
          "--auth=trust",
          "--encoding=UTF8",
          "--no-locale",
          "--no-sync",
          "--pgdata=" + folder.resolve("data"));
      Runtime.getRuntime().addShutdownHook(new Thread(postgres::close));
      postgres.up();
      return postgres;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Where the programs of PostgreSQL are: on the path, or where Debian has them.
  private static Path programs() {
    List<Path> places = new ArrayList<>();
    for (String place : System.getenv("PATH").split(":", -1)) {
      places.add(Path.of(place));
    }
    Path debian = Path.of("/usr/lib/postgresql");
    if (Files.isDirectory(debian)) {
      try (Stream<Path> versions = Files.list(debian)) {
        versions
            .sorted(Comparator.reverseOrder())
            .map(version -> version.resolve("bin"))
            .forEach(places::add);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    Optional<Path> found =
        places.stream().filter(each -> Files.isExecutable(each.resolve("initdb"))).findFirst();
    return found.orElseThrow(() ->
        new IllegalStateException(
            "these tests need PostgreSQL: './cardwright test' as root installs it on Debian;"
                + " elsewhere install the package postgresql"));
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  /// Starts it again.
  public void up() {
    run(
        bin.resolve("pg_ctl").toString(),
        "--pgdata=" + folder.resolve("data"),
        "--log=" + folder.resolve("log"),
        "--options=-p "
            + port
            + " -c listen_addresses=127.0.0.1 -c unix_socket_directories="
            + folder
            + " -c fsync=off",
        "--wait",
        "start");
  }

  /// Ends it at once, as if it had failed.
  public void down() {
    run(
        bin.resolve("pg_ctl").toString(),
        "--pgdata=" + folder.resolve("data"),
        "--mode=immediate",
        "--wait",
        "stop");
  }

  /// The address of a new, empty database.
  public synchronized StoreAddress database() {
    return StoreAddress.read(url());
  }

  /// The address of a new, empty database, as it stands behind `--store`.
  public synchronized String url() {
    String name = "test" + ++databases;
    String server = "jdbc:postgresql://127.0.0.1:" + port + "/";
    try (Connection connection = DriverManager.getConnection(server + "postgres", USER, "");
        Statement statement = connection.createStatement()) {
      statement.execute("create database " + name);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    return "postgres://" + USER + "@127.0.0.1:" + port + "/" + name;
  }

  /// PostgreSQL does not run as root.
  private static void run(String... command) {
    List<String> words = new ArrayList<>();
    if (System.getProperty("user.name").equals("root")) {
      words.addAll(List.of("runuser", "-u", "postgres", "--"));
    }
    words.addAll(List.of(command));
    try {
      Path log = Files.createTempFile("cardwright-postgres", ".log");
      Process process =
          new ProcessBuilder(words)
              .directory(Path.of("/tmp").toFile())
              .redirectErrorStream(true)
              .redirectOutput(log.toFile())
              .start();
      int code = process.waitFor();
      String said = Files.readString(log);
      Files.delete(log);
      if (code != 0) {
        throw new IllegalStateException(
            String.join(" ", words) + " ended with " + code + ": " + said);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    if (Files.exists(folder.resolve("data").resolve("postmaster.pid"))) {
      down();
    }
    if (Files.exists(folder)) {
      run("rm", "-r", folder.resolve("data").toString());
      try (Stream<Path> rest = Files.walk(folder)) {
        rest.sorted(Comparator.reverseOrder()).forEach(each -> each.toFile().delete());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
