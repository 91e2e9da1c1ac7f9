package cardwright.cardgame.text;

import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.withArticle;

import cardwright.language.Phrase;

/// Counters of one name: `a book counter`, `2 book counters`.
public record Heap(String counter, Amount number) {
  private static final Amount ONE = new Amount.Fixed(1);

  /// The words for it.
  ///
  /// @param several a number of more than one: `2`, `X`
  /// @param counter the name of a counter
  public static Phrase<Heap> words(Phrase<Amount> several, Phrase<String> counter) {
    return oneOf(
        withArticle(
            phrase(Heap.class, "{} counter", counter, name -> new Heap(name, ONE), Heap::counter)
                .when(heap -> heap.number().equals(ONE))),
        phrase(
            Heap.class,
            "{} {} counters",
            several,
            counter,
            (number, name) -> new Heap(name, number),
            Heap::number,
            Heap::counter));
  }
}
