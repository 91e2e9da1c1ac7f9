package cardwright.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;

/// Games of something as it is and with changes, several at a time: each change plays the same pairs of games, so that what luck brings to both falls out of what is compared.
///
/// @param matches what plays against what, as many as there are
/// @param changes how many changes there are
/// @param from the number of the first pair of each match
/// @param end the number behind that of the last one
/// @param work what is refused where it is interrupted: "the sweep"
/// @param threads how many pairs are played at a time
record PairedChanges(int matches, int changes, int from, int end, String work, int threads) {
  /// Plays the pairs. Whatever is asked follows from the numbers alone.
  interface Games {
    /// A pair of games as things are.
    PlayedPair asItIs(int match, int pair);

    /// Whether a change can make a difference to a match; where it cannot, it is not played.
    default boolean concerns(int change, int match) {
      return true;
    }

    /// The same pair of games with a change.
    PlayedPair changed(int change, int match, int pair);
  }

  /// Hears what was played. It is called by several threads.
  interface Heard {
    /// A pair of games as things are.
    void asItIs(int match, PlayedPair played);

    /// A pair of games with a change, and the same pair without it.
    void changed(int change, int match, PlayedPair played, PlayedPair asItIs);
  }

  /// Plays all pairs. All changes come forward together, so that what is cut short has something of each.
  ///
  /// @throws cardwright.engine.Refused when it is interrupted, or a deck cannot be played
  void play(Games games, Heard heard) {
    List<Runnable> parts = new ArrayList<>();
    for (int number = from; number < end; number++) {
      int pair = number;
      List<FutureTask<PlayedPair>> whole = new ArrayList<>();
      for (int i = 0; i < matches; i++) {
        int match = i;
        FutureTask<PlayedPair> played = new FutureTask<>(() -> games.asItIs(match, pair));
        whole.add(played);
        parts.add(() -> {
          played.run();
          heard.asItIs(match, Parts.wait(played, work, () -> {}));
        });
      }
      for (int i = 0; i < matches; i++) {
        for (int j = 0; j < changes; j++) {
          int match = i;
          int change = j;
          if (games.concerns(change, match)) {
            parts.add(() -> {
              PlayedPair played = games.changed(change, match, pair);
              // The pair as things are was begun before.
              heard.changed(change, match, played, Parts.wait(whole.get(match), work, () -> {}));
            });
          }
        }
      }
    }
    Parts.all(parts, work, threads);
  }
}
