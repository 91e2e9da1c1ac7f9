package cardwright.cardgame.text;

import static cardwright.language.Phrases.oneOf;

import cardwright.language.LineText;
import cardwright.language.Parse;
import cardwright.language.Phrase;
import cardwright.language.Shape;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The words of a selector: `[other ](adjective )*KIND[ other than a KIND][ named "N"][ place and player][ quality and quality]`.
///
/// A game says what its nouns are made of. Nothing is tried that cannot stand where it would be tried, so that what could stand there is told.
///
/// @param <S> the selectors of a game
/// @param <P> where its cards are looked for, and whose
public final class SelectorWords<S extends Selector, P> implements Phrase<S> {
  private static final String OTHER = "other ";

  private final Form<S, P> form;
  private final Nouns<P> nouns;

  private SelectorWords(Form<S, P> form, Nouns<P> nouns) {
    this.form = form;
    this.nouns = nouns;
  }

  /// The words of a game's selectors.
  public static <S extends Selector, P> Phrase<S> of(Form<S, P> form, Nouns<P> nouns) {
    return oneOf(List.<Phrase<S>>of(new SelectorWords<>(form, nouns)));
  }

  /// How a game keeps a selector.
  public interface Form<S, P> {
    /// A selector of these parts.
    S of(boolean other, int kinds, P spot, List<Quality> qualities);

    /// Where it looks for cards, and whose.
    P spot(S selector);
  }

  /// What nouns are made of, in the singular or in the plural.
  public interface Nouns<P> {
    /// The adjectives that can stand behind others, each with a space behind it.
    Phrase<Quality> adjectives(List<Quality> before);

    /// The kinds that can stand behind adjectives, as bits.
    Phrase<Integer> kinds(List<Quality> adjectives);

    /// What can be left out of that kind.
    Phrase<Quality> except(int kinds);

    /// Where cards of that kind can be looked for, with a space before the words.
    Phrase<P> spots(int kinds);

    /// The qualities behind all else.
    Phrase<Quality> behind();
  }

  @Override
  public List<Parse<S>> read(LineText text, int at) {
    List<Parse<S>> found = new ArrayList<>();
    int afterOther = text.match(OTHER, at);
    adjectives(text, Math.max(at, afterOther), new Opening(afterOther >= 0, List.of()), found);
    return found;
  }

  /// What stands before the kind.
  private record Opening(boolean other, List<Quality> qualities) {
    Opening and(Quality quality) {
      return new Opening(other, with(qualities, quality));
    }
  }

  private void adjectives(LineText text, int at, Opening opening, List<Parse<S>> found) {
    for (Parse<Quality> quality : nouns.adjectives(opening.qualities()).read(text, at)) {
      adjectives(text, quality.end(), opening.and(quality.value()), found);
    }
    Phrase<Integer> kinds = nouns.kinds(opening.qualities());
    for (Parse<Integer> kind : kinds.read(text, at)) {
      if (isWordEnd(text, kind.end())) {
        except(text, kind, opening, found);
      } else {
        String words = kinds.write(kind.value());
        text.expected(at, words == null ? "" : words);
      }
    }
  }

  private static boolean isWordEnd(LineText text, int at) {
    return at >= text.text().length() || !Character.isLetter(text.text().charAt(at));
  }

  private void except(LineText text, Parse<Integer> kind, Opening opening, List<Parse<S>> found) {
    named(text, kind.end(), kind.value(), opening, found);
    for (Parse<Quality> except : nouns.except(kind.value()).read(text, kind.end())) {
      named(text, except.end(), kind.value(), opening.and(except.value()), found);
    }
  }

  private void named(LineText text, int at, int kinds, Opening opening, List<Parse<S>> found) {
    spot(text, at, kinds, opening, found);
    for (Parse<Quality> name : Quality.Named.WORDS.read(text, at)) {
      spot(text, name.end(), kinds, opening.and(name.value()), found);
    }
  }

  private void spot(LineText text, int at, int kinds, Opening opening, List<Parse<S>> found) {
    for (Parse<P> spot : nouns.spots(kinds).read(text, at)) {
      behind(text, spot.end(), " ", kinds, spot.value(), opening, found);
    }
  }

  private void behind(
      LineText text, int at, String between, int kinds, P spot, Opening all, List<Parse<S>> found) {
    found.add(new Parse<>(form.of(all.other(), kinds, spot, all.qualities()), at));
    int open = text.match(between, at);
    if (open >= 0) {
      for (Parse<Quality> quality : nouns.behind().read(text, open)) {
        behind(text, quality.end(), " and ", kinds, spot, all.and(quality.value()), found);
      }
    }
  }

  private static List<Quality> with(List<Quality> qualities, Quality quality) {
    List<Quality> all = new ArrayList<>(qualities);
    all.add(quality);
    return all;
  }

  @Override
  public boolean mayOpen(char letter) {
    return letter == OTHER.charAt(0)
        || nouns.adjectives(List.of()).mayOpen(letter)
        || nouns.kinds(List.of()).mayOpen(letter);
  }

  @Override
  public Shape shape() {
    Phrase<Integer> kinds = nouns.kinds(List.of());
    Set<Shape> except = new LinkedHashSet<>();
    Set<Shape> spots = new LinkedHashSet<>();
    for (int kind : fixed(kinds)) {
      except.add(new Shape.Of(nouns.except(kind)));
      spots.add(new Shape.Of(nouns.spots(kind)));
    }
    Shape adjectives = new Shape.Repeated(new Shape.Of(nouns.adjectives(List.of())), "", "", 1);
    Shape behind = new Shape.Repeated(new Shape.Of(nouns.behind()), " and ", " and ", 1);
    return new Shape.Sequence(
        Selector.class,
        List.of(
            Shape.optional(new Shape.Fixed("", OTHER)),
            Shape.optional(adjectives),
            new Shape.Of(kinds),
            Shape.optional(new Shape.Choice(List.copyOf(except))),
            Shape.optional(new Shape.Of(Quality.Named.WORDS)),
            new Shape.Choice(List.copyOf(spots)),
            Shape.optional(
                new Shape.Sequence(Optional.class, List.of(new Shape.Fixed("", " "), behind)))));
  }

  /// The kinds that these words name, as bits.
  private static Set<Integer> fixed(Phrase<Integer> kinds) {
    Set<Integer> bits = new LinkedHashSet<>();
    Deque<Shape> open = new ArrayDeque<>(List.of(kinds.shape()));
    while (!open.isEmpty()) {
      switch (open.pop()) {
        case Shape.Fixed(Object means, String _) -> {
          if (means instanceof Integer kind) {
            bits.add(kind);
          }
        }
        case Shape.Choice(List<Shape> of) -> of.forEach(open::add);
        case Shape.Of(Phrase<?> phrase) -> open.add(phrase.shape());
        case Shape.Named(String _, Phrase<?> phrase) -> open.add(phrase.shape());
        case Shape.Open _, Shape.Sequence _, Shape.Repeated _, Shape.Whole _ -> {}
      }
    }
    return bits;
  }

  @Override
  public void tellUsed(S selector, int at, Used used) {
    List<Quality> qualities = selector.qualities();
    int from = at + (selector.other() ? OTHER.length() : 0);
    int next = 0;
    while (next < qualities.size()) {
      Phrase<Quality> adjectives = nouns.adjectives(qualities.subList(0, next));
      if (adjectives.write(qualities.get(next)) == null) {
        break;
      }
      from = tell(adjectives, qualities.get(next), from, used);
      next++;
    }
    from = tell(nouns.kinds(qualities.subList(0, next)), selector.kinds(), from, used);
    Phrase<Quality> except = nouns.except(selector.kinds());
    if (next < qualities.size() && except.write(qualities.get(next)) != null) {
      from = tell(except, qualities.get(next++), from, used);
    }
    if (next < qualities.size() && qualities.get(next) instanceof Quality.Named) {
      from = tell(Quality.Named.WORDS, qualities.get(next++), from, used);
    }
    from = tell(nouns.spots(selector.kinds()), form.spot(selector), from, used);
    String between = " ";
    for (; next < qualities.size(); next++) {
      from = tell(nouns.behind(), qualities.get(next), from + between.length(), used);
      between = " and ";
    }
  }

  /// Tells what words a value; says where its words end.
  private static <X> int tell(Phrase<X> phrase, X value, int from, Used used) {
    phrase.tellUsed(value, from, used);
    String words = phrase.write(value);
    return words == null ? from : from + words.length();
  }

  @Override
  public @Nullable String write(S selector) {
    List<Quality> qualities = selector.qualities();
    StringBuilder out = new StringBuilder(selector.other() ? OTHER : "");
    int next = 0;
    while (next < qualities.size()) {
      String words = nouns.adjectives(qualities.subList(0, next)).write(qualities.get(next));
      if (words == null) {
        break;
      }
      out.append(words);
      next++;
    }
    String kind = nouns.kinds(qualities.subList(0, next)).write(selector.kinds());
    String spot = nouns.spots(selector.kinds()).write(form.spot(selector));
    if (kind == null || spot == null) {
      return null;
    }
    out.append(kind);
    String rest = rest(selector.kinds(), spot, qualities.subList(next, qualities.size()));
    return rest == null ? null : out.append(rest).toString();
  }

  /// What stands behind the kind.
  private @Nullable String rest(int kinds, String spot, List<Quality> qualities) {
    StringBuilder out = new StringBuilder();
    int next = 0;
    if (next < qualities.size()) {
      String except = nouns.except(kinds).write(qualities.get(next));
      if (except != null) {
        out.append(except);
        next++;
      }
    }
    if (next < qualities.size() && qualities.get(next) instanceof Quality.Named) {
      out.append(Quality.Named.WORDS.write(qualities.get(next)));
      next++;
    }
    out.append(spot);
    String between = " ";
    for (; next < qualities.size(); next++) {
      String words = nouns.behind().write(qualities.get(next));
      if (words == null) {
        return null;
      }
      out.append(between).append(words);
      between = " and ";
    }
    return out.toString();
  }
}
