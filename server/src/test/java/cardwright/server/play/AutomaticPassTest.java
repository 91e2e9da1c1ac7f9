package cardwright.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import cardwright.server.rest.PrometheusMetrics;
import cardwright.store.Store;
import cardwright.store.StoreAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// To the other player a pass is a pass, chosen or automatic.
final class AutomaticPassTest {
  private static final Timeouts SLOW = new Timeouts(600_000, 60_000, 900);
  private static final Timeouts LATER = new Timeouts(600_000, 60_000, 3_600_000);
  private static final long LEAST = 200;

  @TempDir private Path folder;

  /// What the other player and who watches were sent.
  private record Sent(List<String> other, List<String> watching, long millis) {}

  @ParameterizedTest
  @ValueSource(strings = {"littletroubles", "mlpccg"})
  void a_pass_that_makes_itself_looks_like_one_by_hand_and_takes_its_time(String game)
      throws InterruptedException {
    Sent byHand = pass(game, "off");
    Sent byItself = pass(game, "forced");

    assertThat(byItself.other()).isEqualTo(byHand.other());
    assertThat(byItself.watching()).isEqualTo(byHand.watching());
    assertThat(byItself.millis()).isGreaterThanOrEqualTo(LEAST);
  }

  @ParameterizedTest
  @ValueSource(strings = {"littletroubles", "mlpccg"})
  void who_wants_to_be_asked_while_a_pass_waits_is_asked(String game) throws InterruptedException {
    Games games = new Games(Catalog.builtIn());
    try (Store store = Store.open(new StoreAddress.Folder(folder), false);
        PlayRegistry registry =
            new PlayRegistry(store, games, new PrometheusMetrics(), LATER, 20)) {
      Seat seat = Written.keepUntilPass(store, games, games.of(game), "forced");
      Listening passing = open(registry, Viewer.of(seat));
      assertThat(passing.view()).contains("\"moves\":[]");

      passing.hear("{\"type\":\"auto\",\"commandId\":\"ask-me-1\",\"mode\":\"off\",\"stops\":[]}");

      assertThat(passing.view()).contains("\"notation\":\"pass\"");
    }
  }

  @Test
  void who_is_away_passes_neither_by_hand_nor_by_itself() throws InterruptedException {
    Games games = new Games(Catalog.builtIn());
    try (Store store = Store.open(new StoreAddress.Folder(folder), false);
        PlayRegistry registry =
            new PlayRegistry(
                store, games, new PrometheusMetrics(), new Timeouts(600_000, 60_000, 1), 20)) {
      Seat seat = Written.keepUntilPass(store, games, games.of("littletroubles"), "forced");
      Listening other = open(registry, Viewer.of(seat.other()));
      other.view();
      LivePlay play = registry.find(Written.id(1)).orElseThrow();
      int lines = play.progress().orElseThrow().seq();
      assertThat(play.rests()).isFalse();

      Listening passing = open(registry, Viewer.of(seat));
      passing.view();

      other.view();
      assertThat(store.plays().log(Written.id(1), lines).getFirst().kind()).isEqualTo("auto");
    }
  }

  /// Lets the one who can only pass do so.
  ///
  /// @param habit whether it passes by itself
  private Sent pass(String game, String habit) throws InterruptedException {
    Games games = new Games(Catalog.builtIn());
    try (Store store = Store.open(new StoreAddress.Folder(folder.resolve(habit)), false);
        PlayRegistry registry = new PlayRegistry(store, games, new PrometheusMetrics(), SLOW, 20)) {
      Seat seat = Written.keepUntilPass(store, games, games.of(game), habit);
      long begun = System.nanoTime();
      Listening passing = open(registry, Viewer.of(seat));
      Listening other = open(registry, Viewer.of(seat.other()));
      Listening watching = open(registry, Viewer.SPECTATOR);
      String own = passing.view();
      List<String> toOther = new ArrayList<>(List.of(plain(other.view())));
      List<String> toWatching = new ArrayList<>(List.of(plain(watching.view())));
      if (habit.equals("off")) {
        assertThat(own).contains("\"notation\":\"pass\"");
        String version = own.replaceAll(".*?\"version\":(\\d+).*", "$1");
        passing.hear(
            "{\"type\":\"move\",\"commandId\":\"by-hand-1\",\"expectedVersion\":"
                + version
                + ",\"move\":\"pass\"}");
      } else {
        assertThat(own).contains("\"choice\":{\"seat\":\"" + seat + "\",\"question\":\"\"");
      }
      toOther.add(plain(other.view()));
      toWatching.add(plain(watching.view()));
      return new Sent(toOther, toWatching, (System.nanoTime() - begun) / 1_000_000);
    }
  }

  private static Listening open(PlayRegistry registry, Viewer viewer) {
    return Listening.at(registry, Written.id(1), viewer, "");
  }

  /// Who happens to be connected already has nothing to do with passing.
  private static String plain(String view) {
    return view.replaceAll("\"present\":\\{[^}]*}", "")
        .replaceAll("\"claim\":(null|\\{[^}]*})", "");
  }
}
