package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.server.load.Load;
import cardwright.server.play.Timeouts;
import cardwright.store.StoreAddress;
import java.net.URI;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The measurement under load measures.
final class LoadTest {
  @TempDir private Path folder;

  @Test
  void games_that_are_driven_make_moves_that_are_counted() {
    try (Server server = Room.open(folder)) {
      URI address = URI.create("http://127.0.0.1:" + server.port() + "/");

      Load.Result result = new Load(address, "ggltcg", 10, 40, 3).run(words -> {});

      assertThat(result.refused()).as(result.why()).isZero();
      assertThat(result.moves()).isPositive();
      assertThat(result.median()).isPositive().isLessThanOrEqualTo(result.p99());
    }
  }

  @Test
  void players_who_pass_by_themselves_are_driven_too() {
    Timeouts times = new Timeouts(600_000, 60_000, 30);
    try (Server server = Room.open(new StoreAddress.Folder(folder), times)) {
      URI address = URI.create("http://127.0.0.1:" + server.port() + "/");

      Load.Result result = new Load(address, "littletroubles", 4, 60, 5).run(words -> {});

      assertThat(result.refused()).as(result.why()).isZero();
      assertThat(result.moves()).isPositive();
    }
  }
}
