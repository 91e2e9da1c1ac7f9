package cardwright.cardgame.effect;

import cardwright.engine.Message;
import java.util.ArrayList;
import java.util.List;

/// The changes of a figure of one card, noted by the very lines that find the figure: who asks why it is what it is hears no second reckoning.
///
/// Where nobody asks, a game finds its figures without one of these.
public final class FigureChanges {
  private final int card;
  private final List<Message> changes = new ArrayList<>();

  /// Nothing noted yet.
  ///
  /// @param card whose figure is asked about
  public FigureChanges(int card) {
    this.card = card;
  }

  /// Whether it is that card's figure that is asked about.
  public boolean isAbout(int other) {
    return card == other;
  }

  /// Notes a change, behind all others.
  public void add(Message change) {
    changes.add(change);
  }

  /// Forgets what was noted: the figure is found once more from what is printed.
  public void clear() {
    changes.clear();
  }

  /// The changes, in the order in which they count.
  public List<Message> all() {
    return List.copyOf(changes);
  }
}
