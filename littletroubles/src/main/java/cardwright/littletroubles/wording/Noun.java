package cardwright.littletroubles.wording;

import cardwright.language.LineText;
import cardwright.language.Phrase;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.Place;
import cardwright.littletroubles.vocabulary.Side;
import cardwright.littletroubles.vocabulary.Trait;
import cardwright.littletroubles.vocabulary.Which;
import cardwright.littletroubles.vocabulary.Who;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A selector in words: `[other] [Adult|Regressed] [fighting] [Quick] [Main] KIND[ other than a KIND][ named "N"][ you control|here|in your hand|…][ traits]`.
final class Noun implements Phrase<Which> {
  /// Where cards are looked for, with its words.
  record Spot(Place place, Who whose, String words) {}

  private static final String OTHER = "other ";
  private static final String FIGHTING = "fighting ";
  private static final String QUICK = "Quick ";

  private static final String OPENINGS = openings();

  private final boolean several;
  private final List<Spot> spots;
  private final Phrase<String> name;
  private final Phrase<Trait> trait;

  /// @param several whether the noun stands in the plural
  /// @param spots where the cards can be looked for
  Noun(boolean several, List<Spot> spots, Phrase<String> name, Phrase<Trait> trait) {
    this.several = several;
    this.spots = List.copyOf(spots);
    this.name = name;
    this.trait = trait;
  }

  /// The letters with which a selector can open.
  private static String openings() {
    StringBuilder letters = new StringBuilder();
    List.of(OTHER, FIGHTING, QUICK, word(Side.ADULT), word(Side.REGRESSED), "card")
        .forEach(words -> letters.append(words.charAt(0)));
    for (Kind kind : Kind.values()) {
      letters.append(kind.words().charAt(0)).append(kind.unique().charAt(0));
    }
    return letters.toString();
  }

  @Override
  public List<Parse<Which>> read(LineText text, int at) {
    List<Parse<Which>> found = new ArrayList<>();
    int afterOther = text.match(OTHER, at);
    int next = Math.max(at, afterOther);
    Side side = Side.ANY;
    for (Side each : List.of(Side.ADULT, Side.REGRESSED)) {
      int end = text.match(word(each), next);
      if (end >= 0) {
        side = each;
        next = end;
      }
    }
    int afterFighting = text.match(FIGHTING, next);
    next = Math.max(next, afterFighting);
    int afterQuick = text.match(QUICK, next);
    next = Math.max(next, afterQuick);
    List<Trait> traits = new ArrayList<>();
    if (afterFighting >= 0) {
      traits.add(Trait.Simple.FIGHTING);
    }
    if (afterQuick >= 0) {
      traits.add(Trait.Simple.QUICK);
    }
    Which opening =
        new Which(
            afterOther >= 0,
            side,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Place.PLAY,
            Who.ANYONE,
            traits);
    kind(text, next, opening, found);
    return found;
  }

  private void kind(LineText text, int at, Which opening, List<Parse<Which>> found) {
    boolean onlyCharacters =
        opening.side() != Side.ANY || opening.traits().contains(Trait.Simple.FIGHTING);
    boolean onlyActions = opening.traits().contains(Trait.Simple.QUICK);
    for (Kind kind : Kind.values()) {
      if ((onlyCharacters && kind != Kind.CHARACTER) || (onlyActions && kind != Kind.ACTION)) {
        continue;
      }
      int unique = text.match(kind.unique() + " ", at);
      int end = noun(text, Math.max(at, unique), kind.words());
      if (end >= 0) {
        Which which = with(opening, Optional.of(kind), opening.not(), opening.named());
        other(text, end, unique < 0 ? which : and(which, Trait.Simple.UNIQUE), found);
      }
    }
    int card = onlyCharacters || onlyActions ? -1 : noun(text, at, "card");
    if (card >= 0) {
      other(text, card, opening, found);
    }
  }

  private int noun(LineText text, int at, String words) {
    String whole = words + (several ? "s" : "");
    int end = text.match(whole, at);
    if (end >= 0 && end < text.text().length() && Character.isLetter(text.text().charAt(end))) {
      text.expected(at, whole);
      return -1;
    }
    return end;
  }

  private void other(LineText text, int at, Which which, List<Parse<Which>> found) {
    named(text, at, which, found);
    if (which.kind().isEmpty()) {
      for (Kind kind : Kind.values()) {
        int end = text.match(" other than " + without(kind), at);
        if (end >= 0) {
          named(text, end, with(which, which.kind(), Optional.of(kind), which.named()), found);
        }
      }
    }
  }

  private String without(Kind kind) {
    if (several) {
      return kind.words() + "s";
    }
    return (kind == Kind.ACTION ? "an " : "a ") + kind.words();
  }

  private void named(LineText text, int at, Which which, List<Parse<Which>> found) {
    spot(text, at, which, found);
    int open = text.match(" named ", at);
    if (open >= 0) {
      for (Parse<String> title : name.read(text, open)) {
        Which called = with(which, which.kind(), which.not(), Optional.of(title.value()));
        spot(text, title.end(), called, found);
      }
    }
  }

  private void spot(LineText text, int at, Which which, List<Parse<Which>> found) {
    for (Spot spot : spots) {
      int end = text.match(spot.words(), at);
      if (end >= 0) {
        traits(text, end, in(which, spot), " ", found);
      }
    }
  }

  private void traits(LineText text, int at, Which which, String before, List<Parse<Which>> found) {
    found.add(new Parse<>(which, at));
    int open = text.match(before, at);
    if (open >= 0) {
      for (Parse<Trait> more : trait.read(text, open)) {
        traits(text, more.end(), and(which, more.value()), " and ", found);
      }
    }
  }

  private static Which with(
      Which which, Optional<Kind> kind, Optional<Kind> not, Optional<String> named) {
    return new Which(
        which.other(),
        which.side(),
        kind,
        not,
        named,
        which.place(),
        which.whose(),
        which.traits());
  }

  private static Which in(Which which, Spot spot) {
    return new Which(
        which.other(),
        which.side(),
        which.kind(),
        which.not(),
        which.named(),
        spot.place(),
        spot.whose(),
        which.traits());
  }

  private static Which and(Which which, Trait trait) {
    List<Trait> traits = new ArrayList<>(which.traits());
    traits.add(trait);
    return new Which(
        which.other(),
        which.side(),
        which.kind(),
        which.not(),
        which.named(),
        which.place(),
        which.whose(),
        traits);
  }

  private static String word(Side side) {
    return side == Side.ADULT ? "Adult " : side == Side.REGRESSED ? "Regressed " : "";
  }

  @Override
  public boolean mayOpen(char letter) {
    return OPENINGS.indexOf(letter) >= 0;
  }

  @Override
  public @Nullable String write(Which which) {
    Optional<Spot> spot =
        spots.stream()
            .filter(each -> each.place() == which.place() && each.whose() == which.whose())
            .findFirst();
    if (spot.isEmpty()) {
      return null;
    }
    List<Trait> traits = which.traits();
    StringBuilder out = new StringBuilder();
    out.append(which.other() ? OTHER : "").append(word(which.side()));
    out.append(traits.contains(Trait.Simple.FIGHTING) ? FIGHTING : "");
    out.append(traits.contains(Trait.Simple.QUICK) ? QUICK : "");
    which
        .kind()
        .filter(_ -> traits.contains(Trait.Simple.UNIQUE))
        .ifPresent(kind -> out.append(kind.unique()).append(' '));
    out.append(which.kind().map(Kind::words).orElse("card")).append(several ? "s" : "");
    which.not().ifPresent(kind -> out.append(" other than ").append(without(kind)));
    which.named().ifPresent(title -> out.append(" named ").append(name.write(title)));
    out.append(spot.get().words());
    return appendTraits(out, traits) ? out.toString() : null;
  }

  private boolean appendTraits(StringBuilder out, List<Trait> traits) {
    String before = " ";
    for (Trait each : traits) {
      if (each == Trait.Simple.FIGHTING
          || each == Trait.Simple.QUICK
          || each == Trait.Simple.UNIQUE) {
        continue;
      }
      String words = trait.write(each);
      if (words == null) {
        return false;
      }
      out.append(before).append(words);
      before = " and ";
    }
    return true;
  }
}
