package cardwright.engine;

/// All that is left to chance in a play: coins, dice and shuffles are rolls of a die.
///
/// A play that can be repeated takes a [SeededChance]: `new SeededChance(7)`.
@FunctionalInterface
public interface Chance {
  /// A number from 0 to `sides - 1`, each as likely as the others.
  ///
  /// @param sides how many outcomes there are, at least 1
  int roll(int sides);
}
