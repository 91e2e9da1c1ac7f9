package cardwright.language;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The kinds of phrases that phrasebooks are made of.
///
/// A template holds words and `{}` for each slot: `phrase(Draw.class, "draw {}", COUNT, Draw::new, Draw::count)`.
public final class Phrases {
  /// A whole number in digits, 0 to 999.
  public static final Phrase<Integer> NUMBER = new Digits("", 0, "a number from 0 to 999");

  /// A number to add, 1 to 999, with its plus sign: `+2`.
  public static final Phrase<Integer> BONUS = new Digits("+", 1, "a bonus from +1 to +999");

  /// A name in quotation marks: `"Knight"`.
  public static final Phrase<String> QUOTED = new Quoted();

  private Phrases() {}

  /// Fixed words for one value.
  public static <T> Phrase<T> words(T value, String words) {
    return new Phrase<>() {
      @Override
      public List<Parse<T>> read(LineText text, int at) {
        int end = text.match(words, at);
        return end < 0 ? List.of() : List.of(new Parse<>(value, end));
      }

      @Override
      public @Nullable String write(T other) {
        return value.equals(other) ? words : null;
      }
    };
  }

  /// A template with one slot.
  public static <T, X> Phrase<T> phrase(
      Class<? extends T> type,
      String template,
      Phrase<X> slot,
      Function<X, ? extends T> make,
      Function<T, X> part) {
    return new Template<T>(
        type,
        template,
        List.of(slot),
        parts -> make.apply(Template.part(parts, 0)),
        value -> List.of((Object) part.apply(value)));
  }

  /// A template with two slots.
  public static <T, X, Y> Phrase<T> phrase(
      Class<T> type,
      String template,
      Phrase<X> first,
      Phrase<Y> second,
      BiFunction<X, Y, T> make,
      Function<T, X> firstPart,
      Function<T, Y> secondPart) {
    return new Template<T>(
        type,
        template,
        List.of(first, second),
        parts -> make.apply(Template.part(parts, 0), Template.part(parts, 1)),
        value -> List.of(firstPart.apply(value), secondPart.apply(value)));
  }

  /// One of several phrases. All of them are tried, so that a second reading comes to light.
  @SafeVarargs
  @SuppressWarnings("varargs")
  public static <T> Phrase<T> oneOf(Phrase<? extends T>... alternatives) {
    return new OneOf<>(List.of(alternatives));
  }

  /// One of many phrases.
  public static <T> Phrase<T> oneOf(List<Phrase<T>> alternatives) {
    return new OneOf<>(List.copyOf(alternatives));
  }

  /// A noun with `a` or `an` before it.
  public static <T> Phrase<T> withArticle(Phrase<T> noun) {
    return new Article<>(noun);
  }

  /// Several of a kind with words between them: `A, B and C` has `, ` and ` and `.
  ///
  /// @param least how many there have to be at least
  public static <T> Phrase<List<T>> listOf(Phrase<T> each, String between, String last, int least) {
    return new ListOf<>(each, between, last, least);
  }

  /// A sentence: it starts with a capital letter and ends with a full stop.
  public static <T> Phrase<T> sentence(Phrase<T> words) {
    return new Sentence<>(words);
  }
}
