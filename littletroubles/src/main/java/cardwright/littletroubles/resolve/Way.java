package cardwright.littletroubles.resolve;

/// How far a text has come on one way through it.
///
/// @param does whether something has happened on it
/// @param done whether the instruction before was carried out
/// @param stranger whether a card that nobody can know has come into play, or is what the text speaks of
/// @param open whether all that comes behind rests on what cannot be told beforehand
record Way(boolean does, Done done, boolean stranger, boolean open) {
  /// Nothing has happened yet.
  static final Way BEGIN = new Way(false, Done.YES, false, false);

  /// Whether an instruction was carried out.
  enum Done {
    YES,
    NO,
    /// It rests on hidden cards.
    OPEN
  }

  Way with(Done now) {
    return new Way(does, now, stranger, open);
  }

  /// Something happens.
  Way doing() {
    return new Way(true, done, stranger, open);
  }

  Way withStranger() {
    return new Way(does, done, true, open);
  }

  Way opened() {
    return new Way(true, done, stranger, true);
  }
}
