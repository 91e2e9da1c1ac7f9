package cardwright.mlpccg.wording;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.withArticle;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.Condition.Compare;
import cardwright.cardgame.text.Condition.Relation;
import cardwright.cardgame.text.ConditionWords;
import cardwright.cardgame.text.Target;
import cardwright.language.Phrase;
import cardwright.language.Phrases;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.OwnCondition;
import cardwright.mlpccg.vocabulary.PastEvent;
import cardwright.mlpccg.vocabulary.Period;
import cardwright.mlpccg.vocabulary.Place.Spot;
import cardwright.mlpccg.vocabulary.Stat;
import cardwright.mlpccg.vocabulary.Value;
import cardwright.mlpccg.vocabulary.Which;
import cardwright.mlpccg.vocabulary.WhichFaceoffs;
import cardwright.mlpccg.vocabulary.Who;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// The words for what can be asked: `you control at least 2 Friends here`, `this card is exhausted`.
final class Conditions {
  private static final Value.StatOf NO_FIGURE = new Value.StatOf(Stat.POWER, new Target.It<>());

  private static final Nouns NOUNS = new Nouns(Person.YOU);

  private static final Phrase<Target<Which>> CARD = oneOf(Mentioned.ONE, Mentioned.of(Person.YOU));

  /// Which faceoffs: `faceoffs here`, `a Problem faceoff involving this card`.
  static final Phrase<WhichFaceoffs> FACEOFF = faceoffs("");

  /// Several faceoffs.
  static final Phrase<WhichFaceoffs> FACEOFFS = faceoffs("s");

  /// One condition.
  static final Phrase<Condition> SINGLE = oneOf(all());

  /// When something holds: `in the Score Phase`, `in faceoffs involving this card`.
  static final Phrase<Condition> TIME = oneOf(times());

  /// A state that can begin: `this card has at least 5 Hero counters`.
  static final Phrase<Condition> STATE = SINGLE.when(Conditions::isState);

  /// Whatever stands behind `if`.
  static final Phrase<Condition> CONDITION = oneOf(SINGLE, ConditionWords.all(SINGLE));

  private Conditions() {}

  private static Phrase<WhichFaceoffs> faceoffs(String plural) {
    List<Phrase<WhichFaceoffs>> all = new ArrayList<>();
    for (WhichFaceoffs.Sort sort : WhichFaceoffs.Sort.values()) {
      for (WhichFaceoffs.Scope scope : WhichFaceoffs.Scope.values()) {
        all.add(words(new WhichFaceoffs(sort, scope), sort.words() + plural + scope.words()));
      }
    }
    return oneOf(all);
  }

  private static List<Phrase<Condition>> all() {
    List<Phrase<Condition>> all = new ArrayList<>();
    controlled(all, Who.YOU, "you control ");
    controlled(all, Who.OPPONENT, "your opponent controls ");
    Phrase<Which> one = NOUNS.one.when(Conditions::isElsewhere);
    Phrase<Which> several = NOUNS.several.when(Conditions::isElsewhere);
    counted(all, "there is ", "there are ", one, several);
    counted(
        all,
        "you have ",
        "you have ",
        NOUNS.one.when(Conditions::isHeld),
        NOUNS.several.when(Conditions::isHeld));
    happened(all);
    all.add(ConditionWords.YOUR_TURN);
    all.add(ConditionWords.OPPONENTS_TURN);
    numbers(all);
    all.add(ConditionWords.parity(new ValueWords(Person.YOU, NOUNS).number));
    more(all);
    states(all);
    return all;
  }

  /// What has happened this turn: `a Friend was dismissed this turn`, `you played an Event this turn`.
  private static void happened(List<Phrase<Condition>> all) {
    Phrase<Which> card =
        Nouns.a(NOUNS.one).when(which -> which.place() == Spot.PLAY && which.qualities().isEmpty());
    all.addAll(
        ConditionWords.turnHistory(
            Which.class,
            card,
            List.of(
                PastEvent.DISMISSED, PastEvent.EXHAUSTED, PastEvent.FRIGHTENED, PastEvent.MOVED),
            List.of(PastEvent.EXHAUSTED, PastEvent.MOVED),
            PastEvent.PLAYED,
            played(Who.YOU),
            played(Who.OPPONENT)));
  }

  private static Phrase<Which> played(Who who) {
    return Nouns.a(Nouns.in(false, Spot.PLAY, who))
        .when(which -> which.qualities().isEmpty() && !which.other());
  }

  private static boolean isState(Condition condition) {
    return condition instanceof Compare(Amount.Value value, Relation _, int _)
        && (value instanceof Value.Counters
            || value instanceof Value.StatOf
            || value instanceof Value.ScoredThisPhase);
  }

  /// What no `you control` is said of.
  private static boolean isElsewhere(Which which) {
    return !isHeld(which)
        && (which.whose() == Who.EACH || !(which.place() instanceof Spot spot) || !isArea(spot));
  }

  /// What `you have` is said of.
  private static boolean isHeld(Which which) {
    return which.whose() == Who.YOU
        && (which.place() == Spot.HAND || which.place() == Spot.DISCARD);
  }

  private static boolean isArea(Spot spot) {
    return switch (spot) {
      case PLAY, HERE, THERE, HOME, PROBLEM, ONE_PROBLEM, OPPONENTS_PROBLEM -> true;
      case HAND, DECK, DISCARD, BENEATH, AMONG_THEM -> false;
    };
  }

  private static void controlled(List<Phrase<Condition>> all, Who who, String words) {
    counted(all, words, words, Nouns.of(false, who), Nouns.of(true, who));
  }

  private static void counted(
      List<Phrase<Condition>> all,
      String is,
      String are,
      Phrase<Which> one,
      Phrase<Which> several) {
    all.add(
        oneOf(
            phrase(
                    Compare.class,
                    is + "{}",
                    count(Nouns.a(one)),
                    value -> new Compare(value, Relation.AT_LEAST, 1),
                    Compare::value)
                .when(compare -> compare.number() == 1 && compare.relation() == Relation.AT_LEAST),
            phrase(
                    Compare.class,
                    are + "no {}",
                    count(several),
                    value -> new Compare(value, Relation.EXACTLY, 0),
                    Compare::value)
                .when(compare -> compare.number() == 0 && compare.relation() == Relation.EXACTLY),
            phrase(
                    Compare.class,
                    are + "{} {} {}",
                    Relation.WORDS,
                    NUMBER,
                    count(several),
                    (relation, number, value) -> new Compare(value, relation, number),
                    Compare::relation,
                    Compare::number,
                    Compare::value)
                .when(compare -> compare.number() > 1),
            phrase(
                    Compare.class,
                    are + "{} 1 {}",
                    Relation.WORDS.when(relation -> relation != Relation.AT_LEAST),
                    count(one),
                    (relation, value) -> new Compare(value, relation, 1),
                    Compare::relation,
                    Compare::value)
                .when(compare -> compare.number() == 1)));
  }

  private static Phrase<Amount.Value> count(Phrase<Which> noun) {
    return oneOf(phrase(Value.CountOf.class, "{}", noun, Value.CountOf::new, Value.CountOf::which));
  }

  private static void numbers(List<Phrase<Condition>> all) {
    all.add(
        oneOf(
            figure(
                "{} has {} {} {}",
                oneOf(words(Stat.POWER, "power"), words(Stat.PRINTED_POWER, "printed power"))),
            phrase(
                    Compare.class,
                    "the cost of {} is {} {}",
                    CARD,
                    Relation.WORDS,
                    NUMBER,
                    (card, relation, number) ->
                        new Compare(new Value.StatOf(Stat.COST, card), relation, number),
                    compare -> figure(compare).card(),
                    Compare::relation,
                    Compare::number)
                .when(compare ->
                    compare.value() instanceof Value.StatOf(Stat stat, Target<Which> _)
                        && stat == Stat.COST),
            phrase(
                    Compare.class,
                    "{} has {} {} {} counters",
                    oneOf(Mentioned.ONE),
                    Relation.WORDS,
                    NUMBER,
                    Qualities.COUNTER,
                    (card, relation, number, counter) ->
                        new Compare(new Value.Counters(counter, card), relation, number),
                    compare -> counters(compare).card(),
                    Compare::relation,
                    Compare::number,
                    compare -> counters(compare).name())
                .when(
                    compare -> compare.value() instanceof Value.Counters && !isOneCounter(compare)),
            phrase(
                    Compare.class,
                    "{} has {}",
                    Mentioned.ONE,
                    withArticle(
                        phrase(
                            String.class,
                            "{} counter",
                            Qualities.COUNTER,
                            name -> name,
                            name -> name)),
                    (card, counter) ->
                        new Compare(new Value.Counters(counter, card), Relation.AT_LEAST, 1),
                    compare -> counters(compare).card(),
                    compare -> counters(compare).name())
                .when(
                    compare -> compare.value() instanceof Value.Counters && isOneCounter(compare)),
            phrase(
                    Compare.class,
                    "{} has scored {} {} this phase",
                    Mentioned.ONE,
                    Relation.WORDS,
                    Phrases.number("point", "points"),
                    (card, relation, number) ->
                        new Compare(new Value.ScoredThisPhase(card), relation, number),
                    compare ->
                        compare.value() instanceof Value.ScoredThisPhase(Target<Which> card)
                            ? card
                            : new Target.It<>(),
                    Compare::relation,
                    Compare::number)
                .when(compare -> compare.value() instanceof Value.ScoredThisPhase),
            phrase(
                    Compare.class,
                    "the {} have {} {} colors",
                    NOUNS.several,
                    Relation.WORDS,
                    NUMBER,
                    (which, relation, number) ->
                        new Compare(new Value.ColorsAmong(which), relation, number),
                    compare ->
                        compare.value() instanceof Value.ColorsAmong(Which which)
                            ? which
                            : ANYTHING,
                    Compare::relation,
                    Compare::number)
                .when(compare -> compare.value() instanceof Value.ColorsAmong),
            phrase(
                    Compare.class,
                    "the total power of {} is {} {}",
                    NOUNS.several,
                    Relation.WORDS,
                    NUMBER,
                    (which, relation, number) ->
                        new Compare(new Value.TotalPower(which), relation, number),
                    compare ->
                        compare.value() instanceof Value.TotalPower(Which which) ? which : ANYTHING,
                    Compare::relation,
                    Compare::number)
                .when(compare -> compare.value() instanceof Value.TotalPower)));
    for (Who who : List.of(Who.YOU, Who.OPPONENT)) {
      String have = who == Who.YOU ? "you have " : "your opponent has ";
      all.add(
          ConditionWords.compared(
              new Value.Tokens(who),
              have + "{} {}",
              Phrases.number("action token", "action tokens")));
      all.add(
          ConditionWords.compared(
              new Value.Points(who), have + "{} {}", Phrases.number("point", "points")));
      all.add(
          ConditionWords.compared(
              new Value.DrawnThisTurn(who),
              have + "drawn {} {} this turn",
              Phrases.number("card", "cards")));
    }
  }

  private static final Which ANYTHING = new Which(false, Kind.ANY, Who.EACH, Spot.PLAY, List.of());

  private static Phrase<Compare> figure(String words, Phrase<Stat> stat) {
    return phrase(
            Compare.class,
            words,
            CARD,
            Relation.WORDS,
            NUMBER,
            stat,
            (card, relation, number, figure) ->
                new Compare(new Value.StatOf(figure, card), relation, number),
            compare -> figure(compare).card(),
            Compare::relation,
            Compare::number,
            compare -> figure(compare).stat())
        .when(compare -> compare.value() instanceof Value.StatOf);
  }

  private static Value.StatOf figure(Compare compare) {
    return compare.value() instanceof Value.StatOf figure ? figure : NO_FIGURE;
  }

  private static boolean isOneCounter(Compare compare) {
    return compare.number() == 1 && compare.relation() == Relation.AT_LEAST;
  }

  private static Value.Counters counters(Compare compare) {
    return compare.value() instanceof Value.Counters counters
        ? counters
        : new Value.Counters("", new Target.It<>());
  }

  private static void more(List<Phrase<Condition>> all) {
    all.add(more(Value.Points::new, "have more points", "has more points"));
    all.add(more(Value.PowerHere::new, "have more power here", "has more power here"));
    all.add(more(Value.Flips::new, "have flipped more cards", "has flipped more cards"));
    all.add(higher());
    all.add(
        ConditionWords.controlsMore(
            count(Nouns.of(true, Who.YOU)),
            count(Nouns.of(true, Who.OPPONENT)),
            value -> of(value, Who.OPPONENT),
            value -> of(value, Who.YOU)));
    all.add(
        oneOf(
            phrase(
                OwnCondition.Most.class,
                "you control the most {}",
                Nouns.of(true, Who.YOU),
                OwnCondition.Most::new,
                OwnCondition.Most::which),
            phrase(
                OwnCondition.Highest.class,
                "{} has the highest power among {}",
                CARD,
                NOUNS.several,
                OwnCondition.Highest::new,
                OwnCondition.Highest::card,
                OwnCondition.Highest::among)));
  }

  /// `the power of this card is more than the power of that Friend`.
  private static Phrase<Condition> higher() {
    Phrase<Amount.Value> figure =
        oneOf(
            phrase(
                Value.StatOf.class,
                "the {} of {}",
                Qualities.STAT,
                CARD,
                Value.StatOf::new,
                Value.StatOf::stat,
                Value.StatOf::card));
    return oneOf(
        phrase(
            Condition.MoreThan.class,
            "{} is more than {}",
            figure,
            figure,
            Condition.MoreThan::new,
            Condition.MoreThan::more,
            Condition.MoreThan::less));
  }

  private static Phrase<Condition> more(Function<Who, Value> make, String have, String has) {
    return ConditionWords.more(make.apply(Who.YOU), make.apply(Who.OPPONENT), have, has);
  }

  /// The same cards of another player.
  private static Amount.Value of(Amount.Value count, Who who) {
    return count instanceof Value.CountOf(Which which)
        ? new Value.CountOf(
            new Which(which.other(), which.kinds(), who, which.place(), which.qualities()))
        : count;
  }

  private static void states(List<Phrase<Condition>> all) {
    all.add(
        oneOf(
            phrase(
                OwnCondition.Is.class,
                "{} is {}",
                CARD,
                oneOf(Nouns.state(), Nouns.a(NOUNS.one)),
                OwnCondition.Is::new,
                OwnCondition.Is::card,
                OwnCondition.Is::which)));
    all.add(
        words(
            new OwnCondition.Challenging(Who.OPPONENT),
            "your opponent is challenging a Troublemaker"));
    all.add(words(new OwnCondition.Confronted(), "this Problem has been confronted"));
    all.add(
        words(
            new OwnCondition.OverHomeLimit(),
            "you control more Friends at home than your home limit"));
    all.add(
        oneOf(
            phrase(
                OwnCondition.Removed.class,
                "{} was removed",
                withArticle(
                    phrase(
                        OwnCondition.Removed.class,
                        "{} counter",
                        Qualities.COUNTER,
                        OwnCondition.Removed::new,
                        OwnCondition.Removed::counter)),
                removed -> removed,
                removed -> removed)));
  }

  private static List<Phrase<Condition>> times() {
    List<Phrase<Condition>> all = new ArrayList<>();
    for (Period period : Period.values()) {
      all.add(words(new OwnCondition.During(Who.EACH, period), "in the " + period.words()));
      all.add(words(new OwnCondition.During(Who.YOU, period), "in your " + period.words()));
      all.add(
          words(
              new OwnCondition.During(Who.OPPONENT, period),
              "in your opponent's " + period.words()));
    }
    all.add(
        oneOf(
            phrase(
                OwnCondition.DuringFaceoff.class,
                "in {}",
                FACEOFFS,
                OwnCondition.DuringFaceoff::new,
                OwnCondition.DuringFaceoff::faceoffs)));
    return all;
  }
}
