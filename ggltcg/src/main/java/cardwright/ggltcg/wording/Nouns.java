package cardwright.ggltcg.wording;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.withArticle;
import static cardwright.language.Phrases.words;

import cardwright.ggltcg.vocabulary.Kind;
import cardwright.ggltcg.vocabulary.Target;
import cardwright.ggltcg.vocabulary.Which;
import cardwright.ggltcg.vocabulary.Whose;
import cardwright.language.Phrase;
import java.util.Optional;
import java.util.OptionalInt;

/// The words for cards: `a Toy you control`, `each other Toy with printed stamina 1`, `up to 2 cards you own`.
final class Nouns {
  private static final Phrase<Optional<Kind>> ONE =
      oneOf(
          words(Optional.of(Kind.TOY), "Toy"),
          words(Optional.of(Kind.ACTION), "Action"),
          words(Optional.<Kind>empty(), "card"));

  private static final Phrase<Optional<Kind>> SEVERAL =
      oneOf(
          words(Optional.of(Kind.TOY), "Toys"),
          words(Optional.of(Kind.ACTION), "Actions"),
          words(Optional.<Kind>empty(), "cards"));

  private static final Phrase<Whose> SIDE =
      oneOf(
          words(Whose.YOU_CONTROL, " you control"),
          words(Whose.OPPONENT_CONTROLS, " your opponent controls"));

  /// One card in play: a card that is not called a Toy needs `in play` to say where.
  private static final Phrase<Which> IN_PLAY = inPlay(ONE);

  private static final Phrase<Which> SEVERAL_IN_PLAY = inPlay(SEVERAL);

  private static final Phrase<Which> ONE_OWN =
      phrase(Which.class, "{} you own", ONE, Nouns::own, Which::kind).when(Nouns::isOwn);

  private static final Phrase<Which> SEVERAL_OWN =
      phrase(Which.class, "{} you own", SEVERAL, Nouns::own, Which::kind).when(Nouns::isOwn);

  /// Several cards in play, without a number: `Toys you control`.
  static final Phrase<Which> ALL_IN_PLAY = SEVERAL_IN_PLAY;

  /// One card in play that is chosen, as a bare noun with its article.
  static final Phrase<Which> A_CARD_IN_PLAY = withArticle(IN_PLAY);

  /// What an effect on cards in play can act on.
  static final Phrase<Target> TARGET = target(IN_PLAY, SEVERAL_IN_PLAY);

  /// What an effect on sleeping cards can act on.
  static final Phrase<Target> SLEEPING = target(ONE_OWN, SEVERAL_OWN);

  private Nouns() {}

  private static Which own(Optional<Kind> kind) {
    return Which.of(kind, Whose.YOU_OWN);
  }

  private static boolean isOwn(Which which) {
    return which.equals(own(which.kind()));
  }

  private static Phrase<Which> inPlay(Phrase<Optional<Kind>> kind) {
    Phrase<Which> anyones =
        oneOf(
            phrase(Which.class, "{} in play", kind, k -> Which.of(k, Whose.ANYONES), Which::kind)
                .when(which -> which.kind().isEmpty()),
            phrase(Which.class, "{}", kind, k -> Which.of(k, Whose.ANYONES), Which::kind)
                .when(which -> which.kind().isPresent()));
    Phrase<Which> plain =
        oneOf(
            anyones.when(which -> which.whose() == Whose.ANYONES),
            phrase(Which.class, "{}{}", kind, SIDE, Which::of, Which::kind, Which::whose));
    Phrase<Which> bare = plain.when(which -> !which.other() && which.printedStamina().isEmpty());
    Phrase<Which> other =
        oneOf(
            bare,
            phrase(Which.class, "other {}", bare, Nouns::other, Nouns::notOther)
                .when(Which::other));
    Phrase<Which> plainOrOther = other.when(which -> which.printedStamina().isEmpty());
    return oneOf(
        plainOrOther,
        phrase(
                Which.class,
                "{} with printed stamina {}",
                plainOrOther,
                NUMBER,
                (which, stamina) -> withStamina(which, OptionalInt.of(stamina)),
                which -> withStamina(which, OptionalInt.empty()),
                which -> which.printedStamina().orElse(-1))
            .when(which -> which.printedStamina().isPresent()));
  }

  private static Which other(Which which) {
    return new Which(true, which.kind(), which.whose(), which.printedStamina());
  }

  private static Which notOther(Which which) {
    return new Which(false, which.kind(), which.whose(), which.printedStamina());
  }

  private static Which withStamina(Which which, OptionalInt stamina) {
    return new Which(which.other(), which.kind(), which.whose(), stamina);
  }

  private static Phrase<Target> target(Phrase<Which> one, Phrase<Which> several) {
    return oneOf(
        phrase(Target.Each.class, "each {}", one, Target.Each::new, Target.Each::which),
        phrase(
                Target.Choose.class,
                "{}",
                withArticle(one),
                which -> new Target.Choose(1, 1, which),
                Target.Choose::which)
            .when(choose -> choose.least() == 1 && choose.most() == 1),
        phrase(
                Target.Choose.class,
                "up to {} {}",
                NUMBER,
                several,
                (most, which) -> new Target.Choose(0, most, which),
                Target.Choose::most,
                Target.Choose::which)
            .when(choose -> choose.least() == 0 && choose.most() > 1),
        phrase(
                Target.Choose.class,
                "{} {}",
                NUMBER,
                several,
                (most, which) -> new Target.Choose(most, most, which),
                Target.Choose::most,
                Target.Choose::which)
            .when(choose -> choose.least() == choose.most() && choose.most() > 1));
  }
}
