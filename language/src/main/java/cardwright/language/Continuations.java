package cardwright.language;

import cardwright.engine.CardPhrase;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Hears what can stand where the start of a line ends, and to which phrases those words belong.
final class Continuations implements LineText.Hearing {
  private final PhraseIndex index;
  private final Deque<Object> open = new ArrayDeque<>();
  private final List<Words> found = new ArrayList<>();
  private final Set<Integer> names = new TreeSet<>();
  private boolean reached;

  /// Words that begin before the end of the line, or there.
  ///
  /// @param at where they begin, from 0
  /// @param words all of them
  /// @param phrase the innermost phrase of the reference that they belong to, or null when they belong to none
  record Words(int at, String words, @Nullable CardPhrase phrase) {}

  Continuations(PhraseIndex index) {
    this.index = index;
  }

  @Override
  public void open(Object phrase) {
    open.push(phrase);
  }

  @Override
  public void close() {
    open.pop();
  }

  @Override
  public void words(int at, String words) {
    reached = true;
    if (!words.isBlank()) {
      found.add(new Words(at, words, phrase()));
    }
  }

  private @Nullable CardPhrase phrase() {
    for (Object phrase : open) {
      CardPhrase known = index.of(phrase);
      if (known != null) {
        return known;
      }
    }
    return null;
  }

  @Override
  public void described(String line, int at, String what) {
    boolean ends = at == line.length();
    reached |= ends;
    if (what.equals(Quoted.WHAT)) {
      if (ends || line.startsWith("\"", at)) {
        reached = true;
        names.add(at);
      }
    } else if (Mending.isNumber(what) && ends) {
      List.of("1", "2", "3").forEach(number -> words(at, number));
    } else if (Mending.isBonus(what) && (ends || line.startsWith("+", at))) {
      List.of("+1", "+2").forEach(number -> words(at, number));
    } else if (!Mending.isDescribed(what) && what.startsWith(line.substring(at))) {
      words(at, what);
    }
  }

  @Override
  public <X> X only(Predicate<String> those, Supplier<X> reading) {
    int before = found.size();
    X read = reading.get();
    List<Words> since = found.subList(before, found.size());
    since.removeIf(words -> !those.test(words.words()));
    return read;
  }

  /// All that was found, in the order of the phrases.
  List<Words> found() {
    return found;
  }

  /// Where the name of a card can stand, or was begun, in quotation marks.
  Set<Integer> names() {
    return names;
  }

  /// Whether something can stand at the end of the line, so that it is not wrong up to there.
  boolean reached() {
    return reached;
  }
}
