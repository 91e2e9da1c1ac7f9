package cardwright.server.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Lets computer players and hints be thought about on a few threads, in fair turns among the people who wait for them.
///
/// Whose turn it is: a task of little effort goes before one of much, and there is always a thread for it; otherwise the person goes first for whom least has been
/// done. Nobody has more than half of the threads for tasks of much effort, and nobody may let more than [#MOST_WAITING] tasks wait. What nobody waits for any more is dropped.
final class Thinking implements AutoCloseable {
  /// How many tasks of one person may wait.
  static final int MOST_WAITING = 64;

  /// Up to here a task is one of little effort: a move by chance, by one look, or of a level that thinks little.
  static final int LITTLE = 20;

  private static final Logger LOG = LoggerFactory.getLogger(Thinking.class);

  private final int threads;
  private final Executor executor;
  private final ReentrantLock lock = new ReentrantLock();
  private final Map<String, Person> people = new HashMap<>();
  private int running;
  private int runningLong;
  private long arrived;

  /// Something to think about.
  ///
  /// @param person for whom; people take turns
  /// @param effort how much there is to do, in iterations
  /// @param wanted whether somebody still waits for it; it takes no lock
  /// @param work does it
  /// @param dropped told when it will not be done; it takes no lock
  record Task(String person, int effort, BooleanSupplier wanted, Runnable work, Runnable dropped) {
    boolean isLong() {
      return effort > LITTLE;
    }
  }

  private record Waiting(Task task, long arrival) {}

  /// What there is of one person; forgotten when nothing is left to do for that person.
  private static final class Person {
    private final Queue<Waiting> waiting =
        new PriorityQueue<>(
            Comparator.comparingInt((Waiting each) -> each.task().effort())
                .thenComparingLong(Waiting::arrival));
    private int running;
    private int runningLong;

    /// The effort for this person since it came, on top of what others had had then.
    private long spent;
  }

  /// Thinks on threads of its own: one for each processor, and one for what is short.
  Thinking() {
    this(Runtime.getRuntime().availableProcessors() + 1);
  }

  private Thinking(int threads) {
    this(
        threads,
        Executors.newFixedThreadPool(
            threads, Thread.ofPlatform().name("thinking-", 0).daemon().factory()));
  }

  /// Thinks where it is told to.
  ///
  /// @param threads how many tasks are handed to the executor at a time
  Thinking(int threads, Executor executor) {
    this.threads = threads;
    this.executor = executor;
  }

  /// Does it when its turn comes.
  ///
  /// @return false when too much waits already for that person
  boolean later(Task task) {
    lock.lock();
    try {
      Person person = people.get(task.person());
      if (person == null) {
        person = new Person();
        // Who comes anew owes nothing, and goes before all who have had something.
        person.spent = people.values().stream().mapToLong(each -> each.spent).min().orElse(0) - 1;
        people.put(task.person(), person);
      }
      if (person.waiting.size() >= MOST_WAITING) {
        return false;
      }
      person.waiting.add(new Waiting(task, arrived++));
    } finally {
      lock.unlock();
    }
    start();
    return true;
  }

  /// Does it when its turn comes, and waits for it.
  ///
  /// @throws Declined when too much waits already for that person, or nobody waits for it any more
  <T> T now(String person, int effort, BooleanSupplier wanted, Supplier<T> thought) {
    CompletableFuture<T> done = new CompletableFuture<>();
    Runnable work =
        () -> {
          try {
            done.complete(thought.get());
          } catch (RuntimeException e) {
            done.completeExceptionally(e);
          }
        };
    Runnable dropped =
        () ->
            done.completeExceptionally(
                new Declined("not-now", Messages.of("declined.nobody-waits")));
    if (!later(new Task(person, effort, wanted, work, dropped))) {
      throw new Declined("too-fast", Messages.of("declined.too-much-thought"));
    }
    try {
      return done.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof RuntimeException cause ? cause : e;
    }
  }

  /// Drops what nobody waits for any more.
  void sweep() {
    List<Task> dropped = new ArrayList<>();
    lock.lock();
    try {
      for (Person person : people.values()) {
        person.waiting.removeIf(each -> {
          boolean gone = !each.task().wanted().getAsBoolean();
          if (gone) {
            dropped.add(each.task());
          }
          return gone;
        });
      }
      forget();
    } finally {
      lock.unlock();
    }
    dropped.forEach(task -> task.dropped().run());
  }

  private void forget() {
    people.values().removeIf(each -> each.waiting.isEmpty() && each.running == 0);
  }

  /// Hands on tasks while there is a thread for one.
  private void start() {
    while (true) {
      List<Task> dropped = new ArrayList<>();
      @Nullable Task task;
      lock.lock();
      try {
        task = running < threads ? next(dropped) : null;
        forget();
      } finally {
        lock.unlock();
      }
      dropped.forEach(each -> each.dropped().run());
      if (task == null) {
        return;
      }
      Task started = task;
      try {
        executor.execute(() -> run(started));
      } catch (RejectedExecutionException _) {
        // The server closes; it is thought about after the restart.
        started.dropped().run();
        return;
      }
    }
  }

  /// Takes the task whose turn it is.
  private @Nullable Task next(List<Task> dropped) {
    while (true) {
      Optional<Person> little = whose(false);
      Optional<Person> whose = little.isPresent() ? little : whose(true);
      if (whose.isEmpty()) {
        return null;
      }
      Person person = whose.get();
      Task task = person.waiting.remove().task();
      if (task.wanted().getAsBoolean()) {
        running++;
        runningLong += task.isLong() ? 1 : 0;
        person.running++;
        person.runningLong += task.isLong() ? 1 : 0;
        person.spent += task.effort();
        return task;
      }
      dropped.add(task);
    }
  }

  /// Who has a task of much or little effort that may begin, and has had least.
  private Optional<Person> whose(boolean much) {
    if (much && runningLong >= Math.max(1, threads - 1)) {
      return Optional.empty();
    }
    return people.values().stream()
        .filter(each -> !each.waiting.isEmpty())
        .filter(each -> each.waiting.element().task().isLong() == much)
        .filter(each -> !much || each.runningLong < Math.max(1, threads / 2))
        .min(
            Comparator.comparingLong((Person each) -> each.spent)
                .thenComparingLong(each -> each.waiting.element().arrival()));
  }

  private void run(Task task) {
    try {
      task.work().run();
    } catch (RuntimeException e) {
      LOG.error("what was thought about failed", e);
    } finally {
      lock.lock();
      try {
        running--;
        runningLong -= task.isLong() ? 1 : 0;
        Person person = people.get(task.person());
        if (person != null) {
          person.running--;
          person.runningLong -= task.isLong() ? 1 : 0;
        }
        forget();
      } finally {
        lock.unlock();
      }
      start();
    }
  }

  /// How many tasks are being done or wait.
  int busy() {
    lock.lock();
    try {
      return running + people.values().stream().mapToInt(each -> each.waiting.size()).sum();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void close() {
    if (executor instanceof ExecutorService service) {
      service.shutdownNow();
    }
  }
}
