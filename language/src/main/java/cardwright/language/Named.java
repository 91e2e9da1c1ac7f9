package cardwright.language;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A phrase under a name that references show in its place.
final class Named<T> implements Phrase<T> {
  private final String name;
  private final Phrase<T> phrase;

  Named(String name, Phrase<T> phrase) {
    this.name = name;
    this.phrase = phrase;
  }

  @Override
  public List<Parse<T>> read(LineText text, int at) {
    return phrase.read(text, at);
  }

  @Override
  public boolean mayOpen(char letter) {
    return phrase.mayOpen(letter);
  }

  @Override
  public @Nullable String write(T value) {
    return phrase.write(value);
  }

  @Override
  public Shape shape() {
    return new Shape.Named(name, phrase);
  }

  @Override
  public void tellUsed(T value, Consumer<? super Phrase<?>> used) {
    phrase.tellUsed(value, used);
  }
}
