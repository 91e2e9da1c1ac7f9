package cardwright.store;

/// A rating of Glicko-2: how strong somebody is, or how hard a puzzle.
///
/// @param points on the usual scale, on which 1500 is the middle
/// @param deviation how sure it is: the true strength lies within twice as much on either side, as a rule
/// @param volatility how much the strength is expected to change
public record Rating(double points, double deviation, double volatility) {}
