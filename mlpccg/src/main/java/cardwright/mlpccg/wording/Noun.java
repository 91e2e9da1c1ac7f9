package cardwright.mlpccg.wording;

import cardwright.language.LineText;
import cardwright.language.Phrase;
import cardwright.mlpccg.vocabulary.Place;
import cardwright.mlpccg.vocabulary.Quality;
import cardwright.mlpccg.vocabulary.Which;
import cardwright.mlpccg.vocabulary.Who;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A selector in words: `[other] [ready|blue|Crystal|…] KIND[ named "N"][ you control|here|in your hand|…][ with …]`.
final class Noun implements Phrase<Which> {
  /// Where cards are looked for, and whose.
  record Spot(Place place, Who whose) {}

  private static final String OTHER = "other ";

  private final Phrase<Integer> kinds;
  private final Phrase<Quality> before;
  private final Phrase<Quality> behind;
  private final Phrase<Spot> spot;

  /// @param kinds the types, of one card or of several
  /// @param before qualities that stand before the type
  /// @param behind qualities that stand behind all else
  /// @param spot where the cards can be looked for
  Noun(Phrase<Integer> kinds, Phrase<Quality> before, Phrase<Quality> behind, Phrase<Spot> spot) {
    this.kinds = kinds;
    this.before = before;
    this.behind = behind;
    this.spot = spot;
  }

  @Override
  public List<Parse<Which>> read(LineText text, int at) {
    List<Parse<Which>> found = new ArrayList<>();
    int afterOther = text.match(OTHER, at);
    adjectives(text, Math.max(at, afterOther), afterOther >= 0, List.of(), found);
    return found;
  }

  private void adjectives(
      LineText text, int at, boolean other, List<Quality> qualities, List<Parse<Which>> found) {
    for (Parse<Quality> quality : before.read(text, at)) {
      int end = text.match(" ", quality.end());
      if (end >= 0) {
        adjectives(text, end, other, with(qualities, quality.value()), found);
      }
    }
    for (Parse<Integer> kind : kinds.read(text, at)) {
      if (isWordEnd(text, kind.end())) {
        place(text, kind.value(), kind.end(), other, qualities, found);
        named(text, kind, other, qualities, found);
      }
    }
  }

  private void named(
      LineText text,
      Parse<Integer> kind,
      boolean other,
      List<Quality> qualities,
      List<Parse<Which>> found) {
    int open = text.match(" ", kind.end());
    if (open >= 0) {
      for (Parse<Quality> name : Qualities.NAMED.read(text, open)) {
        place(text, kind.value(), name.end(), other, with(qualities, name.value()), found);
      }
    }
  }

  private static boolean isWordEnd(LineText text, int at) {
    return at >= text.text().length() || !Character.isLetter(text.text().charAt(at));
  }

  private void place(
      LineText text,
      int kind,
      int end,
      boolean other,
      List<Quality> qualities,
      List<Parse<Which>> found) {
    for (Parse<Spot> at : spot.read(text, end)) {
      Which which = new Which(other, kind, at.value().whose(), at.value().place(), qualities);
      found.add(new Parse<>(which, at.end()));
      more(text, at.end(), " ", which, found);
    }
  }

  private void more(LineText text, int at, String between, Which which, List<Parse<Which>> found) {
    int open = text.match(between, at);
    if (open < 0) {
      return;
    }
    for (Parse<Quality> quality : behind.read(text, open)) {
      Which all =
          new Which(
              which.other(),
              which.kinds(),
              which.whose(),
              which.place(),
              with(which.qualities(), quality.value()));
      found.add(new Parse<>(all, quality.end()));
      more(text, quality.end(), " and ", all, found);
    }
  }

  private static List<Quality> with(List<Quality> qualities, Quality quality) {
    List<Quality> all = new ArrayList<>(qualities);
    all.add(quality);
    return all;
  }

  @Override
  public boolean mayOpen(char letter) {
    return letter == OTHER.charAt(0) || before.mayOpen(letter) || kinds.mayOpen(letter);
  }

  @Override
  public @Nullable String write(Which which) {
    String kind = kinds.write(which.kinds());
    String at = spot.write(new Spot(which.place(), which.whose()));
    if (kind == null || at == null) {
      return null;
    }
    StringBuilder adjectives = new StringBuilder(which.other() ? OTHER : "");
    StringBuilder rest = new StringBuilder();
    String name = "";
    for (Quality quality : which.qualities()) {
      String words = before.write(quality);
      if (words != null) {
        adjectives.append(words).append(' ');
        continue;
      }
      words = Qualities.NAMED.write(quality);
      if (words != null) {
        name = " " + words;
        continue;
      }
      words = behind.write(quality);
      if (words == null) {
        return null;
      }
      rest.append(rest.isEmpty() ? " " : " and ").append(words);
    }
    return adjectives + kind + name + at + rest;
  }
}
