package cardwright.server.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Message;
import cardwright.engine.Viewer;
import cardwright.server.play.OwnTime.Wish;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Whose turn it is when computer players think.
@Timeout(120)
final class ThinkingTest {
  private static final int EXPERT = Levels.effort("expert");
  private static final int RANDOM = Levels.effort("random");

  /// What the threads have been given to do, and do when a test says so.
  private final Deque<Runnable> given = new ArrayDeque<>();

  private final List<String> done = new ArrayList<>();
  private final List<String> dropped = new ArrayList<>();

  private boolean add(Thinking thinking, String person, int effort, String name) {
    return add(thinking, person, effort, name, new AtomicBoolean(true));
  }

  private boolean add(
      Thinking thinking, String person, int effort, String name, AtomicBoolean wanted) {
    return thinking.later(
        new Thinking.Task(
            person, effort, wanted::get, () -> done.add(name), () -> dropped.add(name)));
  }

  /// Lets the thread that has worked longest finish.
  private void finish() {
    given.remove().run();
  }

  private void finishAll() {
    while (!given.isEmpty()) {
      finish();
    }
  }

  @Test
  void twenty_long_thoughts_of_one_do_not_delay_a_short_one_of_another() {
    Thinking thinking = new Thinking(2, given::add);
    for (int i = 0; i < 20; i++) {
      add(thinking, "one", EXPERT, "expert " + i);
    }
    assertThat(given).as("one thread is kept for short thoughts").hasSize(1);

    add(thinking, "other", RANDOM, "random");

    assertThat(given).as("it begins at once").hasSize(2);
    given.removeLast().run();
    assertThat(done).containsExactly("random");
  }

  @Test
  void on_one_thread_a_short_thought_waits_for_the_one_that_is_being_thought_alone() {
    Thinking thinking = new Thinking(1, given::add);
    for (int i = 0; i < 20; i++) {
      add(thinking, "one", EXPERT, "expert " + i);
    }
    add(thinking, "other", RANDOM, "random");

    finish();
    finish();

    assertThat(done).containsExactly("expert 0", "random");
  }

  @Test
  void long_thoughts_take_turns_among_people() {
    Thinking thinking = new Thinking(2, given::add);
    for (int i = 0; i < 5; i++) {
      add(thinking, "one", EXPERT, "one " + i);
    }
    add(thinking, "two", EXPERT, "two 0");
    add(thinking, "two", EXPERT, "two 1");
    add(thinking, "three", EXPERT, "three 0");

    finishAll();

    assertThat(done.subList(0, 6))
        .containsExactly("one 0", "three 0", "two 0", "one 1", "two 1", "one 2");
  }

  @Test
  void nobody_has_more_than_half_of_the_threads_for_long_thoughts() {
    Thinking thinking = new Thinking(8, given::add);
    for (int i = 0; i < 20; i++) {
      add(thinking, "one", EXPERT, "one " + i);
    }
    assertThat(given).hasSize(4);

    add(thinking, "two", EXPERT, "two");
    assertThat(given).hasSize(5);
    finishAll();
    assertThat(done).hasSize(21);
  }

  @Test
  void what_nobody_waits_for_is_dropped() {
    Thinking thinking = new Thinking(2, given::add);
    AtomicBoolean wanted = new AtomicBoolean(true);
    add(thinking, "one", EXPERT, "first", wanted);
    add(thinking, "one", EXPERT, "second", wanted);
    add(thinking, "one", EXPERT, "third", wanted);
    add(thinking, "two", EXPERT, "other");
    wanted.set(false);

    thinking.sweep();

    assertThat(dropped).containsExactly("second", "third");
    assertThat(thinking.busy()).isEqualTo(2);
    finishAll();
    assertThat(done).containsExactly("first", "other");
    assertThat(thinking.busy()).isZero();
  }

  @Test
  void what_nobody_waits_for_when_its_turn_comes_is_not_begun() {
    Thinking thinking = new Thinking(1, given::add);
    AtomicBoolean wanted = new AtomicBoolean(true);
    add(thinking, "one", EXPERT, "first");
    add(thinking, "one", EXPERT, "second", wanted);
    wanted.set(false);

    finishAll();

    assertThat(done).containsExactly("first");
    assertThat(dropped).containsExactly("second");
  }

  @Test
  void only_so_much_may_wait_for_one_person() {
    Thinking thinking = new Thinking(2, given::add);
    add(thinking, "one", EXPERT, "begun");
    for (int i = 0; i < Thinking.MOST_WAITING; i++) {
      assertThat(add(thinking, "one", EXPERT, "waits")).isTrue();
    }

    assertThat(add(thinking, "one", EXPERT, "too much")).isFalse();
    assertThatThrownBy(() -> thinking.now("one", RANDOM, () -> true, () -> 1))
        .isInstanceOf(Declined.class);
    assertThat(add(thinking, "two", EXPERT, "other")).isTrue();
  }

  @Test
  void a_thought_that_fails_leaves_its_thread_to_the_next() {
    Thinking thinking = new Thinking(1, given::add);
    thinking.later(
        new Thinking.Task(
            "one",
            RANDOM,
            () -> true,
            () -> {
              throw new IllegalStateException("on purpose");
            },
            () -> {}));
    add(thinking, "one", RANDOM, "next");

    finishAll();

    assertThat(done).containsExactly("next");
    assertThat(thinking.busy()).isZero();
  }

  @Test
  void twenty_plays_against_an_expert_do_not_delay_the_answer_of_a_random_player(
      @TempDir Path folder) throws InterruptedException {
    try (OwnTime own = new OwnTime(folder, OwnTime.AT_ONCE, new Thinking(2, this::give))) {
      List<Listening> pages = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        String play = own.play(Wish.against("expert", "ggltcg"), own.person("many"), List.of());
        pages.add(waitFor(own, play));
      }
      assertThat(own.registry.thinkingNow()).isEqualTo(20);
      String quick = own.play(Wish.against("random", "ggltcg"), own.person("one"), List.of());

      Listening page = waitFor(own, quick);
      JsonNode view;
      do {
        takeLast().run();
        view = page.next("view", each -> true);
      } while (!Listening.isMine(view) && !Listening.isOver(view));

      assertThat(own.registry.thinkingNow()).as("no expert has thought").isEqualTo(20);
      pages.forEach(Listening::leave);
      // The thread that writes to a page may be the one that takes it off.
      while (own.registry.thinkingNow() != 1) {
        Thread.sleep(5);
      }
      Listening back = Listening.at(own.registry, own.live(quick).id(), Viewer.A);
      back.leave();
    }
  }

  private synchronized void give(Runnable task) {
    given.add(task);
  }

  private synchronized Runnable takeLast() {
    return given.removeLast();
  }

  /// Opens a play and decides until the computer is to decide.
  private static Listening waitFor(OwnTime own, String play) throws InterruptedException {
    Listening page = Listening.at(own.registry, play, Viewer.A);
    JsonNode view = page.next("view", each -> true);
    for (int i = 0; Listening.isMine(view); i++) {
      int version = view.get("version").asInt();
      page.move(view, i, "command-" + i);
      view = page.next("view", each -> each.get("version").asInt() > version);
    }
    return page;
  }

  @Test
  void a_hint_is_thought_about_for_whom_it_is_and_its_failure_is_told() {
    Thinking thinking = new Thinking(2, Runnable::run);

    assertThat(thinking.<Integer>now("one", EXPERT, () -> true, () -> 7)).isEqualTo(7);
    assertThatThrownBy(() -> thinking.now("one", EXPERT, () -> true, ThinkingTest::refused))
        .isInstanceOf(Declined.class)
        .hasMessage("no such move");
    CompletableFuture<Integer> never = new CompletableFuture<>();
    assertThatThrownBy(() -> thinking.now("one", EXPERT, () -> false, never::join))
        .isInstanceOf(Declined.class)
        .hasMessageContaining("nobody waits");
  }

  private static int refused() {
    throw new Declined("not-offered", Message.plain("no such move"));
  }
}
