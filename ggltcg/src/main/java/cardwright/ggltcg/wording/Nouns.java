package cardwright.ggltcg.wording;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.withArticle;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Condition.Relation;
import cardwright.cardgame.text.Quality;
import cardwright.cardgame.text.SelectorWords;
import cardwright.cardgame.text.SharedValue;
import cardwright.cardgame.text.Target;
import cardwright.cardgame.text.TargetWords;
import cardwright.ggltcg.vocabulary.Figure;
import cardwright.ggltcg.vocabulary.Kind;
import cardwright.ggltcg.vocabulary.Stat;
import cardwright.ggltcg.vocabulary.Value;
import cardwright.ggltcg.vocabulary.Which;
import cardwright.ggltcg.vocabulary.Whose;
import cardwright.language.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The words for cards: `a Toy you control`, `each other Toy with printed stamina 1`, `up to 2 cards you own`.
final class Nouns {
  /// One card, wherever it is: `Toy`, `card`.
  static final Phrase<Optional<Kind>> KIND =
      oneOf(
          words(Optional.of(Kind.TOY), "Toy"),
          words(Optional.of(Kind.ACTION), "Action"),
          words(Optional.<Kind>empty(), "card"));

  private static final Phrase<Integer> ONE = kinds("");
  private static final Phrase<Integer> SEVERAL = kinds("s");

  /// One card that is not in play yet, as a selector.
  static final Phrase<Which> A_PLAYED_CARD =
      phrase(Which.class, "{}", ONE, kinds -> Which.of(kinds, Whose.ANYONES), Which::kinds);

  private static final Phrase<Whose> CONTROLLED =
      oneOf(
          words(Whose.YOU_CONTROL, " you control"),
          words(Whose.OPPONENT_CONTROLS, " your opponent controls"));

  private static final Phrase<Whose> TOYS = oneOf(words(Whose.ANYONES, ""), CONTROLLED);

  /// A card that is not called a Toy needs `in play` to say where.
  private static final Phrase<Whose> CARDS = oneOf(words(Whose.ANYONES, " in play"), CONTROLLED);

  private static final Phrase<Whose> OWN = words(Whose.YOU_OWN, " you own");

  private static final Phrase<Whose> ASLEEP = words(Whose.YOU_OWN, " in your Sleep Zone");

  // Cards of this game hold figures against numbers that are written on them.
  private static final Phrase<Amount> WRITTEN =
      oneOf(phrase(Amount.Fixed.class, "{}", NUMBER, Amount.Fixed::new, Amount.Fixed::number));

  private static final Phrase<Quality> PRINTED = printed();

  private static final Phrase<Quality> FIGURES = oneOf(PRINTED, now());

  /// One card in play.
  static final Phrase<Which> IN_PLAY = noun(ONE, TOYS, CARDS);

  /// Several cards in play, without a number: `Toys you control`.
  static final Phrase<Which> SEVERAL_IN_PLAY = noun(SEVERAL, TOYS, CARDS);

  /// The same by what is printed: a figure in the present tense rests on no other.
  static final Phrase<Which> SEVERAL_BY_PRINT =
      SelectorWords.of(new Selectors(), new Sort(SEVERAL, TOYS, CARDS, PRINTED));

  /// What is counted one by one: `Toy you control`, `card in your Sleep Zone`.
  static final Phrase<Value> EACH =
      oneOf(
          counted("{}", ONE),
          words(new Value.Hand(false), "card in your hand"),
          words(new Value.Hand(true), "card in your opponent's hand"),
          words(new Value.Cc(false), "CC you have"),
          words(new Value.Cc(true), "CC your opponent has"));

  /// A number: `the number of Toys you control`.
  static final Phrase<Value> NUMBER_OF =
      oneOf(
          counted("the number of {}", SEVERAL),
          phrase(
              Value.Shared.class,
              "{}",
              SharedValue.extreme(figure(), somewhere(SEVERAL)),
              Value.Shared::new,
              Value.Shared::value),
          phrase(
              Value.OwnFigure.class,
              "the {} of this card",
              oneOf(Stat.values(), Stat::words),
              Value.OwnFigure::new,
              Value.OwnFigure::stat),
          words(new Value.Hand(false), "the number of cards in your hand"),
          words(new Value.Hand(true), "the number of cards in your opponent's hand"),
          words(new Value.Cc(false), "your CC"),
          words(new Value.Cc(true), "your opponent's CC"));

  /// One card in play that is chosen, as a bare noun with its article.
  static final Phrase<Which> A_CARD_IN_PLAY = a(IN_PLAY);

  /// What an effect on cards in play can act on.
  static final Phrase<Target<Which>> TARGET =
      oneOf(
          TargetWords.thisCard(),
          TargetWords.it(),
          TargetWords.that(ONE),
          TargetWords.those(SEVERAL),
          target(IN_PLAY, SEVERAL_IN_PLAY),
          TargetWords.random(IN_PLAY),
          TargetWords.severalRandom(SEVERAL_IN_PLAY));

  /// What an effect can act on that makes something of other cards.
  static final Phrase<Target<Which>> OTHERS = target(IN_PLAY, SEVERAL_IN_PLAY);

  /// A card in play that is chosen.
  static final Phrase<Target.Choose<Which>> CHOSEN = TargetWords.chosenOne(A_CARD_IN_PLAY);

  /// A card in play that another player chooses among those that this player controls.
  ///
  /// @param whose whose cards they are, from where the text speaks
  static Phrase<Target.Choose<Which>> theirs(Whose whose) {
    Phrase<Whose> control = words(whose, " they control");
    return TargetWords.chosenOne(a(noun(ONE, control, control)));
  }

  /// Cards in play that another player chooses among those that this player controls: `a Toy they control`, `up to 2 Toys they control`.
  ///
  /// @param whose whose cards they are, from where the text speaks
  static Phrase<Target.Choose<Which>> anyOfTheirs(Whose whose) {
    Phrase<Whose> control = words(whose, " they control");
    Phrase<Which> one = noun(ONE, control, control);
    Phrase<Which> several = noun(SEVERAL, control, control);
    return oneOf(
        theirs(whose),
        TargetWords.upToOne(one),
        TargetWords.upTo(TargetWords.DIGITS, several),
        TargetWords.exactly(TargetWords.DIGITS, several));
  }

  /// A figure of Toys as it is now: `strength`.
  static final Phrase<Figure.Now> NOW =
      phrase(
          Figure.Now.class,
          "{}",
          oneOf(Stat.values(), Stat::words),
          Figure.Now::new,
          Figure.Now::stat);

  /// What an effect on cards in play can act on, one card at a time.
  static final Phrase<Target<Which>> ONE_TARGET = TARGET.when(target -> !isSeveral(target));

  /// What an effect on cards in play can act on, several cards at once.
  static final Phrase<Target<Which>> SEVERAL_TARGETS = TARGET.when(Nouns::isSeveral);

  /// What an effect on sleeping cards can act on.
  static final Phrase<Target<Which>> SLEEPING =
      target(noun(ONE, OWN, OWN), noun(SEVERAL, OWN, OWN));

  private Nouns() {}

  private static boolean isSeveral(Target<Which> target) {
    return switch (target) {
      case Target.Choose<Which> choose -> choose.several();
      case Target.All(Which _, Target.Said said) -> said == Target.Said.ALL;
      case Target.Random(int number, Which _) -> number > 1;
      case Target.Those<Which> _ -> true;
      case Target.This<Which> _, Target.It<Which> _, Target.That<Which> _, Target.Own<Which> _ ->
          false;
    };
  }

  private static Phrase<Integer> kinds(String plural) {
    List<Phrase<Integer>> nouns = new ArrayList<>();
    for (Kind kind : Kind.values()) {
      nouns.add(words(kind.bit(), kind.words() + plural));
    }
    nouns.add(words(Kind.ANY, "card" + plural));
    return oneOf(nouns);
  }

  /// What is printed: `with printed stamina 1`, `with printed stamina at least 2`.
  private static Phrase<Quality> printed() {
    List<Phrase<Quality>> figures = new ArrayList<>();
    for (Stat stat : Stat.values()) {
      figures.add(
          oneOf(
              phrase(
                      Quality.Figure.class,
                      "with printed " + stat.words() + " {}",
                      NUMBER,
                      number ->
                          new Quality.Figure(stat, Relation.EXACTLY, new Amount.Fixed(number)),
                      figure -> figure.number() instanceof Amount.Fixed(int fixed) ? fixed : -1)
                  .when(figure -> figure.stat() == stat && figure.relation() == Relation.EXACTLY)));
      figures.add(
          Quality.figure(stat, "printed " + stat.words(), WRITTEN).when(Nouns::isNotExactly));
    }
    return oneOf(figures);
  }

  private static boolean isNotExactly(Quality quality) {
    return !(quality instanceof Quality.Figure(var _, Relation relation, var _)
        && relation == Relation.EXACTLY);
  }

  /// What a figure is now: `with strength at least 4`.
  private static Phrase<Quality> now() {
    List<Phrase<Quality>> figures = new ArrayList<>();
    for (Stat stat : Stat.values()) {
      figures.add(Quality.figure(new Figure.Now(stat), stat.words(), WRITTEN));
    }
    return oneOf(figures);
  }

  private static Phrase<Value> counted(String words, Phrase<Integer> kinds) {
    return oneOf(
        phrase(
            Value.CountOf.class,
            words,
            somewhere(kinds),
            Value.CountOf::new,
            Value.CountOf::which));
  }

  /// Cards in play or in a Sleep Zone.
  private static Phrase<Which> somewhere(Phrase<Integer> kinds) {
    return noun(kinds, oneOf(TOYS, ASLEEP), oneOf(CARDS, ASLEEP));
  }

  /// A figure of Toys: `strength`, `printed strength`.
  private static Phrase<Figure> figure() {
    List<Phrase<Figure>> figures = new ArrayList<>();
    for (Stat stat : Stat.values()) {
      figures.add(words(new Figure.Now(stat), stat.words()));
      figures.add(words(stat, "printed " + stat.words()));
    }
    return oneOf(figures);
  }

  /// Several cards that a player controls, of whom other words of the line speak.
  static Phrase<Which> controlled(Whose whose) {
    Phrase<Whose> unsaid = words(whose, "");
    return noun(SEVERAL, unsaid, unsaid);
  }

  /// Cards of a kind.
  ///
  /// @param toys where those are that the line calls Toys or Actions
  /// @param cards where others are
  private static Phrase<Which> noun(
      Phrase<Integer> kinds, Phrase<Whose> toys, Phrase<Whose> cards) {
    return SelectorWords.of(new Selectors(), new Sort(kinds, toys, cards, FIGURES));
  }

  private record Selectors() implements SelectorWords.Form<Which, Whose> {
    @Override
    public Which of(boolean other, int kinds, Whose whose, List<Quality> qualities) {
      return new Which(other, kinds, whose, qualities);
    }

    @Override
    public Whose spot(Which which) {
      return which.whose();
    }
  }

  private record Sort(
      Phrase<Integer> nouns, Phrase<Whose> toys, Phrase<Whose> cards, Phrase<Quality> behind)
      implements SelectorWords.Nouns<Whose> {
    private static final Phrase<Quality> NONE = Quality.none();

    @Override
    public Phrase<Quality> adjectives(List<Quality> before) {
      return NONE;
    }

    @Override
    public Phrase<Integer> kinds(List<Quality> adjectives) {
      return nouns;
    }

    @Override
    public Phrase<Quality> except(int kinds) {
      return NONE;
    }

    @Override
    public Phrase<Whose> spots(int kinds) {
      return kinds == Kind.ANY ? cards : toys;
    }
  }

  /// One card: `a Toy`, `an Action`, `another Toy`.
  /// A card that a player has played, with its article: `a Toy`, `an Action`, `a card`.
  static Phrase<Which> played(Whose by) {
    return withArticle(
        phrase(Which.class, "{}", ONE, kinds -> Which.of(kinds, by), Which::kinds)
            .when(which -> which.equals(Which.of(which.kinds(), by))));
  }

  private static Phrase<Which> a(Phrase<Which> one) {
    return TargetWords.article(Which.class, one, Nouns::other);
  }

  private static Which other(Which which, boolean other) {
    return new Which(other, which.kinds(), which.whose(), which.qualities());
  }

  private static Phrase<Target<Which>> target(Phrase<Which> one, Phrase<Which> several) {
    return oneOf(
        TargetWords.each(one),
        TargetWords.all(several),
        TargetWords.chosenOne(a(one)),
        TargetWords.upToOne(one),
        TargetWords.anyNumber(several),
        TargetWords.upTo(oneOf(TargetWords.DIGITS, TargetWords.X), several),
        TargetWords.exactly(TargetWords.DIGITS, several));
  }
}
