package cardwright.language;

import java.util.List;
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
    text.open(this);
    List<Parse<T>> found = phrase.read(text, at);
    text.close();
    return found;
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
  public void tellUsed(T value, int at, Used used) {
    String words = write(value);
    if (words != null) {
      used.at(this, at, at + words.length());
      phrase.tellUsed(value, at, used);
    }
  }
}
