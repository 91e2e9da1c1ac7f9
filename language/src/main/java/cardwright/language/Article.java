package cardwright.language;

import java.util.List;
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
    if (text.isContinued() && endsWithin(line, at)) {
      return beforeEnd(text, at);
    }
    int start = text.match(article, at);
    if (start < 0) {
      return List.of();
    }
    if (start < line.length() && !article.equals(before(line, start))) {
      text.expected(at, before(line, start));
      return List.of();
    }
    return start == line.length()
        ? text.only(words -> article.equals(before(words, 0)), () -> noun.read(text, start))
        : noun.read(text, start);
  }

  /// Where a line ends before or in an article, either of them could stand there.
  private List<Parse<T>> beforeEnd(LineText text, int at) {
    text.match("a ", at);
    text.match("an ", at);
    return List.of();
  }

  private static boolean endsWithin(String line, int at) {
    String begun = line.substring(at);
    return !begun.equals("an ") && "an ".startsWith(begun);
  }

  @Override
  public Shape shape() {
    return new Shape.Sequence(
        Article.class, List.of(new Shape.Fixed("", "a "), new Shape.Of(noun)));
  }

  @Override
  public void tellUsed(T value, int at, Used used) {
    String words = noun.write(value);
    if (words != null) {
      noun.tellUsed(value, at + before(words, 0).length(), used);
    }
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
