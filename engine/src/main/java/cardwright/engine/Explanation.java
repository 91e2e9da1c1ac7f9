package cardwright.engine;

import java.util.List;
import java.util.stream.Collectors;

/// Why a figure of a card is what it is.
///
/// @param card the card, as it is called now
/// @param figure what is explained, such as `strength` or `cost`
/// @param printed what stands on the card, in words
/// @param changes each change with its source, in the order in which they count
/// @param now what it comes to
public record Explanation(
    String card, String figure, String printed, List<String> changes, String now) {
  @Override
  public String toString() {
    String list = changes.stream().map(change -> ", " + change).collect(Collectors.joining());
    return card + ": " + figure + " " + now + " (printed " + printed + list + ")";
  }
}
