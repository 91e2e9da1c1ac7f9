package cardwright.cardgame.event;

import cardwright.cardgame.state.SharedList;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import java.util.Arrays;

/// The texts that were set off and wait to be carried out, oldest first: the active player's come before those of the other player.
///
/// Whether a player is asked for the order of his texts is up to the game: it knows which of them can matter to each other.
///
/// @param <T> the game's texts that wait
public final class PendingTexts<T extends WaitingText> {
  private final SharedList<T> texts;

  /// No texts.
  ///
  /// @param none an array without elements
  public PendingTexts(T[] none) {
    this.texts = new SharedList<>(none);
  }

  /// How many texts wait.
  public int size() {
    return texts.size();
  }

  /// A text that waits.
  ///
  /// @param index from 0 to `size() - 1`
  public T get(int index) {
    return texts.get(index);
  }

  /// A text was set off: it waits behind all others.
  public void add(T text) {
    texts.add(text);
  }

  /// A text waits no more.
  ///
  /// @param index from 0 to `size() - 1`
  public T take(int index) {
    return texts.take(index);
  }

  /// Whose texts come next: the active player's, as long as there are any.
  public Seat next(Seat active) {
    return first(active) >= 0 ? active : active.other();
  }

  /// The index of a player's oldest text, or -1 where none of his waits.
  public int first(Seat you) {
    for (int i = 0; i < texts.size(); i++) {
      if (texts.get(i).you() == you) {
        return i;
      }
    }
    return -1;
  }

  /// The indices of a player's texts, oldest first.
  public int[] of(Seat you) {
    int[] indices = new int[texts.size()];
    int count = 0;
    for (int i = 0; i < indices.length; i++) {
      if (texts.get(i).you() == you) {
        indices[count++] = i;
      }
    }
    return Arrays.copyOf(indices, count);
  }

  /// Makes the texts of another position equal to these.
  public void copyTo(PendingTexts<T> twin) {
    texts.copyTo(twin.texts);
  }

  /// Writes how many texts wait, and each of them.
  public void write(Fingerprint out) {
    texts.write(out, WaitingText::write);
  }
}
