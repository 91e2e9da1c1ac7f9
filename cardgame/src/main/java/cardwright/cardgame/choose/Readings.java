package cardwright.cardgame.choose;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// The ways in which a move that somebody says may be meant: with each card called as moves call it.
final class Readings {
  /// How many are found at most: what names more cards than that is not read any further.
  private static final int MOST = 256;

  private final String words;
  private final GameRefusals game;
  private final List<String> found = new ArrayList<>();

  private Readings(String words, GameRefusals game) {
    this.words = words;
    this.game = game;
  }

  /// The words as they are said, and then the other ways.
  static List<String> of(Said said, GameRefusals game) {
    Readings readings = new Readings(said.words(), game);
    readings.read(0, "");
    return List.copyOf(new LinkedHashSet<>(readings.found));
  }

  /// Reads on from the beginning of a word.
  ///
  /// @param before how what stands before it is read
  private void read(int from, String before) {
    if (found.size() == MOST) {
      return;
    }
    if (from >= words.length()) {
      found.add(before.stripTrailing());
      return;
    }
    int space = words.indexOf(' ', from);
    int next = space < 0 ? words.length() : space + 1;
    read(next, before + words.substring(from, next));
    String rest = words.substring(from);
    Set<NamedCard> named = new LinkedHashSet<>(game.named(rest));
    for (NamedCard card : named) {
      if (!rest.startsWith(card.label()) || card.length() != card.label().length()) {
        int end = Math.min(from + card.length() + 1, words.length());
        read(end, before + card.label() + " ");
      }
    }
  }
}
