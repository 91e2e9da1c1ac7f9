package cardwright.cardgame.text;

import java.util.ArrayList;
import java.util.List;

/// What texts have made of the lines of a card for a time: whether its own are lost, and which it has gained.
///
/// @param lost whether it has lost all abilities, those among them that it had gained before
/// @param gained the lines that it has gained and not lost since, the oldest first
public record LineChanges(boolean lost, List<GivenText> gained) {
  /// The card is as it is printed.
  public static final LineChanges NONE = new LineChanges(false, List.of());

  /// Keeps the list from changing.
  public LineChanges {
    gained = List.copyOf(gained);
  }

  /// With lines that the card gains now.
  public LineChanges gaining(List<GivenText> lines) {
    List<GivenText> more = new ArrayList<>(gained);
    more.addAll(lines);
    return new LineChanges(lost, more);
  }

  /// Where the card loses all abilities now: what it gains afterwards counts.
  public LineChanges losingAll() {
    return new LineChanges(true, List.of());
  }

  /// Whether the card is as it is printed.
  public boolean isNone() {
    return !lost && gained.isEmpty();
  }
}
