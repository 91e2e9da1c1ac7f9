package cardwright.mlpccg.board;

import org.jspecify.annotations.Nullable;

/// Counts the changes of a board, so that what is derived from it is worked out anew only when it has to be. A cache: neither copied nor written.
final class Changes {
  // Changes on which figures rest, and those of who is where.
  private int version;
  private int layout;
  private @Nullable DerivedValues derived;

  /// Something has changed on which figures always rest.
  void figures() {
    version++;
  }

  /// Somebody is elsewhere, or another one.
  void moved() {
    version++;
    layout++;
  }

  /// Something has changed on which figures rest in some plays.
  ///
  /// @param what as bits of [cardwright.mlpccg.vocabulary.Reading]
  void read(Board board, int what) {
    DerivedValues now = derived;
    // A law that was made for a time may read anything.
    boolean ruled = board.lasting().any(LastingEffect.Ruled.class::isInstance);
    int said = now == null || ruled ? what : what & now.reading(layout);
    version += (board.info().reading() & said) == 0 ? 0 : 1;
  }

  DerivedValues derived(Board board) {
    DerivedValues now = derived;
    if (now == null) {
      now = new DerivedValues(board.pool().size());
      derived = now;
    }
    now.update(board, layout, version);
    return now;
  }
}
