package cardwright.language;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Words from a capital letter, or a number, to a full stop.
final class Sentence<T> implements Phrase<T> {
  private final Phrase<T> words;

  Sentence(Phrase<T> words) {
    this.words = words;
  }

  @Override
  public List<Parse<T>> read(LineText text, int at) {
    List<Parse<T>> found = new ArrayList<>();
    for (Parse<T> parse : opened(words, text, at)) {
      int end = text.match(".", parse.end());
      Parse<T> whole = new Parse<>(parse.value(), end);
      text.spend(1 + found.size());
      if (end >= 0 && !found.contains(whole)) {
        found.add(whole);
      }
    }
    return found;
  }

  /// Every way to read words from a capital letter, or a number, on.
  static <T> List<Parse<T>> opened(Phrase<T> words, LineText text, int at) {
    if (text.isContinued() && at == text.text().length()) {
      return words.read(text.lowerAt(at), at);
    }
    char opening = at < text.text().length() ? text.text().charAt(at) : ' ';
    if (Character.isDigit(opening)) {
      return words.read(text, at);
    }
    if (!Character.isUpperCase(opening)) {
      text.expected(at, "a capital letter");
      return List.of();
    }
    // The first word may have its capital of its own (Toys) or from the sentence (Gain).
    List<Parse<T>> found = new ArrayList<>(words.read(text, at));
    found.addAll(words.read(text.lowerAt(at), at));
    return found;
  }

  @Override
  public Shape shape() {
    return new Shape.Whole(new Shape.Of(words));
  }

  @Override
  public void tellUsed(T value, int at, Used used) {
    words.tellUsed(value, at, used);
  }

  @Override
  public @Nullable String write(T value) {
    String inside = words.write(value);
    return inside == null ? null : Letters.capital(inside) + ".";
  }
}
