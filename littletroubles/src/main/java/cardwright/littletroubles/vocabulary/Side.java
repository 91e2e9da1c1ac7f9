package cardwright.littletroubles.vocabulary;

/// Which face of Characters is meant.
public enum Side {
  ANY,
  /// `Adult`: the front of a Character is up.
  ADULT,
  /// `Regressed`: a Character whose back, itself a Regressed Character, is up.
  REGRESSED
}
