package cardwright.littletroubles.wording;

import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.language.Phrase;
import cardwright.language.Phrases;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The words for cards that are plain from where they stand: `this card`, `the holder`, `that Character`, `it`.
final class Mentioned {
  /// The name of a counter.
  static final Phrase<String> COUNTER = Phrases.word("the name of a counter");

  /// A kind: `Toy`.
  static final Phrase<Kind> KIND = oneOf(Kind.values(), Kind::words);

  /// A kind in the plural: `Toys`.
  static final Phrase<Kind> KINDS = oneOf(Kind.values(), kind -> kind.words() + "s");

  /// One card.
  static final Phrase<Target> ONE =
      oneOf(
          words(new Target.This(), "this card"),
          words(new Target.Holder(), "the holder"),
          phrase(Target.Here.class, "the {} here", KIND, Target.Here::new, Target.Here::kind),
          phrase(Target.That.class, "that {}", any(""), Target.That::new, Target.That::kind),
          words(new Target.It(), "it"));

  /// Several cards.
  static final Phrase<Target> SEVERAL =
      oneOf(
          phrase(Target.Those.class, "those {}", any("s"), Target.Those::new, Target.Those::kind));

  private Mentioned() {}

  private static Phrase<Optional<Kind>> any(String plural) {
    List<Phrase<Optional<Kind>>> nouns = new ArrayList<>();
    for (Kind kind : Kind.values()) {
      nouns.add(words(Optional.of(kind), kind.words() + plural));
    }
    nouns.add(words(Optional.empty(), "card" + plural));
    return oneOf(nouns);
  }
}
