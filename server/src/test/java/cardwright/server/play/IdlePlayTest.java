package cardwright.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.engine.Game;
import cardwright.server.rest.PrometheusMetrics;
import cardwright.store.Store;
import cardwright.store.StoreAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What plays cost that nobody looks at.
final class IdlePlayTest {
  private static final int PLAYS = 500;
  private static final int COPIES = 10;
  private static final int MOST_BYTES = 200 * 1024;

  @TempDir private Path folder;

  static List<String> games() {
    return Catalog.builtIn().names();
  }

  @ParameterizedTest
  @MethodSource("games")
  void an_idle_play_costs_at_most_200_kilobytes_shortly_before_its_end(String name) {
    Games games = new Games(Catalog.builtIn());
    Game game = games.of(name);
    try (Store store = Store.open(new StoreAddress.Folder(folder), false)) {
      List<String> ids = IntStream.range(0, PLAYS).mapToObj(Written::id).toList();
      for (int first = 0; first < PLAYS; first += COPIES) {
        Written.keepSeveral(store, games, game, first, COPIES, first, 3);
      }
      try (PlayRegistry registry =
          new PlayRegistry(store, games, new PrometheusMetrics(), Timeouts.USUAL, 20)) {
        registry.find(ids.getFirst());
        long before = used();
        ids.forEach(registry::find);
        long each = (used() - before) / (PLAYS - 1);
        System.out.printf(
            Locale.ROOT, "an idle play of %s costs %.0f KB%n", game.title(), each / 1024.0);

        assertThat(registry.count()).isEqualTo(PLAYS);
        assertThat(each).isBetween(1L, (long) MOST_BYTES);
      }
    }
  }

  private static long used() {
    Runtime runtime = Runtime.getRuntime();
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 4; i++) {
      System.gc();
      least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
    }
    return least;
  }

  @Test
  void a_play_that_nobody_looks_at_leaves_memory() throws InterruptedException {
    Games games = new Games(Catalog.builtIn());
    Game game = games.of("ggltcg");
    try (Store store = Store.open(new StoreAddress.Folder(folder), false);
        PlayRegistry registry =
            new PlayRegistry(store, games, new PrometheusMetrics(), new Timeouts(1, 0, 0), 20)) {
      String id = Written.keep(store, games, game, 1, 1, 3);
      assertThat(registry.find(id)).isPresent();

      long end = System.nanoTime() + 300_000_000_000L;
      while (registry.count() > 0 && System.nanoTime() < end) {
        Thread.sleep(20);
      }

      assertThat(registry.count()).isZero();
      assertThat(registry.find(id).orElseThrow().progress()).isPresent();
    }
  }
}
