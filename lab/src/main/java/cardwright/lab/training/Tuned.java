package cardwright.lab.training;

import java.util.List;

/// What tuning came to.
///
/// @param network the file of the network, with the terms as they are tuned
/// @param terms one for each term
/// @param steps how many steps were made
public record Tuned(String network, List<Term> terms, int steps) {
  /// What one of a term is worth by itself, as a logarithm of odds.
  ///
  /// @param name what it counts
  /// @param before where tuning began
  /// @param after as it is tuned
  public record Term(String name, double before, double after) {}
}
