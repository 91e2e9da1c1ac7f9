package cardwright.server.load;

import cardwright.engine.Refused;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.List;
import java.util.Locale;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// Drives a server with many games at once, and measures how long a move takes from its player to both players' views.
///
/// @param server its address
/// @param game the name of the game
/// @param games how many go on at the same time
/// @param rate how many moves are made in a second, all games together
/// @param seconds how long it is measured
public record Load(URI server, String game, int games, int rate, int seconds) {
  private static final int AT_ONCE = 16;
  private static final long SECOND = 1_000_000_000;
  private static final int WARM_UP = 5;

  /// What was measured.
  ///
  /// @param moves how many were made
  /// @param aSecond how many in a second
  /// @param median milliseconds from a move to both views, of half the moves
  /// @param p99 the same of 99 in a hundred
  /// @param worst the same of all
  /// @param refused how many were refused or failed
  /// @param why what the last refusal said
  public record Result(
      int moves, double aSecond, double median, double p99, double worst, int refused, String why) {
    /// As lines for people.
    public List<String> lines() {
      return List.of(
          String.format(Locale.ROOT, "%d moves, %.0f a second", moves, aSecond),
          String.format(
              Locale.ROOT,
              "from move to both views: median %.1f ms, p99 %.1f ms, worst %.1f ms",
              median,
              p99,
              worst),
          refused == 0 ? "none refused" : refused + " refused; the last one: " + why);
    }
  }

  /// Begins all games, plays and measures.
  ///
  /// @param progress is told in words how far it has come
  /// @throws Refused when the server does not answer, or limits who asks much
  public Result run(Consumer<String> progress) {
    Tally tally = new Tally();
    Queue<Pair> ready = new ConcurrentLinkedQueue<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
        HttpClient http = HttpClient.newHttpClient()) {
      try {
        Semaphore room = new Semaphore(AT_ONCE);
        Runnable begin = () -> begin(http, room, tally, ready, threads);
        progress.accept("beginning " + games + " games");
        for (Future<?> each :
            IntStream.range(0, games).mapToObj(i -> threads.submit(begin)).toList()) {
          done(each);
        }
        progress.accept("playing");
        return measure(tally, ready);
      } finally {
        // Open sockets would keep them from closing.
        threads.shutdownNow();
        http.shutdownNow();
      }
    }
  }

  private static void done(Future<?> begun) {
    try {
      begun.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Refused("the measurement was stopped", e);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof Refused refused ? refused : new IllegalStateException(e);
    }
  }

  private void begin(
      HttpClient http, Semaphore room, Tally tally, Queue<Pair> ready, ExecutorService threads) {
    room.acquireUninterruptibly();
    try {
      Pair pair =
          new Pair(
              ready::add,
              ended -> {
                if (!threads.isShutdown()) {
                  Future<?> _ = threads.submit(() -> begin(http, room, tally, ready, threads));
                }
              },
              tally);
      pair.begin(new Visitor(http, server), new Visitor(http, server), game);
    } finally {
      room.release();
    }
  }

  private Result measure(Tally tally, Queue<Pair> ready) {
    SplittableRandom random = new SplittableRandom(1);
    long step = SECOND / rate;
    long start = System.nanoTime();
    long counted = start + WARM_UP * SECOND;
    long end = counted + seconds * SECOND;
    boolean counting = false;
    for (long due = start; due < end; due += step) {
      long wait = due - System.nanoTime();
      if (wait > 0) {
        pause(wait);
      }
      if (!counting && System.nanoTime() >= counted) {
        counting = true;
        tally.begin();
      }
      Pair pair = ready.poll();
      if (pair != null) {
        pair.move(random);
      }
    }
    double took = (System.nanoTime() - counted) / (double) SECOND;
    return new Result(
        tally.count(),
        tally.count() / took,
        tally.percentile(0.5),
        tally.percentile(0.99),
        tally.percentile(1),
        tally.refused(),
        tally.why());
  }

  private static void pause(long nanos) {
    try {
      TimeUnit.NANOSECONDS.sleep(nanos);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Refused("the measurement was stopped", e);
    }
  }
}
