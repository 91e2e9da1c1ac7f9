package cardwright.language;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Words from a capital letter, or a number, to a full stop.
final class Sentence<T> implements Phrase<T> {
  private final Phrase<T> words;

  Sentence(Phrase<T> words) {
    this.words = words;
  }

  @Override
  public List<Parse<T>> read(LineText text, int at) {
    char opening = at < text.text().length() ? text.text().charAt(at) : ' ';
    boolean digit = Character.isDigit(opening);
    if (!digit && !Character.isUpperCase(opening)) {
      text.expected(at, "a capital letter");
      return List.of();
    }
    List<Parse<T>> found = new ArrayList<>();
    // The first word may have its capital of its own (Toys) or from the sentence (Gain).
    for (LineText inside : digit ? List.of(text) : List.of(text, text.lowerAt(at))) {
      for (Parse<T> parse : words.read(inside, at)) {
        int end = text.match(".", parse.end());
        Parse<T> whole = new Parse<>(parse.value(), end);
        text.spend(1 + found.size());
        if (end >= 0 && !found.contains(whole)) {
          found.add(whole);
        }
      }
    }
    return found;
  }

  @Override
  public Shape shape() {
    return new Shape.Whole(new Shape.Of(words));
  }

  @Override
  public void tellUsed(T value, Consumer<? super Phrase<?>> used) {
    words.tellUsed(value, used);
  }

  @Override
  public @Nullable String write(T value) {
    String inside = words.write(value);
    return inside == null
        ? null
        : Character.toUpperCase(inside.charAt(0)) + inside.substring(1) + ".";
  }
}
