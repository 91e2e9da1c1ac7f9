package cardwright.language;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A number of things: `a card` or `1 cookie`, and `2 cards`.
final class Counted implements Phrase<Integer> {
  private final Phrase<Integer> numbers;
  private final String single;
  private final String one;
  private final String several;

  /// @param numbers how numbers are read
  /// @param single the words for 1: `a card`
  /// @param one the noun behind `1`
  /// @param several the noun behind other numbers
  Counted(Phrase<Integer> numbers, String single, String one, String several) {
    this.numbers = numbers;
    this.single = single;
    this.one = one;
    this.several = several;
  }

  @Override
  public List<Parse<Integer>> read(LineText text, int at) {
    int whole = text.match(single, at);
    if (whole >= 0) {
      return List.of(new Parse<>(1, whole));
    }
    for (Parse<Integer> number : numbers.read(text, at)) {
      // Who writes `1 card` is understood, and told that it is `a card`.
      int end = text.match(" " + (number.value() == 1 ? one : several), number.end());
      if (end >= 0) {
        return List.of(new Parse<>(number.value(), end));
      }
    }
    return List.of();
  }

  @Override
  public Shape shape() {
    List<Shape> more = List.of(new Shape.Of(numbers), new Shape.Fixed("", " " + several));
    return new Shape.Choice(
        List.of(new Shape.Fixed(1, single), new Shape.Sequence(Integer.class, more)));
  }

  @Override
  public void tellUsed(Integer value, int at, Used used) {
    // A count is part of the phrase that it stands in.
  }

  @Override
  public boolean mayOpen(char letter) {
    return single.charAt(0) == letter || numbers.mayOpen(letter);
  }

  @Override
  public @Nullable String write(Integer value) {
    return value == 1 ? single : value + " " + several;
  }
}
