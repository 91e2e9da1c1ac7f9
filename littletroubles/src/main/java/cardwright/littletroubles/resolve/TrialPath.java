package cardwright.littletroubles.resolve;

/// How far a text has come on one way through it.
///
/// @param does whether something has happened on it
/// @param done whether the instruction before was carried out
/// @param stranger whether a card that nobody can know has come into play, or is what the text speaks of
/// @param open whether all that comes behind rests on what cannot be told beforehand
record TrialPath(boolean does, Done done, boolean stranger, boolean open) {
  /// Nothing has happened yet.
  static final TrialPath BEGIN = new TrialPath(false, Done.YES, false, false);

  /// Whether an instruction was carried out.
  enum Done {
    YES,
    NO,
    /// It rests on hidden cards.
    OPEN
  }

  TrialPath with(Done now) {
    return new TrialPath(does, now, stranger, open);
  }

  /// Something happens.
  TrialPath doing() {
    return new TrialPath(true, done, stranger, open);
  }

  TrialPath withStranger() {
    return new TrialPath(does, done, true, open);
  }

  TrialPath opened() {
    return new TrialPath(true, done, stranger, true);
  }
}
