package cardwright.language;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Instructions one after the other: `A, then B, then C`. What covers the rest of its sentence can only be the last of them.
final class Row<E> implements Phrase<Flow<E>>, LineText.Remembered<Flow<E>> {
  private static final String THEN = ", then ";

  private final Phrase<Flow<E>> first;
  private final Phrase<Flow<E>> part;
  private final Phrase<Flow<E>> last;
  private final boolean alone;

  /// @param first what it may open with, if more follows
  /// @param part what may stand in it
  /// @param last what may only be the last of it
  /// @param alone whether what may be the last may be all of it
  Row(Phrase<Flow<E>> first, Phrase<Flow<E>> part, Phrase<Flow<E>> last, boolean alone) {
    this.first = first;
    this.part = part;
    this.last = last;
    this.alone = alone;
  }

  @Override
  public List<Parse<Flow<E>>> read(LineText text, int at) {
    return text.once(this, at);
  }

  @Override
  public List<Parse<Flow<E>>> readAnew(LineText text, int at) {
    List<Parse<Flow<E>>> found = new ArrayList<>();
    text.open(this);
    more(text, at, List.of(), found);
    text.close();
    return found;
  }

  private void more(LineText text, int at, List<Flow<E>> before, List<Parse<Flow<E>>> found) {
    text.spend(1 + before.size());
    if (alone || !before.isEmpty()) {
      for (Parse<Flow<E>> end : last.read(text, at)) {
        found.add(new Parse<>(row(before, end.value()), end.end()));
      }
    }
    for (Parse<Flow<E>> next : (before.isEmpty() ? first : part).read(text, at)) {
      found.add(new Parse<>(row(before, next.value()), next.end()));
      int then = text.match(THEN, next.end());
      if (then >= 0) {
        List<Flow<E>> all = new ArrayList<>(before);
        all.add(next.value());
        more(text, then, all, found);
      }
    }
  }

  private static <E> Flow<E> row(List<Flow<E>> before, Flow<E> next) {
    if (before.isEmpty()) {
      return next;
    }
    List<Flow<E>> parts = new ArrayList<>(before);
    parts.add(next);
    return new Flow.Then<>(parts);
  }

  @Override
  public Shape shape() {
    Shape before = new Shape.Repeated(new Shape.Of(part), THEN, THEN, 1);
    Shape end = new Shape.Choice(List.of(new Shape.Of(part), new Shape.Of(last)));
    Shape row =
        new Shape.Sequence(Flow.Then.class, List.of(before, new Shape.Fixed("", THEN), end));
    return new Shape.Choice(
        alone
            ? List.of(new Shape.Of(first), row, new Shape.Of(last))
            : List.of(new Shape.Of(first), row));
  }

  @Override
  public void tellUsed(Flow<E> flow, int at, Used used) {
    List<Flow<E>> parts =
        flow instanceof Flow.Then<E>(List<Flow<E>> several) ? several : List.of(flow);
    String all = parts.size() > 1 ? write(flow) : null;
    if (all != null) {
      used.at(this, at, at + all.length());
    }
    int from = at;
    for (int i = 0; i < parts.size(); i++) {
      Phrase<Flow<E>> usual = i == 0 ? first : part;
      String words = usual.write(parts.get(i));
      Phrase<Flow<E>> wording = words == null ? last : usual;
      wording.tellUsed(parts.get(i), from, used);
      String written = words == null ? last.write(parts.get(i)) : words;
      from += (written == null ? 0 : written.length()) + THEN.length();
    }
  }

  @Override
  public boolean mayOpen(char letter) {
    return first.mayOpen(letter) || (alone && last.mayOpen(letter));
  }

  @Override
  public @Nullable String write(Flow<E> flow) {
    List<Flow<E>> parts =
        flow instanceof Flow.Then<E>(List<Flow<E>> several) ? several : List.of(flow);
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < parts.size(); i++) {
      String words = word(parts.get(i), i == 0, i == parts.size() - 1);
      if (words == null) {
        return null;
      }
      out.append(i == 0 ? "" : THEN).append(words);
    }
    return parts.isEmpty() ? null : out.toString();
  }

  private @Nullable String word(Flow<E> flow, boolean opens, boolean closes) {
    String words = (opens ? first : part).write(flow);
    return words == null && closes && (alone || !opens) ? last.write(flow) : words;
  }
}
