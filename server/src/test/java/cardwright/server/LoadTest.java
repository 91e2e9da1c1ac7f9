package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.server.load.Load;
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
      assertThat(result.moves()).isGreaterThan(30);
      assertThat(result.median()).isPositive().isLessThanOrEqualTo(result.p99());
    }
  }
}
