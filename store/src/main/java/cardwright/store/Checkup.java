package cardwright.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Finds out how a store is by using it: it keeps a line and drops it again, on the way that every move takes, and now and then lets the database look its file through.
final class Checkup {
  /// For how long a finding stands, in milliseconds, however many ask.
  private static final long STANDS = 1_000;

  /// How long a small file may take to be looked through before the answer is given without it, in milliseconds.
  private static final long SOON = 500;

  /// The file is looked through again after so many milliseconds at least.
  private static final long LOOK_EVERY = 5_000;

  /// Looking through takes one part in so many of the time at most.
  private static final long RARELY = 50;

  private final Database database;
  private final Optional<Path> file;
  private final long patience;
  private final String line = "checkup " + UUID.randomUUID();
  private Health found = Health.HERE;
  private long foundAt;
  private boolean asked;
  private CompletableFuture<Boolean> used = CompletableFuture.completedFuture(true);
  private CompletableFuture<Boolean> looked = CompletableFuture.completedFuture(true);
  private volatile long lookAgain;

  /// @param patience how long the store has to keep a line, in milliseconds
  Checkup(Database database, StoreAddress address, long patience) {
    this.database = database;
    this.patience = patience;
    this.file =
        address instanceof StoreAddress.Folder(Path folder)
            ? Optional.of(folder.resolve(Pool.FILE))
            : Optional.empty();
  }

  /// How the store is now, or was a moment ago.
  synchronized Health health() {
    if (!asked || millis() - foundAt > STANDS) {
      found = find();
      foundAt = millis();
      asked = true;
    }
    return found;
  }

  private static long millis() {
    return System.nanoTime() / 1_000_000;
  }

  private Health find() {
    if (file.isPresent() && !Files.exists(file.get())) {
      return Health.DAMAGED;
    }
    if (looked.isDone() && file.isPresent() && millis() >= lookAgain) {
      Path path = file.get();
      looked = start(() -> isWhole(path));
    }
    if (used.isDone()) {
      used = start(this::keeps);
    }
    if (!answer(looked, SOON, true)) {
      return Health.DAMAGED;
    }
    return answer(used, patience, false) ? Health.HERE : Health.AWAY;
  }

  private static CompletableFuture<Boolean> start(Supplier<Boolean> question) {
    return CompletableFuture.supplyAsync(question, each -> Thread.ofVirtual().start(each));
  }

  /// @param otherwise what holds while there is no answer
  private static boolean answer(CompletableFuture<Boolean> question, long wait, boolean otherwise) {
    try {
      return question.get(wait, TimeUnit.MILLISECONDS);
    } catch (TimeoutException _) {
      return otherwise;
    } catch (ExecutionException _) {
      return false;
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return otherwise;
    }
  }

  /// Keeps a line, reads it, and drops it.
  private boolean keeps() {
    try {
      database.write(handle ->
          handle.execute(
              "insert into ticket (digest, play, viewer, person, ends) values (?, '', '', '', 0)"
                  + " on conflict (digest) do update set ends = excluded.ends",
              line));
      int there =
          database.read(handle ->
              handle
                  .createQuery("select count(*) from ticket where digest = ?")
                  .bind(0, line)
                  .mapTo(Integer.class)
                  .one());
      database.write(handle -> handle.execute("delete from ticket where digest = ?", line));
      return there == 1;
    } catch (RuntimeException _) {
      return false;
    }
  }

  /// Looks through the file as it is on the disk; the other connections remember most of what they have read.
  private boolean isWhole(Path path) {
    long begun = millis();
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + path);
        Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery("pragma quick_check(1)")) {
      @Nullable String said = result.next() ? result.getString(1) : "";
      return "ok".equals(said);
    } catch (SQLException e) {
      return StoreFailures.of(e) instanceof StoreUnavailable;
    } finally {
      lookAgain = millis() + Math.max(LOOK_EVERY, RARELY * (millis() - begun));
    }
  }
}
