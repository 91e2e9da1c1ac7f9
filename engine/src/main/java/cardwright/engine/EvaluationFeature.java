package cardwright.engine;

/// A part of what makes a position good for a seat.
///
/// @param name what it counts, in the game's own words and in the plural: `cards awake`; it differs from the names of the game's other features
/// @param amount how much of it the seat has
/// @param points by how much the seat's side of the evaluation would be lower without it, in the
///     game's own measure
public record EvaluationFeature(Message name, double amount, double points) {
  /// A kind of term whose points grow evenly with its amount.
  ///
  /// @param name what it counts, in the plural
  /// @param each the points of one
  public record Kind(Message name, double each) {
    /// The points of that amount.
    public double points(double amount) {
      return each * amount;
    }

    /// The term for that amount.
    public EvaluationFeature of(double amount) {
      return new EvaluationFeature(name, amount, points(amount));
    }
  }
}
