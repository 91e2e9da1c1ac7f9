package cardwright.mlpccg.wording;

import static cardwright.language.Phrases.named;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.Target;
import cardwright.cardgame.text.TargetWords;
import cardwright.language.Phrase;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.OwnTarget;
import cardwright.mlpccg.vocabulary.Which;
import cardwright.mlpccg.vocabulary.Who;
import java.util.ArrayList;
import java.util.List;

/// The words for cards that are plain from where they stand: `this card`, `the host`, `that Friend`, `it`.
final class Mentioned {
  /// The types that `that` stands with.
  private static final Phrase<Integer> KIND = named("kind", single(""));

  private static final Phrase<Integer> KINDS = named("kinds", single("s"));

  /// One card, the same for everybody.
  static final Phrase<Target<Which>> ONE =
      oneOf(
          TargetWords.thisCard(),
          words(new OwnTarget.Host(), "the host"),
          words(new OwnTarget.ThisProblem(), "this Problem"),
          TargetWords.it(),
          phrase(
              OwnTarget.Banished.class,
              "the banished {}",
              KIND,
              OwnTarget.Banished::new,
              OwnTarget.Banished::kinds),
          phrase(
              OwnTarget.TheOther.class,
              "the other {}",
              KIND,
              OwnTarget.TheOther::new,
              OwnTarget.TheOther::kinds),
          phrase(
              OwnTarget.Exhausted.class,
              "the exhausted {}",
              KIND,
              OwnTarget.Exhausted::new,
              OwnTarget.Exhausted::kinds),
          TargetWords.that(KIND));

  /// Several cards.
  static final Phrase<Target<Which>> SEVERAL = oneOf(TargetWords.those(KINDS));

  private Mentioned() {}

  /// The top card of a deck.
  static Phrase<Target<Which>> of(Person person) {
    return oneOf(
        words(new OwnTarget.TopCard(Who.YOU), person.say("the top card of your deck")),
        words(
            new OwnTarget.TopCard(Who.OPPONENT),
            person.say("the top card of your opponent's deck")));
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
