package cardwright.language;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Several of a kind in a row.
final class ListOf<T> implements Phrase<List<T>> {
  private final Phrase<T> each;
  private final String between;
  private final String last;
  private final int least;

  ListOf(Phrase<T> each, String between, String last, int least) {
    this.each = each;
    this.between = between;
    this.last = last;
    this.least = least;
  }

  @Override
  public List<Parse<List<T>>> read(LineText text, int at) {
    List<Parse<List<T>>> found = new ArrayList<>();
    for (Parse<T> first : each.read(text, at)) {
      more(text, first.end(), List.of(first.value()), found);
    }
    return found;
  }

  private void more(LineText text, int at, List<T> before, List<Parse<List<T>>> found) {
    text.spend(1 + before.size());
    if (before.size() == 1 && least <= 1) {
      found.add(new Parse<>(before, at));
    }
    int end = text.match(last, at);
    if (end >= 0) {
      for (Parse<T> next : each.read(text, end)) {
        List<T> all = with(before, next.value());
        if (all.size() >= least) {
          found.add(new Parse<>(all, next.end()));
        }
        if (last.equals(between)) {
          more(text, next.end(), all, found);
        }
      }
    }
    int comma = last.equals(between) ? -1 : text.match(between, at);
    if (comma >= 0) {
      for (Parse<T> next : each.read(text, comma)) {
        more(text, next.end(), with(before, next.value()), found);
      }
    }
  }

  @Override
  public Shape shape() {
    return new Shape.Repeated(new Shape.Of(each), between, last, least);
  }

  @Override
  public void tellUsed(List<T> values, int at, Used used) {
    int from = at;
    for (int i = 0; i < values.size(); i++) {
      from += i == 0 ? 0 : (i == values.size() - 1 ? last : between).length();
      each.tellUsed(values.get(i), from, used);
      String words = each.write(values.get(i));
      from += words == null ? 0 : words.length();
    }
  }

  private static <T> List<T> with(List<T> before, T next) {
    List<T> all = new ArrayList<>(before);
    all.add(next);
    return List.copyOf(all);
  }

  @Override
  public boolean mayOpen(char letter) {
    return each.mayOpen(letter);
  }

  @Override
  public @Nullable String write(List<T> values) {
    if (values.size() < least) {
      return null;
    }
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < values.size(); i++) {
      String words = each.write(values.get(i));
      if (words == null) {
        return null;
      }
      out.append(i == 0 ? "" : i == values.size() - 1 ? last : between).append(words);
    }
    return out.toString();
  }
}
