package cardwright.ggltcg.vocabulary;

/// How often an instruction is repeated.
public sealed interface Amount {
  /// `2 times`.
  ///
  /// @param times from 2 to [#MOST]
  record Fixed(int times) implements Amount {
    /// More are not written: nothing in this game could need them.
    public static final int MOST = 20;
  }

  /// `for each Toy you control`.
  record Each(Which which) implements Amount {}
}
