package cardwright.lab.puzzle;

import cardwright.engine.Opening;
import cardwright.scenario.Scenario;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Puzzles that are like none that there were before, each with a title of its own.
final class NewPuzzles {
  private final List<FoundPuzzle> all = new ArrayList<>();
  private final Set<String> titles = new HashSet<>();
  private final Set<String> likenesses = new HashSet<>();
  private final int most;

  /// @param known the puzzles that there are
  /// @param most how many new ones are taken
  NewPuzzles(List<Scenario> known, int most) {
    this.most = most;
    for (Scenario scenario : known) {
      titles.add(scenario.name());
      scenario
          .opening()
          .flatMap(Opening::setUp)
          .ifPresent(position ->
              likenesses.add(
                  FoundPuzzle.likeness(scenario.moves().getFirst().getValue(), position)));
    }
  }

  boolean isFull() {
    return all.size() >= most;
  }

  /// Takes a puzzle, unless there are enough or one is like it.
  void add(FoundPuzzle puzzle) {
    if (!isFull() && likenesses.add(puzzle.likeness())) {
      String title = puzzle.title();
      for (int number = 2; !titles.add(title); number++) {
        title = puzzle.title() + ", " + number;
      }
      all.add(puzzle.called(title));
    }
  }

  List<FoundPuzzle> all() {
    return List.copyOf(all);
  }
}
