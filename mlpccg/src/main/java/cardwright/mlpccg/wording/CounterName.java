package cardwright.mlpccg.wording;

import cardwright.language.LineText;
import cardwright.language.Parse;
import cardwright.language.Phrase;
import cardwright.language.Shape;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The name of a counter: one word with a capital letter, or `power` for the counters that give power.
final class CounterName implements Phrase<String> {
  private static final String POWER = "power";

  @Override
  public List<Parse<String>> read(LineText text, int at) {
    String line = text.text();
    int end = at;
    while (end < line.length() && Character.isLetter(line.charAt(end))) {
      end++;
    }
    String word = line.substring(at, end);
    if (!isName(word)) {
      text.expected(at, "the name of a counter");
      return List.of();
    }
    return List.of(new Parse<>(word, end));
  }

  @Override
  public Shape shape() {
    return new Shape.Open("counter", "the name of a counter");
  }

  @Override
  public boolean mayOpen(char letter) {
    return Character.isUpperCase(letter) || letter == POWER.charAt(0);
  }

  @Override
  public @Nullable String write(String value) {
    return isName(value) ? value : null;
  }

  private static boolean isName(String word) {
    return word.equals(POWER)
        || (word.length() > 1
            && Character.isUpperCase(word.charAt(0))
            && word.chars().skip(1).allMatch(Character::isLowerCase));
  }
}
