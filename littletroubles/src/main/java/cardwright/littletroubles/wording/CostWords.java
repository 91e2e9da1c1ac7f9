package cardwright.littletroubles.wording;

import static cardwright.language.Phrases.listOf;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.EitherCost;
import cardwright.cardgame.text.Heap;
import cardwright.language.Phrase;
import cardwright.language.Phrases;
import cardwright.littletroubles.vocabulary.Cost;
import java.util.List;

/// The words for what stands left of the colon: `2 cookies and discard a card`.
final class CostWords {
  private static final Phrase<Cost> COST =
      oneOf(
          phrase(
              Cost.Cookies.class,
              "{}",
              Phrases.number("cookie", "cookies"),
              Cost.Cookies::new,
              Cost.Cookies::number),
          words(new Cost.XCookies(), "X cookies"),
          phrase(
              Cost.ToTimeout.class,
              "send {} to Timeout",
              Targets.ANY,
              Cost.ToTimeout::new,
              Cost.ToTimeout::target),
          phrase(
              Cost.Regress.class,
              "regress {}",
              Targets.ANY,
              Cost.Regress::new,
              Cost.Regress::target),
          phrase(
              Cost.ToHand.class,
              "return {} to its owner's hand",
              Targets.ONE,
              Cost.ToHand::new,
              Cost.ToHand::target),
          phrase(
              Cost.ToHand.class,
              "return {} to their owners' hands",
              Targets.SEVERAL,
              Cost.ToHand::new,
              Cost.ToHand::target),
          phrase(
              Cost.Discard.class,
              "discard {}",
              Commands.CARDS,
              Cost.Discard::new,
              Cost.Discard::cards),
          phrase(
              Cost.RemoveCounters.class,
              "remove {} from this card",
              Amounts.HEAP.when(heap -> heap.number() instanceof Amount.Fixed),
              heap -> new Cost.RemoveCounters(heap.counter(), number(heap.number())),
              removed -> new Heap(removed.counter(), new Amount.Fixed(removed.number()))));

  private static final Phrase<List<Cost>> ALL = listOf(COST, ", ", " and ", 1);

  private static final Phrase<Cost> EITHER =
      oneOf(EitherCost.words(Cost.Either.class, ALL, Cost.Either::new, Cost.Either::ways));

  /// All that has to be paid.
  static final Phrase<List<Cost>> COSTS =
      oneOf(ALL, listOf(EITHER, ", ", " and ", 1).when(costs -> costs.size() == 1));

  private CostWords() {}

  private static int number(Amount amount) {
    return amount instanceof Amount.Fixed(int number) ? number : 0;
  }
}
