package cardwright.language;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A sentence in quotation marks, from a capital letter, or a number, on and without its full stop. It may hold quotations itself.
final class Quotation<T> implements Phrase<T> {
  private static final String MARK = "\"";

  private final Supplier<Phrase<T>> words;

  Quotation(Supplier<Phrase<T>> words) {
    this.words = words;
  }

  @Override
  public List<Parse<T>> read(LineText text, int at) {
    int start = text.match(MARK, at);
    if (start < 0) {
      return List.of();
    }
    List<Parse<T>> found = new ArrayList<>();
    for (Parse<T> parse : Sentence.opened(words.get(), text, start)) {
      int end = text.match(MARK, parse.end());
      Parse<T> whole = new Parse<>(parse.value(), end);
      text.spend(1 + found.size());
      if (end >= 0 && !found.contains(whole)) {
        found.add(whole);
      }
    }
    return found;
  }

  @Override
  public Shape shape() {
    Shape mark = new Shape.Fixed("", MARK);
    return new Shape.Sequence(
        String.class, List.of(mark, new Shape.Named("text", words.get()), mark));
  }

  @Override
  public void tellUsed(T value, int at, Used used) {
    words.get().tellUsed(value, at + MARK.length(), used);
  }

  @Override
  public boolean mayOpen(char letter) {
    return letter == MARK.charAt(0);
  }

  @Override
  public @Nullable String write(T value) {
    String inside = words.get().write(value);
    return inside == null ? null : MARK + Letters.capital(inside) + MARK;
  }
}
