package cardwright.language;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Several phrases for the values of one type.
final class OneOf<T> implements Phrase<T>, LineText.Remembered<T> {
  private static final int LETTERS = 128;

  private final List<Phrase<? extends T>> alternatives;
  private final BitSet openings = new BitSet(LETTERS);

  OneOf(List<Phrase<? extends T>> alternatives) {
    this.alternatives = alternatives;
    for (char letter = 0; letter < LETTERS; letter++) {
      openings.set(letter, anyMayOpen(letter));
    }
  }

  private boolean anyMayOpen(char letter) {
    for (Phrase<? extends T> alternative : alternatives) {
      if (alternative.mayOpen(letter)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean mayOpen(char letter) {
    return letter >= LETTERS || openings.get(letter);
  }

  @Override
  public List<Parse<T>> read(LineText text, int at) {
    // What cannot stand here is left out only where nobody asks what could.
    return text.triesAll(at) || mayOpen(text.letter(at)) ? text.once(this, at) : List.of();
  }

  @Override
  public List<Parse<T>> readAnew(LineText text, int at) {
    List<Parse<T>> found = new ArrayList<>();
    for (Phrase<? extends T> alternative : alternatives) {
      if (!text.triesAll(at) && !alternative.mayOpen(text.letter(at))) {
        continue;
      }
      for (Parse<? extends T> parse : alternative.read(text, at)) {
        Parse<T> same = new Parse<>(parse.value(), parse.end());
        text.spend(1 + found.size());
        if (!found.contains(same)) {
          found.add(same);
        }
      }
    }
    return found;
  }

  @Override
  public Shape shape() {
    return new Shape.Choice(alternatives.stream().<Shape>map(Shape.Of::new).toList());
  }

  @Override
  public void tellUsed(T value, int at, Used used) {
    for (Phrase<? extends T> alternative : alternatives) {
      if (writeAny(alternative, value) != null) {
        tellUsedOfAny(alternative, value, at, used);
        return;
      }
    }
  }

  @SuppressWarnings("unchecked")
  private static <R> void tellUsedOfAny(Phrase<R> phrase, Object value, int at, Used used) {
    phrase.tellUsed((R) value, at, used);
  }

  @Override
  public @Nullable String write(T value) {
    for (Phrase<? extends T> alternative : alternatives) {
      String words = writeAny(alternative, value);
      if (words != null) {
        return words;
      }
    }
    return null;
  }

  // The phrases that are mixed here check the type of a value before they word it: templates and
  // fixed words do.
  @SuppressWarnings("unchecked")
  private static <R> @Nullable String writeAny(Phrase<R> phrase, Object value) {
    return phrase.write((R) value);
  }
}
