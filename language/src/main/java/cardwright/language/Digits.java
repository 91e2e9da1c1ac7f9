package cardwright.language;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A number in digits behind a sign.
final class Digits implements Phrase<Integer> {
  private static final int MOST = 3;

  private final String word;
  private final String sign;
  private final int least;
  private final String name;

  /// @param word one word for it in references
  /// @param name what to call it in messages
  Digits(String word, String sign, int least, String name) {
    this.word = word;
    this.sign = sign;
    this.least = least;
    this.name = name;
  }

  @Override
  public List<Parse<Integer>> read(LineText text, int at) {
    String line = text.text();
    int start = at + sign.length();
    int end = start;
    while (end < line.length()
        && end < start + MOST
        && Character.digit(line.charAt(end), 10) >= 0) {
      end++;
    }
    if (!line.startsWith(sign, at) || end == start) {
      text.expected(at, name);
      return List.of();
    }
    int number = Integer.parseInt(line, start, end, 10);
    boolean more = end < line.length() && Character.digit(line.charAt(end), 10) >= 0;
    if (number < least || more) {
      text.expected(at, name);
      return List.of();
    }
    return List.of(new Parse<>(number, end));
  }

  @Override
  public Shape shape() {
    return new Shape.Open(word, name);
  }

  @Override
  public boolean mayOpen(char letter) {
    return sign.isEmpty() ? Character.digit(letter, 10) >= 0 : sign.charAt(0) == letter;
  }

  @Override
  public @Nullable String write(Integer value) {
    return value < least ? null : sign + value;
  }
}
