package cardwright.language;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
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

  /// Tells the phrases that word a value which this phrase words: itself, unless it only passes on to others, and those of its parts.
  default void tellUsed(T value, Consumer<? super Phrase<?>> used) {
    used.accept(this);
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
      public void tellUsed(T value, Consumer<? super Phrase<?>> used) {
        all.tellUsed(value, used);
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
