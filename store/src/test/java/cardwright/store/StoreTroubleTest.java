package cardwright.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Refused;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What goes wrong around a store, and is told in words.
final class StoreTroubleTest {
  @TempDir private Path folder;

  @Test
  void a_file_that_is_no_store_is_refused() throws IOException {
    Files.writeString(folder.resolve("cardwright.sqlite"), "this is no database ".repeat(200));

    assertThatThrownBy(() -> Store.open(new StoreAddress.Folder(folder), false))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("cannot be read")
        .hasMessageContaining(folder.toString());
  }

  @Test
  void a_folder_in_use_is_refused() {
    StoreAddress address = new StoreAddress.Folder(folder);
    try (Store first = Store.open(address, false)) {
      assertThat(first.isHere()).isTrue();
      assertThatThrownBy(() -> Store.open(address, false))
          .isInstanceOf(Refused.class)
          .hasMessageContaining("in use by another Cardwright");
    }
    Store.open(address, false).close();
  }

  @Test
  void a_folder_that_cannot_be_made_is_refused() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");

    assertThatThrownBy(() -> Store.open(new StoreAddress.Folder(file.resolve("x")), false))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("--data names another");
  }

  @Test
  void a_database_that_is_not_there_is_refused() {
    StoreAddress address = StoreAddress.read("postgres://me:secret@127.0.0.1:1/none");

    assertThatThrownBy(() -> Store.open(address, false))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("cannot be reached")
        .hasMessageNotContaining("secret");
  }

  @Test
  void an_address_that_is_none_is_refused() {
    for (String wrong :
        List.of("mysql://x/y", "postgres://", "postgres://host", "not an address")) {
      assertThatThrownBy(() -> StoreAddress.read(wrong))
          .as(wrong)
          .isInstanceOf(Refused.class)
          .hasMessageContaining("postgres://USER:PASSWORD@HOST:PORT/DATABASE");
    }
    assertThat(StoreAddress.read("postgres://me:a%40b@host:5433/db"))
        .isEqualTo(new StoreAddress.Postgres("jdbc:postgresql://host:5433/db", "me", "a@b"));
  }

  @Test
  void no_message_repeats_a_password() {
    for (String address :
        List.of(
            "postgres://me:sec ret@host/db", "postgres://me:secret@host", "x://me:secret@h/d")) {
      assertThatThrownBy(() -> StoreAddress.read(address))
          .hasStackTraceContaining("Refused")
          .extracting(failure -> failure + " " + failure.getCause())
          .asString()
          .doesNotContain("secret")
          .doesNotContain("sec ret");
    }
    assertThat(StoreAddress.read("postgres://me:one@host/db?password=two&ssl=true").toString())
        .isEqualTo("postgresql://host/db");
  }

  @Test
  void a_password_comes_from_a_file_or_the_environment() throws IOException {
    StoreAddress bare = StoreAddress.read("postgres://me@host/db");
    StoreAddress whole = StoreAddress.read("postgres://me:inside@host/db");
    Map<String, String> set = Map.of(StorePassword.VARIABLE, "around");
    Path file = Files.writeString(folder.resolve("password"), "in a file\r\nmore\n");
    Path empty = Files.writeString(folder.resolve("empty"), "\n");
    Path large = Files.writeString(folder.resolve("large"), "x".repeat(5000));

    assertThat(password(bare, Optional.empty(), Map.of())).isEmpty();
    assertThat(password(bare, Optional.empty(), set)).isEqualTo("around");
    assertThat(password(whole, Optional.empty(), set)).isEqualTo("inside");
    assertThat(password(bare, Optional.of(file), set)).isEqualTo("in a file");
    assertThatThrownBy(() -> password(whole, Optional.of(file), set))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("twice")
        .hasMessageNotContaining("inside");
    for (Path wrong : List.of(empty, large, folder.resolve("missing"))) {
      assertThatThrownBy(() -> password(bare, Optional.of(wrong), set))
          .isInstanceOf(Refused.class)
          .hasMessageContaining(wrong.toString())
          .hasMessageNotContaining("xxx");
    }
  }

  private static String password(
      StoreAddress address, Optional<Path> file, Map<String, String> environment) {
    return ((StoreAddress.Postgres) StorePassword.in(address, file, environment)).password();
  }

  @Test
  void a_database_that_goes_away_and_comes_back_loses_nothing() {
    try (Postgres postgres = Postgres.start();
        Store store = Store.open(postgres.database(), false)) {
      store.people().begin(new Person("p1", "Fox", Optional.empty(), Optional.empty(), 1), "d1");
      postgres.down();

      assertThat(store.isHere()).isFalse();
      assertThatThrownBy(() -> store.people().rename("p1", "Lost"))
          .isInstanceOf(StoreUnavailable.class);
      assertThatThrownBy(() -> store.people().known("d1", 0)).isInstanceOf(StoreUnavailable.class);

      postgres.up();
      store.people().rename("p1", "Wren");
      assertThat(store.people().known("d1", 0).map(Person::name)).contains("Wren");
    }
  }

  @Test
  void a_store_that_can_be_read_but_not_written_to_is_away() {
    try (Store store = Store.open(new StoreAddress.Folder(folder), false)) {
      assertThat(store.health()).isEqualTo(Health.HERE);
      String only = "pragma query_only = ";
      all(store, only + 1);

      assertThat(new Checkup(store.database(), address(), 3_000).health()).isEqualTo(Health.AWAY);

      all(store, only + 0);
      assertThat(new Checkup(store.database(), address(), 3_000).health()).isEqualTo(Health.HERE);
    }
  }

  /// Says something to all connections of a store.
  private static void all(Store store, String pragma) {
    CyclicBarrier together = new CyclicBarrier(4);
    List<Thread> each = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      each.add(
          Thread.ofVirtual()
              .start(() -> store.database().read(handle -> meet(together, handle, pragma))));
    }
    each.forEach(StoreTroubleTest::join);
  }

  private static boolean meet(CyclicBarrier together, Handle handle, String pragma) {
    try {
      together.await();
      handle.execute(pragma);
      return true;
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private StoreAddress address() {
    return new StoreAddress.Folder(folder);
  }

  @Test
  void a_store_that_does_not_get_on_with_writing_is_away() {
    CountDownLatch goesOn = new CountDownLatch(1);
    try (Store store = Store.open(address(), false)) {
      Thread stuck =
          Thread.ofVirtual()
              .start(() ->
                  store
                      .database()
                      .write(_ -> {
                        try {
                          goesOn.await();
                        } catch (InterruptedException e) {
                          throw new IllegalStateException(e);
                        }
                        return true;
                      }));
      assertThat(new Checkup(store.database(), address(), 50).health()).isEqualTo(Health.AWAY);
      goesOn.countDown();
      join(stuck);
    }
  }

  @Test
  void a_store_whose_file_is_overwritten_or_gone_is_damaged() throws IOException {
    Store.open(address(), false).close();
    Path file = folder.resolve(Pool.FILE);
    try (Store store = Store.open(address(), false)) {
      assertThat(store.health()).isEqualTo(Health.HERE);
    }
    try (Store store = Store.open(address(), false);
        RandomAccessFile written = new RandomAccessFile(file.toFile(), "rw")) {
      written.seek(4096);
      written.write(
          "this is no page ".repeat((int) (file.toFile().length() - 4096) / 16).getBytes(UTF_8));

      assertThat(store.health()).isEqualTo(Health.DAMAGED);

      Files.delete(file);
      assertThat(new Checkup(store.database(), address(), 3_000).health())
          .isEqualTo(Health.DAMAGED);
    }
  }

  @Test
  void servers_on_one_store_hear_from_each_other() throws InterruptedException {
    try (Postgres postgres = Postgres.start()) {
      StoreAddress address = postgres.database();
      try (Store one = Store.open(address, false);
          Store two = Store.open(address, false)) {
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        two.notifications().read(reader(heard));
        assertThat(heard.poll(5, TimeUnit.MINUTES)).isEqualTo("missed");

        one.notifications().tell("server1 move play1");

        assertThat(heard.poll(5, TimeUnit.MINUTES)).isEqualTo("server1 move play1");
      }
    }
  }

  private static Notifications.Reader reader(BlockingQueue<String> heard) {
    return new Notifications.Reader() {
      @Override
      public void hear(String news) {
        heard.add(news);
      }

      @Override
      public void missed() {
        heard.add("missed");
      }
    };
  }
}
