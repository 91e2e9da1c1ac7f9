package cardwright.language;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Several phrases for the values of one type.
final class OneOf<T> implements Phrase<T> {
  private final List<Phrase<? extends T>> alternatives;

  OneOf(List<Phrase<? extends T>> alternatives) {
    this.alternatives = alternatives;
  }

  @Override
  public List<Parse<T>> read(LineText text, int at) {
    return text.once(this, at, () -> readAll(text, at));
  }

  private List<Parse<T>> readAll(LineText text, int at) {
    List<Parse<T>> found = new ArrayList<>();
    for (Phrase<? extends T> alternative : alternatives) {
      for (Parse<? extends T> parse : alternative.read(text, at)) {
        Parse<T> same = new Parse<>(parse.value(), parse.end());
        if (!found.contains(same)) {
          found.add(same);
        }
      }
    }
    return found;
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
  // as).
  @SuppressWarnings("unchecked")
  private static <R> @Nullable String writeAny(Phrase<R> phrase, Object value) {
    return phrase.write((R) value);
  }
}
