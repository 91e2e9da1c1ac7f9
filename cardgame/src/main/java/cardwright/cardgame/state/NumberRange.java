package cardwright.cardgame.state;

/// The range of the numbers that a play counts with, and sums and products that stay within it.
///
/// What would be above [#MOST] is [#MOST], and what would be below its negative is that. So no text, however often it doubles or adds, makes a number that wraps around.
public final class NumberRange {
  /// The highest number of a player or a card, and of what a text works out; the lowest is its negative.
  public static final int MOST = 9_999;

  /// The highest X that a player can name.
  public static final int MOST_X = 100;

  private NumberRange() {}

  /// A number, or the end of the range on its side.
  public static int of(long number) {
    return Math.clamp(number, -MOST, MOST);
  }

  /// A sum, held to the range.
  public static int sum(int number, int more) {
    return of((long) number + more);
  }

  /// A product, held to the range.
  public static int product(int number, int times) {
    return of((long) number * times);
  }
}
