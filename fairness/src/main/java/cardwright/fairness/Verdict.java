package cardwright.fairness;

import cardwright.record.ShuffleRecord;

/// What the check of a record has found.
public sealed interface Verdict {
  /// Everything fits.
  ///
  /// @param drawn who has drawn the seed
  /// @param shuffle what the record says of it
  /// @param rolls how many rolls were compared with the seed
  /// @param decisions how many decisions were made again
  record Fits(Drawn drawn, ShuffleRecord shuffle, int rolls, int decisions) implements Verdict {}

  /// Something differs; the record, or what it tells of, was changed.
  ///
  /// @param what the first thing that differs, in words
  record Differs(String what) implements Verdict {}

  /// Who has drawn a seed.
  enum Drawn {
    /// The server and each person, so that none of them alone could choose.
    TOGETHER,
    /// The server alone, with a hash that was shown before the first card fell.
    ALONE,
    /// The server alone, and no hash of it was shown.
    UNSHOWN
  }
}
