package cardwright.language;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// `a` or `an`, by the first letters of the noun.
final class Article<T> implements Phrase<T> {
  private final Phrase<T> noun;

  Article(Phrase<T> noun) {
    this.noun = noun;
  }

  @Override
  public List<Parse<T>> read(LineText text, int at) {
    String line = text.text();
    String article = line.startsWith("an ", at) ? "an " : "a ";
    int start = text.match(article, at);
    if (start < 0) {
      return List.of();
    }
    if (start < line.length() && !article.equals(before(line, start))) {
      text.expected(at, before(line, start));
      return List.of();
    }
    return noun.read(text, start);
  }

  @Override
  public Shape shape() {
    return new Shape.Sequence(
        Article.class, List.of(new Shape.Fixed("", "a "), new Shape.Of(noun)));
  }

  @Override
  public void tellUsed(T value, Consumer<? super Phrase<?>> used) {
    noun.tellUsed(value, used);
  }

  @Override
  public boolean mayOpen(char letter) {
    return letter == 'a';
  }

  @Override
  public @Nullable String write(T value) {
    String words = noun.write(value);
    return words == null ? null : before(words, 0) + words;
  }

  /// The article with its space. Who says `unicorn` hears no vowel first.
  static String before(String text, int noun) {
    return !text.regionMatches(true, noun, "uni", 0, 3)
            && "aeiouAEIOU".indexOf(text.charAt(noun)) >= 0
        ? "an "
        : "a ";
  }
}
