package cardwright.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The kinds of phrases that phrasebooks are made of.
///
/// A template holds words and `{}` for each slot: `phrase(Draw.class, "draw {}", COUNT, Draw::new, Draw::count)`.
public final class Phrases {
  /// A whole number in digits, 0 to 999.
  public static final Phrase<Integer> NUMBER =
      new Digits("number", "", 0, "a number from 0 to 999");

  /// A number to add, 1 to 999, with its plus sign: `+2`.
  public static final Phrase<Integer> BONUS =
      new Digits("bonus", "+", 1, "a bonus from +1 to +999");

  /// A name in quotation marks: `"Knight"`.
  public static final Phrase<String> QUOTED = new Quoted();

  private Phrases() {}

  /// Fixed words for one value.
  public static <T> Phrase<T> words(T value, String words) {
    return new Phrase<>() {
      @Override
      public List<Parse<T>> read(LineText text, int at) {
        text.open(this);
        int end = text.match(words, at);
        text.close();
        return end < 0 ? List.of() : List.of(new Parse<>(value, end));
      }

      @Override
      public @Nullable String write(T other) {
        return value.equals(other) ? words : null;
      }

      @Override
      public Shape shape() {
        return new Shape.Fixed(value, words);
      }

      @Override
      public boolean mayOpen(char letter) {
        return words.isEmpty() || words.charAt(0) == letter;
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

  /// A template with three slots.
  public static <T, X, Y, Z> Phrase<T> phrase(
      Class<T> type,
      String template,
      Phrase<X> first,
      Phrase<Y> second,
      Phrase<Z> third,
      Three<X, Y, Z, T> make,
      Function<T, X> firstPart,
      Function<T, Y> secondPart,
      Function<T, Z> thirdPart) {
    return new Template<T>(
        type,
        template,
        List.of(first, second, third),
        parts -> make.of(Template.part(parts, 0), Template.part(parts, 1), Template.part(parts, 2)),
        value -> List.of(firstPart.apply(value), secondPart.apply(value), thirdPart.apply(value)));
  }

  /// Makes a value of three parts.
  @FunctionalInterface
  public interface Three<X, Y, Z, T> {
    /// The value.
    T of(X first, Y second, Z third);
  }

  /// A template with four slots.
  public static <T, W, X, Y, Z> Phrase<T> phrase(
      Class<T> type,
      String template,
      Phrase<W> first,
      Phrase<X> second,
      Phrase<Y> third,
      Phrase<Z> fourth,
      Four<W, X, Y, Z, T> make,
      Function<T, W> firstPart,
      Function<T, X> secondPart,
      Function<T, Y> thirdPart,
      Function<T, Z> fourthPart) {
    return new Template<T>(
        type,
        template,
        List.of(first, second, third, fourth),
        parts ->
            make.of(
                Template.part(parts, 0),
                Template.part(parts, 1),
                Template.part(parts, 2),
                Template.part(parts, 3)),
        value ->
            List.of(
                firstPart.apply(value),
                secondPart.apply(value),
                thirdPart.apply(value),
                fourthPart.apply(value)));
  }

  /// Makes a value of four parts.
  @FunctionalInterface
  public interface Four<W, X, Y, Z, T> {
    /// The value.
    T of(W first, X second, Y third, Z fourth);
  }

  /// A number of cards or the like, which says `a` for 1: `a card`, `2 cards`.
  ///
  /// @param one the noun: `card`
  /// @param several its plural: `cards`
  public static Phrase<Integer> some(String one, String several) {
    return new Counted(NUMBER, Article.before(one, 0) + one, one, several);
  }

  /// A number of cookies or the like in digits: `1 cookie`, `2 cookies`.
  ///
  /// @param one the noun: `cookie`
  /// @param several its plural: `cookies`
  public static Phrase<Integer> number(String one, String several) {
    return new Counted(NUMBER, "1 " + one, one, several);
  }

  /// One word in lower case.
  ///
  /// @param name what to call it in messages: `the name of a counter`
  public static Phrase<String> word(String name) {
    return new Word(name);
  }

  /// What may be missing elsewhere, and is there.
  public static <T> Phrase<Optional<T>> present(Phrase<T> what) {
    return new Phrase<>() {
      @Override
      public List<Parse<Optional<T>>> read(LineText text, int at) {
        List<Parse<Optional<T>>> found = new ArrayList<>();
        for (Parse<T> parse : what.read(text, at)) {
          found.add(new Parse<>(Optional.of(parse.value()), parse.end()));
        }
        return found;
      }

      @Override
      public Shape shape() {
        return new Shape.Of(what);
      }

      @Override
      public void tellUsed(Optional<T> value, int at, Used used) {
        what.tellUsed(value.orElseThrow(), at, used);
      }

      @Override
      public @Nullable String write(Optional<T> value) {
        return value.isPresent() ? what.write(value.get()) : null;
      }

      @Override
      public boolean mayOpen(char letter) {
        return what.mayOpen(letter);
      }
    };
  }

  /// What may be missing: then there are no words for it.
  ///
  /// @param before the words before it when it is there
  public static <T> Phrase<Optional<T>> optional(String before, Phrase<T> what) {
    Phrase<Optional<T>> there = present(what);
    return new Phrase<>() {
      @Override
      public List<Parse<Optional<T>>> read(LineText text, int at) {
        List<Parse<Optional<T>>> found = new ArrayList<>();
        found.add(new Parse<>(Optional.empty(), at));
        int end = text.match(before, at);
        if (end >= 0) {
          found.addAll(there.read(text, end));
        }
        return found;
      }

      @Override
      public Shape shape() {
        List<Shape> parts = List.of(new Shape.Fixed("", before), new Shape.Of(what));
        return Shape.optional(new Shape.Sequence(Optional.class, parts));
      }

      @Override
      public void tellUsed(Optional<T> value, int at, Used used) {
        value.ifPresent(present -> what.tellUsed(present, at + before.length(), used));
      }

      @Override
      public @Nullable String write(Optional<T> value) {
        String words = there.write(value);
        return value.isEmpty() ? "" : words == null ? null : before + words;
      }
    };
  }

  /// One of the values of a closed list, each with its words.
  public static <T> Phrase<T> oneOf(T[] values, Function<T, String> words) {
    List<Phrase<T>> alternatives = new ArrayList<>();
    for (T value : values) {
      alternatives.add(words(value, words.apply(value)));
    }
    return oneOf(alternatives);
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

  /// A phrase under a name that references show in its place: for values whose type says nothing, such as numbers that stand for kinds.
  ///
  /// @param name one or two words: `kind`
  public static <T> Phrase<T> named(String name, Phrase<T> phrase) {
    return new Named<>(name, phrase);
  }

  /// A sentence in quotation marks, without its full stop.
  ///
  /// @param words the sentence, asked for when a text is read: so a sentence can quote one of its own kind
  public static <T> Phrase<T> quotation(Supplier<Phrase<T>> words) {
    return new Quotation<>(words);
  }

  /// A sentence: it starts with a capital letter and ends with a full stop.
  public static <T> Phrase<T> sentence(Phrase<T> words) {
    return new Sentence<>(words);
  }
}
