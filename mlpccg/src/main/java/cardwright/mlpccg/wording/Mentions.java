package cardwright.mlpccg.wording;

import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.language.Phrase;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Target;
import cardwright.mlpccg.vocabulary.Who;
import java.util.ArrayList;
import java.util.List;

/// The words for cards that are plain from where they stand: `this card`, `the host`, `that Friend`, `it`.
final class Mentions {
  /// The types that `that` stands with.
  private static final Phrase<Integer> KIND = single("");

  private static final Phrase<Integer> KINDS = single("s");

  /// One card, the same for everybody.
  static final Phrase<Target> ONE =
      oneOf(
          words(new Target.This(), "this card"),
          words(new Target.Host(), "the host"),
          words(new Target.ThisProblem(), "this Problem"),
          words(new Target.It(), "it"),
          phrase(
              Target.Banished.class,
              "the banished {}",
              KIND,
              Target.Banished::new,
              Target.Banished::kinds),
          phrase(Target.That.class, "that {}", KIND, Target.That::new, Target.That::kinds));

  /// Several cards.
  static final Phrase<Target> SEVERAL =
      oneOf(phrase(Target.Those.class, "those {}", KINDS, Target.Those::new, Target.Those::kinds));

  private Mentions() {}

  /// The top card of a deck.
  static Phrase<Target> of(Person person) {
    return oneOf(
        words(new Target.TopCard(Who.YOU), person.say("the top card of your deck")),
        words(
            new Target.TopCard(Who.OPPONENT), person.say("the top card of your opponent's deck")));
  }

  private static Phrase<Integer> single(String plural) {
    List<Phrase<Integer>> all = new ArrayList<>();
    all.add(words(Kind.ANY, "card" + plural));
    all.add(words(Kind.CHARACTERS, "character" + plural));
    for (Kind kind : Kind.values()) {
      all.add(words(kind.bit(), kind.words() + plural));
    }
    return oneOf(all);
  }
}
