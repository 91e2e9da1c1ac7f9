package cardwright.engine;

import java.util.List;

/// Why a figure of a card is what it is.
///
/// @param card the card, as it is called now, or the player whose total it is
/// @param figure what is explained, such as `strength` or `cost`
/// @param printed what stands on the card
/// @param changes each change with its source, in the order in which they count
/// @param now what it comes to
/// @param line all of it in one line
public record Explanation(
    Message card,
    Message figure,
    Message printed,
    List<Message> changes,
    Message now,
    Message line) {
  /// Keeps the changes from changing.
  public Explanation {
    changes = List.copyOf(changes);
  }

  @Override
  public String toString() {
    return line.words();
  }
}
