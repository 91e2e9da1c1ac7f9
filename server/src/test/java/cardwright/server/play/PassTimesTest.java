package cardwright.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Choice;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import cardwright.server.play.OwnTime.Wish;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/// How long passes take tells nobody which of them made themselves.
@Timeout(180)
final class PassTimesTest {
  private static final int ANSWERS = 10_000;
  private static final double MOST = 0.52;
  private static final long USUAL = 1_200;

  /// Somebody who passes by hand.
  enum Someone {
    QUICK,
    STEADY,
    SLOW,
    OF_TWO_MINDS,
    GETTING_QUICKER,
    SLOWER_IN_THE_OWN_TURN;

    /// How long a pass by hand takes, in milliseconds.
    double takes(String moment, int answers, Random random) {
      double usual =
          switch (this) {
            case QUICK -> 450;
            case STEADY -> 1_500;
            case SLOW -> 4_000;
            case OF_TWO_MINDS -> random.nextInt(3) == 0 ? 5_000 : 700;
            case GETTING_QUICKER -> 4_500 - 3_500.0 * answers / ANSWERS;
            case SLOWER_IN_THE_OWN_TURN -> moment.startsWith("own") ? 5_000 : 800;
          };
      double spread = this == STEADY ? 0.2 : 0.6;
      return usual * Math.exp(spread * random.nextGaussian());
    }
  }

  /// How often the best threshold is right about which passes were made by hand: half of the time when it knows nothing.
  private static double told(List<Double> byHand, List<Double> automatic) {
    double[] hands = byHand.stream().mapToDouble(each -> each).sorted().toArray();
    double[] others = automatic.stream().mapToDouble(each -> each).sorted().toArray();
    double best = 0;
    for (double threshold : hands) {
      best = Math.max(best, Math.abs(below(hands, threshold) - below(others, threshold)));
    }
    return 0.5 + best / 2;
  }

  private static double below(double[] sorted, double threshold) {
    int at = Arrays.binarySearch(sorted, threshold);
    return (double) (at < 0 ? -at - 1 : at) / sorted.length;
  }

  @ParameterizedTest
  @EnumSource
  void the_best_threshold_tells_automatic_passes_no_better_than_52_to_48(Someone someone) {
    Random random = new Random(2026);
    PassTimes times = new PassTimes();
    List<String> moments = List.of("own main", "other main");
    Map<String, List<Double>> byHand =
        Map.of("own main", new ArrayList<>(), "other main", new ArrayList<>());
    Map<String, List<Double>> automatic =
        Map.of("own main", new ArrayList<>(), "other main", new ArrayList<>());
    for (int i = 0; i < ANSWERS; i++) {
      String moment = moments.get(random.nextInt(2));
      if (random.nextBoolean()) {
        double took = someone.takes(moment, i, random);
        times.passed(moment, Math.round(took));
        byHand.get(moment).add(took);
      } else {
        automatic.get(moment).add((double) times.draw(moment, USUAL, random));
      }
    }

    assertThat(told(all(byHand), all(automatic))).isLessThanOrEqualTo(MOST);
  }

  private static List<Double> all(Map<String, List<Double>> times) {
    return times.values().stream().flatMap(List::stream).toList();
  }

  @Test
  void a_wait_that_has_nothing_to_do_with_the_person_would_be_told() {
    Random random = new Random(7);
    List<Double> byHand = new ArrayList<>();
    List<Double> uniform = new ArrayList<>();
    List<Double> fixed = new ArrayList<>();
    for (int i = 0; i < ANSWERS / 2; i++) {
      byHand.add(Math.max(USUAL, Someone.STEADY.takes("own main", i, random)));
      uniform.add(250 + 500 * random.nextDouble());
      fixed.add((double) USUAL);
    }

    assertThat(told(byHand, uniform)).isGreaterThan(0.9);
    assertThat(told(byHand, fixed)).isGreaterThan(0.6);
  }

  @Test
  void what_is_slower_in_the_own_turn_is_so_by_itself() {
    Random random = new Random(3);
    PassTimes times = new PassTimes();
    for (int i = 0; i < 40; i++) {
      times.passed("own main", 5_000);
      times.passed("other main", 800);
    }
    for (int i = 0; i < 100; i++) {
      assertThat(times.draw("own main", USUAL, random)).isBetween(3_000L, 8_000L);
      assertThat(times.draw("other main", USUAL, random)).isBetween(500L, 1_200L);
    }
  }

  @Test
  void no_time_comes_back_to_the_millisecond() {
    Random random = new Random(5);
    PassTimes times = new PassTimes();
    for (int i = 0; i < 20; i++) {
      times.passed("own main", 2_000);
    }
    Set<Long> drawn = new HashSet<>();
    for (int i = 0; i < 200; i++) {
      drawn.add(times.draw("own main", USUAL, random));
    }

    assertThat(drawn).hasSizeGreaterThan(100);
  }

  @Test
  void nobody_is_kept_waiting_because_somebody_once_went_for_tea() {
    Random random = new Random(5);
    PassTimes times = new PassTimes();
    for (int i = 0; i < 20; i++) {
      times.passed("own main", 1_000);
      times.passed("own main", 600_000);
    }
    for (int i = 0; i < 200; i++) {
      assertThat(times.draw("own main", USUAL, random)).isLessThan(2_000);
    }
  }

  @Test
  void how_long_a_person_takes_is_measured_from_when_it_was_asked(@TempDir Path folder)
      throws InterruptedException {
    try (OwnTime own = new OwnTime(folder, new Timeouts(600_000, 60_000, 1), new Thinking())) {
      String play = own.play(Wish.people("littletroubles"), own.person("ann"), List.of());
      List<Listening> pages =
          List.of(
              Listening.at(own.registry, play, Viewer.A, "ann"),
              Listening.at(own.registry, play, Viewer.B, ""));
      for (Listening page : pages) {
        page.say("auto", "ask-always", Map.of("mode", "off", "stops", List.of()));
      }
      for (int passes = 0; passes < 12; ) {
        Progress now = own.live(play).progress().orElseThrow();
        Seat seat = now.decider().orElseThrow();
        Choice choice = now.position().choice();
        int version = now.version(Viewer.of(seat));
        Listening page = pages.get(seat.ordinal());
        page.hear("{\"type\":\"resync\"}");
        JsonNode view =
            page.next(
                "view", each -> each.get("version").asInt() == version && Listening.isMine(each));
        own.clock.addAndGet(3_000);
        passes += choice.pass() >= 0 && seat == Seat.A ? 1 : 0;
        page.move(view, choice.pass() >= 0 ? choice.pass() : 0, "command-" + own.lines(play));
      }

      PassTimes ann = own.registry.passTimes("ann", "littletroubles");
      for (int i = 0; i < 50; i++) {
        assertThat(ann.draw("", 1, new Random(i))).isBetween(2_000L, 4_500L);
      }
    }
  }
}
