package cardwright.language;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// One word in lower case: the name of a counter.
final class Word implements Phrase<String> {
  private final String name;

  Word(String name) {
    this.name = name;
  }

  @Override
  public List<Parse<String>> read(LineText text, int at) {
    String line = text.text();
    int end = at;
    while (end < line.length() && isLetter(line.charAt(end))) {
      end++;
    }
    if (end == at) {
      text.expected(at, name);
      return List.of();
    }
    return List.of(new Parse<>(line.substring(at, end), end));
  }

  @Override
  public Shape shape() {
    return new Shape.Open("word", name);
  }

  @Override
  public boolean mayOpen(char letter) {
    return isLetter(letter);
  }

  @Override
  public @Nullable String write(String value) {
    return !value.isEmpty() && value.chars().allMatch(letter -> isLetter((char) letter))
        ? value
        : null;
  }

  private static boolean isLetter(char letter) {
    return letter == '-' || Character.isLowerCase(letter);
  }
}
