package cardwright.ggltcg.wording;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.withArticle;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.Target;
import cardwright.cardgame.text.TargetWords;
import cardwright.ggltcg.vocabulary.Kind;
import cardwright.ggltcg.vocabulary.Value;
import cardwright.ggltcg.vocabulary.Which;
import cardwright.ggltcg.vocabulary.Whose;
import cardwright.language.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// The words for cards: `a Toy you control`, `each other Toy with printed stamina 1`, `up to 2 cards you own`.
final class Nouns {
  /// One card, wherever it is: `Toy`, `card`.
  static final Phrase<Optional<Kind>> KIND =
      oneOf(
          words(Optional.of(Kind.TOY), "Toy"),
          words(Optional.of(Kind.ACTION), "Action"),
          words(Optional.<Kind>empty(), "card"));

  /// One card that is not in play yet, as a selector.
  static final Phrase<Which> A_PLAYED_CARD =
      phrase(Which.class, "{}", KIND, kind -> Which.of(kind, Whose.ANYONES), Which::kind);

  private static final Phrase<Optional<Kind>> SEVERAL =
      oneOf(
          words(Optional.of(Kind.TOY), "Toys"),
          words(Optional.of(Kind.ACTION), "Actions"),
          words(Optional.<Kind>empty(), "cards"));

  /// One card in play: a card that is not called a Toy needs `in play` to say where.
  static final Phrase<Which> IN_PLAY = inPlay("");

  /// Several cards in play, without a number: `Toys you control`.
  static final Phrase<Which> SEVERAL_IN_PLAY = inPlay("s");

  private static final Phrase<Which> ONE_OWN =
      phrase(Which.class, "{} you own", KIND, Nouns::own, Which::kind).when(Nouns::isOwn);

  private static final Phrase<Which> SEVERAL_OWN =
      phrase(Which.class, "{} you own", SEVERAL, Nouns::own, Which::kind).when(Nouns::isOwn);

  /// What is counted one by one: `Toy you control`, `card in your Sleep Zone`.
  static final Phrase<Value> EACH = counted("{}", IN_PLAY, KIND);

  /// A number: `the number of Toys you control`.
  static final Phrase<Value> NUMBER_OF = counted("the number of {}", SEVERAL_IN_PLAY, SEVERAL);

  /// One card in play that is chosen, as a bare noun with its article.
  static final Phrase<Which> A_CARD_IN_PLAY = one(IN_PLAY);

  /// What an effect on cards in play can act on.
  static final Phrase<Target<Which>> TARGET =
      oneOf(TargetWords.thisCard(), TargetWords.it(), target(IN_PLAY, SEVERAL_IN_PLAY));

  /// What an effect can act on that makes something of other cards.
  static final Phrase<Target<Which>> OTHERS = target(IN_PLAY, SEVERAL_IN_PLAY);

  /// What an effect on cards in play can act on, one card at a time.
  static final Phrase<Target<Which>> ONE_TARGET = TARGET.when(target -> !isSeveral(target));

  /// What an effect on cards in play can act on, several cards at once.
  static final Phrase<Target<Which>> SEVERAL_TARGETS = TARGET.when(Nouns::isSeveral);

  /// What an effect on sleeping cards can act on.
  static final Phrase<Target<Which>> SLEEPING = target(ONE_OWN, SEVERAL_OWN);

  private Nouns() {}

  private static boolean isSeveral(Target<Which> target) {
    return target instanceof Target.Choose<Which> choose && choose.several();
  }

  private static Phrase<Value> counted(
      String words, Phrase<Which> inPlay, Phrase<Optional<Kind>> kind) {
    Phrase<Which> asleep =
        phrase(Which.class, "{} in your Sleep Zone", kind, Nouns::own, Which::kind)
            .when(Nouns::isOwn);
    return oneOf(
        phrase(
            Value.CountOf.class,
            words,
            oneOf(inPlay, asleep),
            Value.CountOf::new,
            Value.CountOf::which));
  }

  private static Which own(Optional<Kind> kind) {
    return Which.of(kind, Whose.YOU_OWN);
  }

  private static boolean isOwn(Which which) {
    return which.equals(own(which.kind()));
  }

  /// Every kind on every side, with and without `other`: few enough to be listed.
  private static Phrase<Which> inPlay(String plural) {
    List<Phrase<Which>> nouns = new ArrayList<>();
    for (boolean other : new boolean[] {false, true}) {
      for (Whose whose : List.of(Whose.ANYONES, Whose.YOU_CONTROL, Whose.OPPONENT_CONTROLS)) {
        for (Kind kind : Kind.values()) {
          Which which = new Which(other, Optional.of(kind), whose, OptionalInt.empty());
          nouns.add(
              words(which, (other ? "other " : "") + kind.words() + plural + side(whose, "")));
        }
        Which any = new Which(other, Optional.empty(), whose, OptionalInt.empty());
        nouns.add(words(any, (other ? "other " : "") + "card" + plural + side(whose, " in play")));
      }
    }
    Phrase<Which> noun = oneOf(nouns);
    return oneOf(
        noun,
        phrase(
                Which.class,
                "{} with printed stamina {}",
                noun,
                NUMBER,
                (which, stamina) -> withStamina(which, OptionalInt.of(stamina)),
                which -> withStamina(which, OptionalInt.empty()),
                which -> which.printedStamina().orElse(-1))
            .when(which -> which.printedStamina().isPresent()));
  }

  private static String side(Whose whose, String anyones) {
    return switch (whose) {
      case ANYONES -> anyones;
      case YOU_CONTROL -> " you control";
      case OPPONENT_CONTROLS -> " your opponent controls";
      case YOU_OWN -> " you own";
    };
  }

  /// One card: `a Toy`, `an Action`, `another Toy`.
  private static Phrase<Which> one(Phrase<Which> noun) {
    return oneOf(
        withArticle(noun.when(which -> !which.other())),
        phrase(Which.class, "an{}", noun.when(Which::other), which -> which, which -> which));
  }

  private static Which withStamina(Which which, OptionalInt stamina) {
    return new Which(which.other(), which.kind(), which.whose(), stamina);
  }

  private static Phrase<Target<Which>> target(Phrase<Which> one, Phrase<Which> several) {
    return oneOf(
        TargetWords.each(one),
        TargetWords.chosenOne(one(one)),
        TargetWords.upTo(TargetWords.DIGITS, several),
        TargetWords.exactly(TargetWords.DIGITS, several));
  }
}
