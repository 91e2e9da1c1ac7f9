package cardwright.littletroubles.wording;

import static cardwright.language.Phrases.named;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.withArticle;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.Quality;
import cardwright.language.Phrase;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.OwnQuality;
import cardwright.littletroubles.vocabulary.OwnQuality.State;
import cardwright.littletroubles.vocabulary.Side;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// The words before a kind, in their order, and the kinds that may stand behind them: `[Adult|Regressed] [fighting] Character`, `[Quick] Action`, `Main Character`.
final class Adjectives {
  private static final Phrase<Quality> NONE = Quality.none();
  private static final Phrase<Quality> FIRST = first();
  private static final Phrase<Quality> BEHIND_SIDE =
      oneOf(words(State.FIGHTING, "fighting "), unique(Kind.CHARACTER));
  private static final Phrase<Quality> BEHIND_FIGHTING = oneOf(unique(Kind.CHARACTER));
  private static final Phrase<Quality> BEHIND_QUICK = oneOf(unique(Kind.ACTION));

  private static final Kinds ONE = new Kinds("");
  private static final Kinds SEVERAL = new Kinds("s");
  private static final Phrase<Quality> EXCEPT_ONE = except(withArticle(ONE.any));
  private static final Phrase<Quality> EXCEPT_SEVERAL = except(SEVERAL.any);

  private Adjectives() {}

  /// The nouns in the singular or in the plural.
  private static final class Kinds {
    final Map<Kind, Phrase<Integer>> each = new EnumMap<>(Kind.class);
    final Phrase<Integer> any;

    Kinds(String plural) {
      for (Kind kind : Kind.values()) {
        each.put(kind, words(kind.bit(), kind.words() + plural));
      }
      List<Phrase<Integer>> all = new ArrayList<>(each.values());
      all.add(words(Kind.ANY, "card" + plural));
      this.any = named("kind" + plural, oneOf(all));
    }

    Phrase<Integer> only(Kind kind) {
      return each.getOrDefault(kind, any);
    }
  }

  private static Phrase<Quality> first() {
    List<Phrase<Quality>> all = new ArrayList<>();
    all.add(words(new OwnQuality.Facing(Side.ADULT), "Adult "));
    all.add(words(new OwnQuality.Facing(Side.REGRESSED), "Regressed "));
    all.add(words(State.FIGHTING, "fighting "));
    all.add(words(State.QUICK, "Quick "));
    for (Kind kind : Kind.values()) {
      all.add(unique(kind));
    }
    return oneOf(all);
  }

  private static Phrase<Quality> unique(Kind kind) {
    return words(new OwnQuality.Unique(kind), kind.unique() + " ");
  }

  /// The adjectives that may stand behind others, each with its space.
  static Phrase<Quality> behind(List<Quality> before) {
    if (before.isEmpty()) {
      return FIRST;
    }
    return switch (last(before)) {
      case OwnQuality.Facing _ -> BEHIND_SIDE;
      case OwnQuality.Unique _ -> NONE;
      case State state ->
          switch (state) {
            case FIGHTING -> BEHIND_FIGHTING;
            case QUICK -> BEHIND_QUICK;
            case HOLDS_TOY, IS_HELD, NOT_REGRESSED_BY_THIS_TEXT, BRIBE -> NONE;
          };
    };
  }

  /// The kinds that may stand behind adjectives, as bits.
  static Phrase<Integer> kinds(List<Quality> adjectives, boolean several) {
    Kinds kinds = several ? SEVERAL : ONE;
    if (adjectives.isEmpty()) {
      return kinds.any;
    }
    return switch (last(adjectives)) {
      case OwnQuality.Facing _ -> kinds.only(Kind.CHARACTER);
      case OwnQuality.Unique(Kind kind) -> kinds.only(kind);
      case State state ->
          switch (state) {
            case QUICK -> kinds.only(Kind.ACTION);
            case FIGHTING -> kinds.only(Kind.CHARACTER);
            case HOLDS_TOY, IS_HELD, NOT_REGRESSED_BY_THIS_TEXT, BRIBE -> kinds.any;
          };
    };
  }

  /// What `card` may leave out: `other than a Character`.
  static Phrase<Quality> except(int kinds, boolean several) {
    return kinds != Kind.ANY ? NONE : several ? EXCEPT_SEVERAL : EXCEPT_ONE;
  }

  private static Phrase<Quality> except(Phrase<Integer> noun) {
    List<Phrase<Integer>> all = new ArrayList<>();
    for (Kind kind : Kind.values()) {
      all.add(words(kind.bit(), Objects.requireNonNull(noun.write(kind.bit()))));
    }
    return Quality.except(oneOf(all));
  }

  private static OwnQuality last(List<Quality> adjectives) {
    return OwnQuality.of((Quality.Own) adjectives.getLast());
  }
}
