package cardwright.players;

/// How accurately a player takes the best move that it found.
///
/// An inaccurate player takes another move now and then, but only one that seems nearly as good.
///
/// @param best how often the best move is made, from 0 to 1
/// @param margin by how much another one may seem worse, as a share of a win, from 0 to 1
public record Accuracy(double best, double margin) {
  /// The best move, always.
  public static final Accuracy FULL = new Accuracy(1, 0);

  /// Checks the numbers.
  ///
  /// @throws IllegalArgumentException when one is not from 0 to 1
  public Accuracy {
    if (!(best >= 0 && best <= 1 && margin >= 0 && margin <= 1)) {
      throw new IllegalArgumentException("not from 0 to 1: " + best + " and " + margin);
    }
  }
}
