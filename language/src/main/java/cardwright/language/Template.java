package cardwright.language;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Words with slots between them.
final class Template<T> implements Phrase<T> {
  private final Class<? extends T> type;
  private final List<String> words;
  private final List<Phrase<?>> slots;
  private final Function<List<Object>, ? extends T> make;
  private final Function<T, List<Object>> parts;

  Template(
      Class<? extends T> type,
      String template,
      List<Phrase<?>> slots,
      Function<List<Object>, ? extends T> make,
      Function<T, List<Object>> parts) {
    this.type = type;
    this.words = split(template);
    this.slots = slots;
    this.make = make;
    this.parts = parts;
    if (words.size() != slots.size() + 1) {
      throw new IllegalArgumentException("'" + template + "' has not " + slots.size() + " slots");
    }
  }

  private static List<String> split(String template) {
    List<String> words = new ArrayList<>();
    int from = 0;
    for (int at = template.indexOf("{}"); at >= 0; at = template.indexOf("{}", from)) {
      words.add(template.substring(from, at));
      from = at + 2;
    }
    words.add(template.substring(from));
    return words;
  }

  /// A part that was read by the slot at that index; the factory that made the template knows its type.
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  static <X> X part(List<Object> parts, int index) {
    return (X) parts.get(index);
  }

  @Override
  public List<Parse<T>> read(LineText text, int at) {
    List<Parse<T>> found = new ArrayList<>();
    text.open(this);
    read(text, at, 0, List.of(), found);
    text.close();
    return found;
  }

  private void read(LineText text, int at, int slot, List<Object> before, List<Parse<T>> found) {
    int end = text.match(words.get(slot), at);
    if (end < 0) {
      return;
    }
    if (slot == slots.size()) {
      found.add(new Parse<>(make.apply(before), end));
      return;
    }
    for (Parse<?> parse : slots.get(slot).read(text, end)) {
      text.spend(1 + slot);
      List<Object> parts = new ArrayList<>(before);
      parts.add(parse.value());
      read(text, parse.end(), slot + 1, parts, found);
    }
  }

  @Override
  public boolean mayOpen(char letter) {
    String opening = words.getFirst();
    return opening.isEmpty()
        ? slots.isEmpty() || slots.getFirst().mayOpen(letter)
        : opening.charAt(0) == letter;
  }

  @Override
  public Shape shape() {
    List<Shape> all = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      if (!words.get(i).isEmpty()) {
        all.add(new Shape.Fixed("", words.get(i)));
      }
      if (i < slots.size()) {
        all.add(new Shape.Of(slots.get(i)));
      }
    }
    return new Shape.Sequence(type, all);
  }

  @Override
  public void tellUsed(T value, int at, Used used) {
    String all = write(value);
    if (all == null) {
      return;
    }
    used.at(this, at, at + all.length());
    List<Object> values = parts.apply(value);
    int from = at + words.getFirst().length();
    for (int i = 0; i < slots.size(); i++) {
      tellUsed(slots.get(i), values.get(i), from, used);
      String written = write(slots.get(i), values.get(i));
      from += (written == null ? 0 : written.length()) + words.get(i + 1).length();
    }
  }

  @SuppressWarnings("unchecked")
  private static <X> void tellUsed(Phrase<X> slot, Object value, int at, Used used) {
    slot.tellUsed((X) value, at, used);
  }

  @Override
  public @Nullable String write(T value) {
    if (!type.isInstance(value)) {
      return null;
    }
    List<Object> values = parts.apply(value);
    StringBuilder out = new StringBuilder(words.getFirst());
    for (int i = 0; i < slots.size(); i++) {
      String written = write(slots.get(i), values.get(i));
      if (written == null) {
        return null;
      }
      out.append(written).append(words.get(i + 1));
    }
    return out.toString();
  }

  @SuppressWarnings("unchecked")
  private static <X> @Nullable String write(Phrase<X> slot, Object value) {
    return slot.write((X) value);
  }
}
