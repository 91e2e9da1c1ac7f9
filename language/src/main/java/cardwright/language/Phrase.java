package cardwright.language;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// How a value is worded, once, for both directions.
///
/// @param <T> what the phrase means
public interface Phrase<T> {
  /// Every way to read this phrase from a place in the text. What could not be read is noted in the text.
  ///
  /// @param at the index of the first character
  List<Parse<T>> read(LineText text, int at);

  /// The words for a value, or null when this phrase does not word it.
  @Nullable String write(T value);

  /// Whether this phrase can open with that letter; a phrase that cannot tell says yes. Reading gets by without phrases that cannot.
  default boolean mayOpen(char letter) {
    return true;
  }

  /// What it is made of.
  Shape shape();

  /// Hears of the phrases that word a value, and where their words stand.
  @FunctionalInterface
  interface Used {
    /// A phrase stands there. Those that stand within it are told behind it, from left to right.
    ///
    /// @param from the index of its first character
    /// @param end the index behind its last one
    void at(Phrase<?> phrase, int from, int end);
  }

  /// Tells the phrases that word a value which this phrase words: itself, unless it only passes on to others, and those of its parts.
  ///
  /// @param at where the words for the value start
  default void tellUsed(T value, int at, Used used) {
    String words = write(value);
    if (words != null) {
      used.at(this, at, at + words.length());
    }
  }

  /// This phrase, for some of its values only.
  default Phrase<T> when(Predicate<T> holds) {
    Phrase<T> all = this;
    return new Phrase<>() {
      @Override
      public List<Parse<T>> read(LineText text, int at) {
        List<Parse<T>> found = new ArrayList<>();
        for (Parse<T> parse : all.read(text, at)) {
          if (holds.test(parse.value())) {
            found.add(parse);
          }
        }
        return found;
      }

      @Override
      public boolean mayOpen(char letter) {
        return all.mayOpen(letter);
      }

      @Override
      public Shape shape() {
        return new Shape.Of(all);
      }

      @Override
      public void tellUsed(T value, int at, Used used) {
        all.tellUsed(value, at, used);
      }

      @Override
      public @Nullable String write(T value) {
        // Only a phrase that words the value knows that it is of its type.
        String words = all.write(value);
        return words != null && holds.test(value) ? words : null;
      }
    };
  }
}
