package cardwright.encoding;

import cardwright.engine.Game;
import cardwright.engine.MoveKey;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// Moves as numbers: how often the words of a move fall into each bucket, and the cards that it names.
public final class MoveFeatures {
  /// Over how many numbers the words of a move are spread.
  public static final int BUCKETS = 64;

  /// How many of the cards that a move names are told.
  public static final int CARDS = 2;

  /// How many numbers a move has.
  public static final int LENGTH = BUCKETS + CARDS;

  private final Map<String, Integer> cards = new HashMap<>();

  /// For the first word of a card's name how many words the longest such name has.
  private final Map<String, Integer> longest = new HashMap<>();

  /// The features of the moves of a game.
  public MoveFeatures(Game game) {
    List<String> titles = Layout.titles(game);
    for (int i = 0; i < titles.size(); i++) {
      for (String face : titles.get(i).split(" // ", -1)) {
        String name = face.toLowerCase(Locale.ROOT);
        add(name, i + 1);
        int comma = name.indexOf(',');
        if (comma > 0) {
          add(name.substring(0, comma), i + 1);
        }
      }
    }
  }

  private void add(String name, int place) {
    cards.putIfAbsent(name, place);
    String[] words = name.split(" ");
    longest.merge(words[0], words.length, Math::max);
  }

  /// The numbers of a move that are not 0, by their places.
  ///
  /// @param notation as [cardwright.engine.Choice#notation] has it
  public SortedMap<Integer, Integer> of(String notation) {
    SortedMap<Integer, Integer> numbers = new TreeMap<>();
    String[] words = notation.split(" ");
    for (String word : words) {
      numbers.merge((int) Long.remainderUnsigned(MoveKey.of(word), BUCKETS), 1, Integer::sum);
    }
    int place = BUCKETS;
    for (int at = 0; at < words.length && place < LENGTH; at++) {
      int end = cardEnd(words, at);
      if (end > at) {
        numbers.put(place++, cards.get(name(words, at, end)));
        at = end - 1;
      }
    }
    return numbers;
  }

  /// Where the longest name of a card that begins there ends; where it begins when none does.
  private int cardEnd(String[] words, int at) {
    int end = Math.min(words.length, at + longest.getOrDefault(words[at], 0));
    while (end > at && !cards.containsKey(name(words, at, end))) {
      end--;
    }
    return end;
  }

  private static String name(String[] words, int from, int to) {
    return String.join(" ", Arrays.asList(words).subList(from, to));
  }
}
