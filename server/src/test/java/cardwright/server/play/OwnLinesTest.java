package cardwright.server.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Choice;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import cardwright.server.play.OwnTime.Wish;
import cardwright.store.Entry;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// The lines that a server writes by itself, and pages that would like to write them in its place.
@Timeout(180)
final class OwnLinesTest {
  @TempDir private Path folder;
  private OwnTime own;

  @BeforeEach
  void open() {
    own = new OwnTime(folder);
  }

  @AfterEach
  void close() {
    own.close();
  }

  /// An id that a page may use, for a line that is yet to come.
  private static String id(String prefix, int line) {
    String id = prefix + line;
    return id.length() < 8 ? "early-id-" + line : id;
  }

  @ParameterizedTest
  @CsvSource({
    "ggltcg, think-",
    "littletroubles, think-",
    "littletroubles, auto-",
    "ggltcg, before-"
  })
  void ids_like_those_of_the_server_do_not_stop_what_it_does_by_itself(String game, String prefix)
      throws InterruptedException {
    String play = own.play(Wish.against("random", game));
    Listening page = Listening.at(own.registry, play, Viewer.A);

    JsonNode view = page.turn();
    for (int i = 0; !Listening.isOver(view); i++) {
      // The answer of the computer would be the line after next.
      page.move(view, i, id(prefix, own.lines(play) + 2));
      int version = view.get("version").asInt();
      view =
          page.next(
              "view",
              each ->
                  each.get("version").asInt() > version
                      && (Listening.isMine(each) || Listening.isOver(each)));
    }

    assertThat(view.at("/outcome/how").asString()).isEqualTo("played");
  }

  @Test
  void a_concession_with_an_id_of_the_server_holds_up_neither_its_play_nor_another()
      throws InterruptedException {
    Wish match = Wish.against("random", "littletroubles").bestOfThree().clock(600_000, 30_000);
    String play = own.play(match);
    String other = own.play(Wish.people("ggltcg").clock(600_000, 30_000));
    assertThat(own.live(other).clocks()).isPresent();
    Listening page = Listening.at(own.registry, play, Viewer.A);
    JsonNode view = page.turn();
    for (int i = 0; own.lines(play) < 10; i++) {
      page.move(view, i, "command-" + i);
      int version = view.get("version").asInt();
      view =
          page.next(
              "view", each -> each.get("version").asInt() > version && Listening.isMine(each));
    }

    // The computer keeps its deck in the line after the concession.
    int before = own.lines(play);
    String id = "keep-B" + (before + 1);
    Thread.ofVirtual().start(() -> page.say("concede", id, Map.of()));

    page.next("view", each -> each.at("/between/ready/B").asBoolean(false));
    own.pass(700_000);
    Listening watching = Listening.at(own.registry, other, Viewer.SPECTATOR);
    JsonNode end = watching.next("view", Listening::isOver);
    assertThat(end.at("/outcome/how").asString()).isEqualTo("time");
    assertThat(own.lines(play)).isLessThan(before + 10);
  }

  /// Lets whoever is to decide make a move by chance.
  private void move(String play, List<Listening> pages, Random random, String command)
      throws InterruptedException {
    Progress now = own.live(play).progress().orElseThrow();
    Seat seat = now.decider().orElseThrow();
    int version = now.version(Viewer.of(seat));
    Listening page = pages.get(seat.ordinal());
    page.hear("{\"type\":\"resync\"}");
    JsonNode view =
        page.next(
            "view",
            each ->
                each.get("whole").asBoolean()
                    && each.get("version").asInt() == version
                    && Listening.isMine(each));
    page.move(view, random.nextInt(100), command);
    page.next("accepted", each -> each.get("commandId").asString().equals(command));
  }

  @Test
  void whoever_uses_ids_of_the_clock_loses_on_time_all_the_same() throws InterruptedException {
    String play = own.play(Wish.people("littletroubles").clock(0, 30_000));
    List<Listening> pages =
        List.of(
            Listening.at(own.registry, play, Viewer.A), Listening.at(own.registry, play, Viewer.B));
    Random random = new Random(2);
    for (int i = 0; own.lines(play) < 105; i++) {
      move(play, pages, random, "command-" + i);
    }
    // That the time is over would be the next line.
    move(play, pages, random, "time-" + (own.lines(play) + 2));

    own.pass(31_000);

    JsonNode end = pages.getFirst().next("view", Listening::isOver);
    assertThat(end.at("/outcome/how").asString()).isEqualTo("time");
  }

  @Test
  void the_same_id_of_the_other_seat_is_another_command() throws InterruptedException {
    String play = own.play(Wish.people("ggltcg"));
    List<Listening> pages =
        List.of(
            Listening.at(own.registry, play, Viewer.A), Listening.at(own.registry, play, Viewer.B));
    Random random = new Random(1);
    List<Integer> count = new ArrayList<>(List.of(0, 0));
    while (count.contains(0)) {
      int lines = own.lines(play);
      boolean first = own.live(play).progress().orElseThrow().decider().orElseThrow() == Seat.A;
      int seat = first ? 0 : 1;
      move(play, pages, random, "the-same-" + count.get(seat));
      assertThat(own.lines(play)).isGreaterThan(lines);
      count.set(seat, count.get(seat) + 1);
    }
  }

  @Test
  void a_repeated_exchange_gets_the_same_answer() throws InterruptedException {
    String play = own.play(Wish.people("littletroubles").bestOfThree());
    Listening a = Listening.at(own.registry, play, Viewer.A);
    a.say("concede", "concede-1", Map.of());
    a.next("accepted", each -> true);

    a.say("exchange", "keep-them-1", Map.of("out", List.of(), "in", List.of()));
    JsonNode first = a.next("accepted", each -> true);
    a.say("exchange", "keep-them-1", Map.of("out", List.of(), "in", List.of()));

    assertThat(a.next("accepted", each -> true)).isEqualTo(first);
    a.say("exchange", "keep-them-2", Map.of("out", List.of(), "in", List.of()));
    assertThat(a.next("refused", each -> true).get("commandId").asString())
        .isEqualTo("keep-them-2");
  }

  /// A log by chance up to where the computer is to move.
  private List<Entry> log(Wish wish, String id) {
    Progress now = own.begun(wish, id);
    List<Entry> log = new ArrayList<>();
    while (log.size() < 6 || now.decider().orElseThrow() == Seat.A) {
      Choice choice = now.position().choice();
      String words = choice.move(0).notation();
      int seq = now.seq() + 1;
      String kind = Progress.passes(now.position()) ? "auto" : "move";
      Entry line = new Entry(id, seq, "old-" + seq, kind, choice.seat().name(), words, 9, 9, 1);
      now.apply(line);
      log.add(line);
    }
    return log;
  }

  private static Entry with(Entry line, String command, String words) {
    return new Entry(
        line.play(), line.seq(), command, line.kind(), line.seat(), words, 9, 9, line.made());
  }

  private void assertAside(String play) throws InterruptedException {
    long end = System.nanoTime() + 60_000_000_000L;
    while (!own.live(play).isAside() && System.nanoTime() < end) {
      Thread.sleep(5);
    }
    assertThat(own.live(play).isAside()).isTrue();
    assertThatThrownBy(() -> own.registry.seat(play, Viewer.A, "", Locale.ENGLISH))
        .isInstanceOf(Declined.class)
        .hasMessageContaining("cannot go on");
    int lines = own.lines(play);
    own.pass(10_000_000);
    own.live(play).tick();
    assertThat(own.lines(play)).isEqualTo(lines);
    assertThat(own.registry.count()).isPositive();
  }

  @Test
  void a_play_that_makes_no_progress_when_loaded_is_put_aside() throws InterruptedException {
    Wish wish = Wish.against("random", "ggltcg").clock(600_000, 30_000);
    List<Entry> log = log(wish, own.nextId());
    int next = log.size() + 1;
    log.set(2, with(log.get(2), CommandIds.own(next), log.get(2).words()));
    String play = own.play(wish, own.person("someone"), log);

    own.registry.wind();

    assertAside(play);
  }

  @Test
  void a_play_whose_log_cannot_be_carried_out_is_put_aside_and_the_next_is_looked_after()
      throws InterruptedException {
    Wish wish = Wish.against("random", "ggltcg").clock(600_000, 30_000);
    List<Entry> log = log(wish, own.nextId());
    log.set(2, with(log.get(2), "odd-line", "play nothing on nobody"));
    String broken = own.play(wish, own.person("someone"), log);
    String whole = own.play(Wish.people("ggltcg").clock(600_000, 30_000));

    own.registry.wind();

    assertAside(broken);
    Listening watching = Listening.at(own.registry, whole, Viewer.SPECTATOR);
    assertThat(watching.next("view", Listening::isOver).at("/outcome/how").asString())
        .isEqualTo("time");
  }

  @Test
  void a_play_that_is_busy_holds_up_neither_the_timer_nor_the_clock_of_another() throws Exception {
    String busy = own.play(Wish.people("ggltcg").clock(0, 30_000));
    String other = own.play(Wish.people("ggltcg").clock(0, 30_000));
    Listening watching = Listening.at(own.registry, other, Viewer.SPECTATOR);
    Field owner = LivePlay.class.getDeclaredField("owner");
    owner.setAccessible(true);
    Field held = PlayOwner.class.getDeclaredField("lock");
    held.setAccessible(true);
    ReentrantLock lock = (ReentrantLock) held.get(owner.get(own.live(busy)));
    lock.lock();
    try {
      own.live(other);

      own.pass(40_000);

      assertThat(watching.next("view", Listening::isOver).at("/outcome/how").asString())
          .isEqualTo("time");
      assertThat(own.lines(busy)).isZero();
    } finally {
      lock.unlock();
    }
  }

  @Test
  void a_play_with_a_clock_leaves_memory_when_it_is_over() throws InterruptedException {
    String play = own.play(Wish.people("ggltcg").clock(0, 30_000));
    assertThat(own.live(play).clocks()).isPresent();
    own.pass(1_000_000);
    Listening watching = Listening.at(own.registry, play, Viewer.SPECTATOR);
    watching.next("view", Listening::isOver);
    watching.leave();

    own.pass(1_000_000);

    assertThat(own.registry.count()).isZero();
    assertThat(own.live(play).progress().orElseThrow().over()).isTrue();
  }

  @Test
  void a_play_whose_clock_runs_stays_in_memory() {
    String play = own.play(Wish.people("ggltcg").clock(10_000_000, 30_000));
    assertThat(own.live(play).clocks()).isPresent();

    own.pass(1_000_000);

    assertThat(own.registry.count()).isEqualTo(1);
  }
}
