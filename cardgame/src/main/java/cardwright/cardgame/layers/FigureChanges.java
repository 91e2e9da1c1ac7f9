package cardwright.cardgame.layers;

import cardwright.engine.Message;
import java.util.ArrayList;
import java.util.List;

/// The changes of one figure, noted by the very lines that find it: who asks why a figure is what it is hears no second reckoning.
///
/// Lines that find figures have always one of these at hand. While a play goes on it is [#UNASKED], and nothing is noted.
public final class FigureChanges {
  /// Nobody asks.
  public static final FigureChanges UNASKED = new FigureChanges(false, -1, List.of());

  private final boolean isAsked;
  private final int card;
  private final List<Message> changes;

  private FigureChanges(boolean isAsked, int card, List<Message> changes) {
    this.isAsked = isAsked;
    this.card = card;
    this.changes = changes;
  }

  /// Nothing noted yet of a figure of a card.
  public static FigureChanges of(int card) {
    return new FigureChanges(true, card, new ArrayList<>());
  }

  /// Nothing noted yet of a figure that is found by itself: a cost, a total.
  public static FigureChanges ofOne() {
    return of(-1);
  }

  /// Whether anybody asks.
  public boolean isAsked() {
    return isAsked;
  }

  /// Whether it is a figure of that card that is asked about.
  public boolean isAbout(int other) {
    return card == other && isAsked;
  }

  /// Notes a change behind all others, for someone who asks.
  public void add(Message change) {
    changes.add(change);
  }

  /// Forgets what was noted: the figure is found once more from what is printed.
  public void clear() {
    if (isAsked) {
      changes.clear();
    }
  }

  /// The changes, in the order in which they count.
  public List<Message> all() {
    return List.copyOf(changes);
  }
}
