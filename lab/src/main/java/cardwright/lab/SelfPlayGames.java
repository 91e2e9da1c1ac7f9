package cardwright.lab;

import cardwright.engine.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;

/// Many games of a player against itself, several at a time, and what is kept of each.
///
/// @param games how many
/// @param threads how many at a time
/// @param kept what is kept of a position
/// @param <T> what that is
record SelfPlayGames<T>(SelfPlay play, int games, int threads, Kept<T> kept) {
  /// What is kept of a position.
  @FunctionalInterface
  interface Kept<T> {
    /// @param score what A got in the end
    T of(Position position, double score);
  }

  /// Hears how far the games have come.
  @FunctionalInterface
  interface Progress<T> {
    /// Called after each game, by one thread at a time.
    ///
    /// @param done how many games are over
    /// @param soFar what is kept of the first games up to one that is not over, so that it is what fewer games come to; whoever asks gets a copy
    void done(int done, Supplier<SortedMap<Integer, List<T>>> soFar);
  }

  /// Plays all games; what is kept is the same for any number of threads.
  SortedMap<Integer, List<T>> run(Progress<T> progress) {
    SortedMap<Integer, List<T>> parts = new TreeMap<>();
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      List<Future<?>> running = new ArrayList<>();
      for (int i = 0; i < games; i++) {
        int number = i;
        running.add(
            pool.submit(() -> {
              SelfPlay.Looked looked = play.play(number);
              List<T> part =
                  looked.positions().stream()
                      .map(position -> kept.of(position, looked.score()))
                      .toList();
              synchronized (parts) {
                parts.put(number, part);
                progress.done(parts.size(), () -> unbroken(parts));
              }
            }));
      }
      running.forEach(part -> Parts.wait(part, "the games", pool::shutdownNow));
    }
    return unbroken(parts);
  }

  private static <T> SortedMap<Integer, List<T>> unbroken(SortedMap<Integer, List<T>> parts) {
    SortedMap<Integer, List<T>> unbroken = new TreeMap<>();
    synchronized (parts) {
      for (int number = 0; parts.containsKey(number); number++) {
        unbroken.put(number, parts.get(number));
      }
    }
    return unbroken;
  }
}
