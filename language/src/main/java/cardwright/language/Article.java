package cardwright.language;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// `a` or `an`, by the first letter of the noun.
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
    if (start < line.length() && !article.equals(before(line.charAt(start)))) {
      text.expected(at, before(line.charAt(start)));
      return List.of();
    }
    return noun.read(text, start);
  }

  @Override
  public boolean mayOpen(char letter) {
    return letter == 'a';
  }

  @Override
  public @Nullable String write(T value) {
    String words = noun.write(value);
    return words == null ? null : before(words.charAt(0)) + words;
  }

  /// The article with its space.
  static String before(char letter) {
    return "aeiouAEIOU".indexOf(letter) >= 0 ? "an " : "a ";
  }
}
