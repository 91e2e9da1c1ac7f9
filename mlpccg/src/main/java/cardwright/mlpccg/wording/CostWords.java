package cardwright.mlpccg.wording;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.listOf;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.withArticle;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.EitherCost;
import cardwright.cardgame.text.Target;
import cardwright.cardgame.text.TargetWords;
import cardwright.language.Phrase;
import cardwright.mlpccg.vocabulary.Cost;
import cardwright.mlpccg.vocabulary.Place.Spot;
import cardwright.mlpccg.vocabulary.Which;
import cardwright.mlpccg.vocabulary.Who;
import java.util.List;
import java.util.function.Function;

/// The words for what is paid: `exhaust this card and pay 2`.
final class CostWords {
  private static final Nouns NOUNS = new Nouns(Person.YOU);

  private static final Phrase<Target<Which>> CARDS =
      oneOf(Mentioned.ONE, Targets.exactly(NOUNS.one, NOUNS.several));

  private static final Phrase<Target<Which>> HELD =
      oneOf(
          Targets.exactly(Nouns.in(false, Spot.HAND, Who.YOU), Nouns.in(true, Spot.HAND, Who.YOU)));

  private static final Phrase<Target<Which>> SPENT =
      oneOf(
          CARDS,
          TargetWords.each(NOUNS.one.when(which -> which.place() == Spot.BENEATH)),
          TargetWords.chosenOne(Nouns.a(Nouns.UNDER)));

  private static final Phrase<List<Cost>> ALL =
      oneOf(
          exhaustBoth(),
          listOf(oneOf(all()), ", ", " and ", 1).when(costs -> !isExhaustBoth(costs)));

  private static final Phrase<Cost> EITHER =
      oneOf(EitherCost.words(Cost.Either.class, ALL, Cost.Either::new, Cost.Either::ways));

  /// Everything left of the colon.
  static final Phrase<List<Cost>> COSTS =
      oneOf(ALL, listOf(EITHER, ", ", " and ", 1).when(costs -> costs.size() == 1));

  private CostWords() {}

  /// `exhaust this card and a Friend you control`: two costs with one verb.
  private static Phrase<List<Cost>> exhaustBoth() {
    return phrase(
            type(),
            "exhaust {} and {}",
            CARDS,
            CARDS,
            (one, other) -> List.<Cost>of(new Cost.Exhaust(one), new Cost.Exhaust(other)),
            costs -> exhausted(costs, 0),
            costs -> exhausted(costs, 1))
        .when(CostWords::isExhaustBoth);
  }

  private static boolean isExhaustBoth(List<Cost> costs) {
    return costs.size() == 2 && costs.stream().allMatch(Cost.Exhaust.class::isInstance);
  }

  private static Target<Which> exhausted(List<Cost> costs, int index) {
    return isExhaustBoth(costs) && costs.get(index) instanceof Cost.Exhaust(Target<Which> target)
        ? target
        : new Target.This<>();
  }

  @SuppressWarnings("unchecked")
  private static Class<List<Cost>> type() {
    return (Class<List<Cost>>) (Class<?>) List.class;
  }

  private static List<Phrase<Cost>> all() {
    return List.of(
        oneOf(
            phrase(
                Cost.Pay.class,
                "pay {}",
                oneOf(
                    phrase(
                        Amount.Fixed.class,
                        "{}",
                        NUMBER.when(tokens -> tokens > 0),
                        Amount.Fixed::new,
                        Amount.Fixed::number),
                    words(Amount.X.ONE, "X")),
                Cost.Pay::new,
                Cost.Pay::tokens)),
        oneOf(
            phrase(
                Cost.PayLess.class,
                "pay {} minus 1 for each {}",
                NUMBER.when(tokens -> tokens > 0),
                new ValueWords(Person.YOU, NOUNS).each,
                Cost.PayLess::new,
                Cost.PayLess::tokens,
                Cost.PayLess::forEach)),
        on(Cost.Exhaust.class, "exhaust {}", CARDS, Cost.Exhaust::new, Cost.Exhaust::target),
        on(Cost.Retire.class, "retire {}", CARDS, Cost.Retire::new, Cost.Retire::target),
        on(Cost.Dismiss.class, "dismiss {}", CARDS, Cost.Dismiss::new, Cost.Dismiss::target),
        on(Cost.Discard.class, "discard {}", HELD, Cost.Discard::new, Cost.Discard::target),
        on(Cost.Spend.class, "spend {}", SPENT, Cost.Spend::new, Cost.Spend::target),
        on(
            Cost.ToHand.class,
            "return {} to its owner's hand",
            CARDS,
            Cost.ToHand::new,
            Cost.ToHand::target),
        on(Cost.MoveHome.class, "move {} home", CARDS, Cost.MoveHome::new, Cost.MoveHome::target),
        on(
            Cost.RemoveAnyCounter.class,
            "remove a counter from {}",
            CARDS,
            Cost.RemoveAnyCounter::new,
            Cost.RemoveAnyCounter::target),
        counters());
  }

  private static <T extends Cost> Phrase<Cost> on(
      Class<T> type,
      String words,
      Phrase<Target<Which>> cards,
      Function<Target<Which>, T> make,
      Function<T, Target<Which>> target) {
    return oneOf(phrase(type, words, cards, make, target));
  }

  private static Phrase<Cost> counters() {
    return oneOf(
        phrase(
                Cost.RemoveCounters.class,
                "remove {} from this card",
                withArticle(
                    phrase(
                        Cost.RemoveCounters.class,
                        "{} counter",
                        Qualities.COUNTER,
                        counter -> new Cost.RemoveCounters(counter, 1),
                        Cost.RemoveCounters::counter)),
                remove -> remove,
                remove -> remove)
            .when(remove -> remove.number() == 1),
        phrase(
                Cost.RemoveCounters.class,
                "remove {} {} counters from this card",
                NUMBER,
                Qualities.COUNTER,
                (number, counter) -> new Cost.RemoveCounters(counter, number),
                Cost.RemoveCounters::number,
                Cost.RemoveCounters::counter)
            .when(remove -> remove.number() > 1));
  }
}
