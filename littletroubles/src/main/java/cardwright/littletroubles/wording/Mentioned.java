package cardwright.littletroubles.wording;

import static cardwright.language.Phrases.named;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.Target;
import cardwright.cardgame.text.TargetWords;
import cardwright.language.Phrase;
import cardwright.language.Phrases;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.OwnTarget;
import cardwright.littletroubles.vocabulary.Which;
import java.util.ArrayList;
import java.util.List;

/// The words for cards that are plain from where they stand: `this card`, `the holder`, `that Character`, `it`.
final class Mentioned {
  /// The name of a counter.
  static final Phrase<String> COUNTER = Phrases.word("the name of a counter");

  /// A kind: `Toy`.
  static final Phrase<Kind> KIND = oneOf(Kind.values(), Kind::words);

  /// A kind in the plural: `Toys`.
  static final Phrase<Kind> KINDS = oneOf(Kind.values(), kind -> kind.words() + "s");

  /// One card.
  static final Phrase<Target<Which>> ONE =
      oneOf(
          TargetWords.thisCard(),
          words(new OwnTarget.Holder(), "the holder"),
          phrase(
              OwnTarget.Here.class, "the {} here", KIND, OwnTarget.Here::new, OwnTarget.Here::kind),
          TargetWords.that(any("")),
          TargetWords.it());

  /// Several cards.
  static final Phrase<Target<Which>> SEVERAL = oneOf(TargetWords.those(any("s")));

  private Mentioned() {}

  private static Phrase<Integer> any(String plural) {
    List<Phrase<Integer>> nouns = new ArrayList<>();
    for (Kind kind : Kind.values()) {
      nouns.add(words(kind.bit(), kind.words() + plural));
    }
    nouns.add(words(Kind.ANY, "card" + plural));
    return named("kind" + plural, oneOf(nouns));
  }
}
