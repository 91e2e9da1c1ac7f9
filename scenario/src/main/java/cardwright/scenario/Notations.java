package cardwright.scenario;

import cardwright.engine.CardFace;
import cardwright.engine.Game;
import cardwright.engine.TextLimits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// Tells moves of a game from words that are none, such as mistyped ones.
///
/// A move is put together from the words that the game writes moves with, names of cards, numbers and sides. Whether it could ever be legal is not asked.
public final class Notations {
  private static final int LONGEST_NUMBER = 3;
  private static final Set<String> SIDES = Set.of("of", "a", "b");

  private final Set<String> words;
  private final Map<String, List<String[]>> names = new HashMap<>();

  /// The moves of a game. Where it does not say what its moves are written with, any words may be one.
  public Notations(Game game) {
    this.words = new TreeSet<>(game.moveWords());
    List<CardFace> faces = new ArrayList<>(game.cards());
    faces.addAll(game.tokens());
    for (CardFace face : faces) {
      List<String> sides = new ArrayList<>(List.of(face.name().split(" // ", -1)));
      face.reverse()
          .map(CardFace.Reverse::opening)
          .map(opening -> opening.substring(opening.indexOf(':') + 1).strip())
          .filter(name -> !name.isEmpty())
          .ifPresent(sides::add);
      for (String side : sides) {
        add(side);
        int comma = side.indexOf(", ");
        if (comma > 0) {
          add(side.substring(0, comma));
        }
      }
    }
  }

  private void add(String name) {
    String[] parts = name.toLowerCase(Locale.ROOT).split(" ", -1);
    List<String[]> same = names.computeIfAbsent(parts[0], first -> new ArrayList<>());
    if (same.stream().noneMatch(each -> Arrays.equals(each, parts))) {
      same.add(parts);
    }
  }

  /// The first word of a notation that no move could have there; empty when it is a move of the game.
  public Optional<String> stranger(String notation) {
    if (words.isEmpty()) {
      return Optional.empty();
    }
    if (notation.length() > TextLimits.NOTATION) {
      return Optional.of(TextLimits.opening(notation));
    }
    String[] parts = notation.strip().toLowerCase(Locale.ROOT).split(" ", -1);
    if (!words.contains(parts[0])) {
      return Optional.of(parts[0]);
    }
    // From each word that can begin a part of a move, where that part can end.
    boolean[] begins = new boolean[parts.length + 1];
    begins[1] = true;
    int last = 1;
    for (int at = 1; at < parts.length; at++) {
      if (begins[at]) {
        last = at;
        begins[at + 1] |= isWord(parts[at]);
        for (String[] name : names.getOrDefault(parts[at], List.of())) {
          begins[Math.min(at + name.length, parts.length)] |= stands(name, parts, at);
        }
      }
    }
    return begins[parts.length] ? Optional.empty() : Optional.of(parts[last]);
  }

  private boolean isWord(String part) {
    return words.contains(part) || SIDES.contains(part) || isNumber(part);
  }

  private static boolean isNumber(String part) {
    return !part.isEmpty()
        && part.length() <= LONGEST_NUMBER
        && part.chars().allMatch(digit -> digit >= '0' && digit <= '9');
  }

  private static boolean stands(String[] name, String[] parts, int at) {
    return at + name.length <= parts.length
        && Arrays.equals(name, 0, name.length, parts, at, at + name.length);
  }
}
