package cardwright.mlpccg.vocabulary;

import cardwright.engine.Rule;

/// What a Problem asks of its owner: power of a color and, as a second part, of another or of any other.
///
/// @param first the bits of the colors whose power counts for the first part
/// @param power how much the first part asks, at least 1
/// @param second the bits of the colors whose power counts for the second part; 0 for a Problem of one part
/// @param more how much the second part asks; 0 when there is none
@Rule({"MLP 33", "MLP 36"})
public record Requirement(int first, int power, int second, int more) {
  /// Every color, as bits.
  public static final int ANY = (1 << Color.COUNT) - 1;

  /// A Problem that asks for nothing: what is no Problem.
  public static final Requirement NONE = new Requirement(0, 0, 0, 0);

  /// All that it asks.
  public int total() {
    return power + more;
  }
}
