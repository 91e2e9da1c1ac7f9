package cardwright.ggltcg.wording;

import static cardwright.language.Phrases.BONUS;
import static cardwright.language.Phrases.listOf;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.AmountWords;
import cardwright.ggltcg.vocabulary.Bonus;
import cardwright.ggltcg.vocabulary.Stat;
import cardwright.ggltcg.vocabulary.Stats;
import cardwright.language.Phrase;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/// The words for amounts, and for what is added to figures: `+2 speed and +X strength`.
final class Bonuses {
  /// How much, in the words that every game has.
  static final AmountWords AMOUNTS = new AmountWords(Nouns.EACH, Nouns.NUMBER_OF);

  /// What Toys have: numbers alone.
  static final Phrase<Stats> HAD =
      phrase(Stats.class, "{}", list(Bonuses::number), Bonuses::sum, Bonuses::parts);

  /// What Toys gain, each figure once.
  static final Phrase<List<Bonus>> GAINED =
      list(Bonuses::amount)
          .when(bonuses -> bonuses.stream().map(Bonus::stat).distinct().count() == bonuses.size());

  private Bonuses() {}

  /// The same in the order of figures.
  static List<Bonus> inOrder(List<Bonus> bonuses) {
    return bonuses.stream().sorted(Comparator.comparing(Bonus::stat)).toList();
  }

  private static Phrase<List<Bonus>> list(Function<Stat, Phrase<Bonus>> each) {
    List<Phrase<Bonus>> all = new ArrayList<>();
    for (Stat stat : Stat.values()) {
      all.add(each.apply(stat));
    }
    return listOf(oneOf(all), ", ", " and ", 1);
  }

  private static Phrase<Bonus> number(Stat stat) {
    return phrase(
            Bonus.class,
            "{} " + stat.words(),
            BONUS,
            by -> new Bonus(stat, new Amount.Fixed(by)),
            Bonuses::fixed)
        .when(bonus -> bonus.stat() == stat);
  }

  private static Phrase<Bonus> amount(Stat stat) {
    return phrase(
            Bonus.class,
            "{}",
            AMOUNTS.before("+", " " + stat.words()),
            by -> new Bonus(stat, by),
            Bonus::by)
        .when(bonus -> bonus.stat() == stat);
  }

  private static int fixed(Bonus bonus) {
    return bonus.by() instanceof Amount.Fixed(int number) ? number : 0;
  }

  private static Stats sum(List<Bonus> bonuses) {
    Stats sum = Stats.NONE;
    for (Bonus bonus : bonuses) {
      sum = sum.plus(bonus.stat(), fixed(bonus));
    }
    return sum;
  }

  private static List<Bonus> parts(Stats stats) {
    List<Bonus> parts = new ArrayList<>();
    for (Stat stat : Stat.values()) {
      if (stats.of(stat) != 0) {
        parts.add(new Bonus(stat, new Amount.Fixed(stats.of(stat))));
      }
    }
    return parts;
  }
}
