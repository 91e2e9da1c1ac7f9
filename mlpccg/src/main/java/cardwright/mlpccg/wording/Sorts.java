package cardwright.mlpccg.wording;

import static cardwright.language.Phrases.listOf;
import static cardwright.language.Phrases.named;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.language.Phrase;
import cardwright.mlpccg.vocabulary.Color;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Trait;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/// The closed lists of words: types, colors, traits, keywords.
final class Sorts {
  /// Types as bits, one of a sort: `card`, `character`, `Friend or Resource`.
  static final Phrase<Integer> KIND = named("kind", kinds(""));

  /// Types as bits, several of a sort: `cards`, `characters`, `Friends or Resources`.
  static final Phrase<Integer> KINDS = named("kinds", kinds("s"));

  /// A color.
  static final Phrase<Color> COLOR = oneOf(Color.values(), Color::words);

  /// Colors as bits: `blue`, `blue or pink`.
  static final Phrase<Integer> COLORS =
      named("colors", bits(Color.values().length, bit -> Color.of(bit).words()));

  /// A trait.
  static final Phrase<Trait> TRAIT = oneOf(Trait.values(), Trait::words);

  /// Traits as bits: `Crystal`, `Dragon or Pegasus`.
  static final Phrase<Integer> TRAITS =
      named("traits", bits(Trait.values().length, bit -> Trait.values()[bit].words()));

  /// A keyword without a number.
  static final Phrase<Keyword> KEYWORD =
      oneOf(Keyword.values(), Keyword::words).when(keyword -> keyword != Keyword.SUPPORTIVE);

  private Sorts() {}

  private static Phrase<Integer> kinds(String plural) {
    List<Phrase<Integer>> single = new ArrayList<>();
    for (Kind kind : Kind.values()) {
      single.add(words(kind.bit(), kind.words() + plural));
    }
    return oneOf(
        words(Kind.ANY, "card" + plural),
        words(Kind.CHARACTERS, "character" + plural),
        anyOf(single).when(bits -> bits != Kind.ANY && bits != Kind.CHARACTERS));
  }

  private static Phrase<Integer> bits(int count, IntFunction<String> word) {
    List<Phrase<Integer>> single = new ArrayList<>();
    for (int one = 0; one < count; one++) {
      single.add(words(1 << one, word.apply(one)));
    }
    return anyOf(single);
  }

  /// One or several of a closed list, as bits: `A`, `A or B`, `A, B or C`.
  private static Phrase<Integer> anyOf(List<Phrase<Integer>> single) {
    return phrase(
        Integer.class,
        "{}",
        listOf(oneOf(single), ", ", " or ", 1),
        all -> all.stream().reduce(0, (a, b) -> a | b),
        Sorts::single);
  }

  private static List<Integer> single(int bits) {
    List<Integer> all = new ArrayList<>();
    for (int rest = bits; rest != 0; rest &= rest - 1) {
      all.add(Integer.lowestOneBit(rest));
    }
    return all;
  }
}
