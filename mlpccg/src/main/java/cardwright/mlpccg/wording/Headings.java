package cardwright.mlpccg.wording;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.listOf;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.language.Phrase;
import cardwright.mlpccg.vocabulary.Color;
import cardwright.mlpccg.vocabulary.Figures;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Requirement;
import cardwright.mlpccg.vocabulary.Trait;
import java.util.ArrayList;
import java.util.List;

/// The words for the line of kind and figures: `Friend, blue 2, cost 3, requires blue 3, Crystal`.
final class Headings {
  /// Power of a color.
  record Power(int color, int number) {}

  private static final Power NOTHING = new Power(0, 0);

  /// What is printed as a cost: a number, or X.
  record Price(int tokens, boolean isX) {}

  private static final Price FREE = new Price(0, false);

  private static final Phrase<Price> PRICE =
      oneOf(
          words(new Price(0, true), "X"),
          phrase(Price.class, "{}", NUMBER, tokens -> new Price(tokens, false), Price::tokens)
              .when(price -> !price.isX()));

  private static final Phrase<Power> POWER =
      phrase(
          Power.class,
          "{} {}",
          Sorts.COLOR,
          NUMBER,
          (color, number) -> new Power(color.bit(), number),
          power -> lowest(power.color()),
          Power::number);

  private static final Phrase<Power> REQUIRES =
      oneOf(
          words(NOTHING, ""),
          phrase(Power.class, ", requires {}", POWER, power -> power, power -> power)
              .when(power -> power.number() > 0));

  private static final Phrase<Integer> TRAITS =
      oneOf(
          words(0, ""),
          phrase(
                  Integer.class,
                  ", {}",
                  listOf(Sorts.TRAIT, ", ", ", ", 1),
                  Headings::bits,
                  Headings::traits)
              .when(bits -> bits != 0));

  /// The line of any card, and of the Boosted side of a Mane Character.
  static final Phrase<Figures> HEADING =
      oneOf(mane(), friend(), event(), resource(), troublemaker(), problem());

  /// The line of a token: a Friend, without cost and requirement.
  static final Phrase<Figures> TOKEN =
      phrase(
          Figures.class,
          "Friend, {}{}",
          POWER,
          TRAITS,
          (power, traits) -> figures(Kind.FRIEND, power, FREE, NOTHING, traits, 0, 0),
          Headings::power,
          Figures::traits);

  private Headings() {}

  /// The first of several colors; the last color of all for none.
  private static Color lowest(int colors) {
    return Color.of(Integer.numberOfTrailingZeros(colors | 1 << (Color.COUNT - 1)));
  }

  private static int bits(List<Trait> traits) {
    int bits = 0;
    for (Trait trait : traits) {
      bits |= trait.bit();
    }
    return bits;
  }

  private static List<Trait> traits(int bits) {
    List<Trait> traits = new ArrayList<>();
    for (Trait trait : Trait.values()) {
      if ((bits & trait.bit()) != 0) {
        traits.add(trait);
      }
    }
    return traits;
  }

  private static Figures figures(
      Kind kind, Power power, Price cost, Power required, int traits, int limit, int points) {
    return new Figures(
        kind,
        power.color(),
        power.number(),
        cost.tokens(),
        cost.isX(),
        required.color(),
        required.number(),
        traits,
        limit,
        points,
        Requirement.NONE,
        0,
        0);
  }

  private static Power power(Figures figures) {
    return new Power(figures.colors(), figures.power());
  }

  private static Power required(Figures figures) {
    return new Power(figures.requiredColor(), figures.required());
  }

  private static Phrase<Figures> mane() {
    return phrase(
            Figures.class,
            "Mane Character, {}, home limit {}{}",
            POWER,
            NUMBER,
            TRAITS,
            (power, limit, traits) -> figures(Kind.MANE, power, FREE, NOTHING, traits, limit, 0),
            Headings::power,
            Figures::homeLimit,
            Figures::traits)
        .when(figures -> figures.is(Kind.MANE));
  }

  private static Phrase<Figures> friend() {
    return phrase(
            Figures.class,
            "Friend, {}, cost {}{}{}",
            POWER,
            NUMBER,
            REQUIRES,
            TRAITS,
            (power, cost, required, traits) ->
                figures(Kind.FRIEND, power, new Price(cost, false), required, traits, 0, 0),
            Headings::power,
            Figures::cost,
            Headings::required,
            Figures::traits)
        .when(figures -> figures.is(Kind.FRIEND));
  }

  private static Phrase<Figures> event() {
    return phrase(
            Figures.class,
            "Event, power {}, cost {}{}{}",
            NUMBER,
            PRICE,
            REQUIRES,
            TRAITS,
            (power, cost, required, traits) ->
                figures(Kind.EVENT, new Power(0, power), cost, required, traits, 0, 0),
            Figures::power,
            figures -> new Price(figures.cost(), figures.costsX()),
            Headings::required,
            Figures::traits)
        .when(figures -> figures.is(Kind.EVENT));
  }

  private static Phrase<Figures> resource() {
    return phrase(
            Figures.class,
            "Resource, power {}, cost {}{}{}",
            NUMBER,
            NUMBER,
            REQUIRES,
            TRAITS,
            (power, cost, required, traits) ->
                figures(
                    Kind.RESOURCE,
                    new Power(0, power),
                    new Price(cost, false),
                    required,
                    traits,
                    0,
                    0),
            Figures::power,
            Figures::cost,
            Headings::required,
            Figures::traits)
        .when(figures -> figures.is(Kind.RESOURCE));
  }

  private static Phrase<Figures> troublemaker() {
    return phrase(
            Figures.class,
            "Troublemaker, power {}, points {}{}",
            NUMBER,
            NUMBER,
            TRAITS,
            (power, points, traits) ->
                figures(Kind.TROUBLEMAKER, new Power(0, power), FREE, NOTHING, traits, 0, points),
            Figures::power,
            Figures::points,
            Figures::traits)
        .when(figures -> figures.is(Kind.TROUBLEMAKER));
  }

  private static Phrase<Figures> problem() {
    return phrase(
            Figures.class,
            "Problem, requires {}, opponent {}, bonus {}",
            requirement(),
            NUMBER,
            NUMBER,
            (own, opponents, bonus) ->
                new Figures(Kind.PROBLEM, 0, 0, 0, false, 0, 0, 0, 0, 0, own, opponents, bonus),
            Figures::own,
            Figures::opponents,
            Figures::bonus)
        .when(figures -> figures.is(Kind.PROBLEM));
  }

  private static Phrase<Requirement> requirement() {
    return oneOf(
        phrase(
                Requirement.class,
                "any {}",
                NUMBER,
                power -> new Requirement(Requirement.ANY, power, 0, 0),
                Requirement::power)
            .when(requirement -> requirement.first() == Requirement.ANY),
        phrase(
                Requirement.class,
                "{} and {}",
                POWER,
                POWER,
                (first, second) ->
                    new Requirement(first.color(), first.number(), second.color(), second.number()),
                requirement -> new Power(requirement.first(), requirement.power()),
                requirement -> new Power(requirement.second(), requirement.more()))
            .when(requirement -> Integer.bitCount(requirement.second()) == 1),
        phrase(
                Requirement.class,
                "{} and not {}",
                POWER,
                POWER,
                (first, second) ->
                    new Requirement(
                        first.color(),
                        first.number(),
                        Requirement.ANY & ~second.color(),
                        second.number()),
                requirement -> new Power(requirement.first(), requirement.power()),
                requirement ->
                    new Power(Requirement.ANY & ~requirement.second(), requirement.more()))
            .when(requirement -> Integer.bitCount(requirement.second()) > 1));
  }
}
