package cardwright.littletroubles.wording;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.Condition.Compare;
import cardwright.cardgame.text.Condition.Relation;
import cardwright.cardgame.text.ConditionWords;
import cardwright.cardgame.text.Target;
import cardwright.language.Phrase;
import cardwright.language.Phrases;
import cardwright.littletroubles.vocabulary.OwnCondition;
import cardwright.littletroubles.vocabulary.PastEvent;
import cardwright.littletroubles.vocabulary.Place;
import cardwright.littletroubles.vocabulary.Side;
import cardwright.littletroubles.vocabulary.Value;
import cardwright.littletroubles.vocabulary.Which;
import cardwright.littletroubles.vocabulary.Who;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// The words for what can be asked: `you control at least 2 Toys`, `this card is Regressed`.
final class Conditions {
  // Stands in for a value that is none, which then has no words.
  private static final Value.CountersOn NO_COUNTERS = new Value.CountersOn("", new Target.This<>());

  private static final Phrase<Condition> SINGLE = oneOf(single());

  /// What can stand behind `if`.
  static final Phrase<Condition> CONDITION = oneOf(SINGLE, ConditionWords.all(SINGLE));

  private Conditions() {}

  private static List<Phrase<Condition>> single() {
    List<Phrase<Condition>> all = new ArrayList<>();
    owned(all, Value.Cookies::new, "have", "has", number("cookie"), "");
    owned(all, Value.HandSize::new, "have", "has", number("card in hand", "cards in hand"), "");
    owned(all, Value.WinsThisTurn::new, "have won", "has won", number("fight"), " this turn");
    owned(all, Value.Wins::new, "have won", "has won", number("fight"), "");
    owned(
        all,
        Value.ActionsThisTurn::new,
        "have played",
        "has played",
        number("Action"),
        " this turn");
    owned(
        all,
        Value.PlaysThisPhase::new,
        "have made",
        "has made",
        number("activation"),
        " this phase");
    all.add(
        ConditionWords.compared(
            new Value.ActionsThisTurn(Who.ANYONE),
            "players have played {} {} this turn",
            number("Action")));
    counted(all);
    figures(all);
    all.add(more(Value.Cookies::new, "have more cookies", "has more cookies"));
    all.add(more(Value.HandSize::new, "have more cards in hand", "has more cards in hand"));
    all.add(more(Value.Wins::new, "have won more fights", "has won more fights"));
    all.add(
        ConditionWords.controlsMore(
            count(Nouns.bare(true, Place.PLAY, Who.YOU)),
            count(Nouns.bare(true, Place.PLAY, Who.OPPONENT)),
            value -> of(value, Who.OPPONENT),
            value -> of(value, Who.YOU)));
    all.add(
        ConditionWords.parity(
            Phrases.<Amount.Value>oneOf(
                Amounts.VALUE.when(value -> !(value instanceof Value.Cookies)),
                words(new Value.Cookies(Who.YOU), "the number of cookies you have"),
                words(
                    new Value.Cookies(Who.OPPONENT), "the number of cookies your opponent has"))));
    for (Side side : List.of(Side.ADULT, Side.REGRESSED)) {
      String word = side == Side.ADULT ? "Adult" : "Regressed";
      all.add(
          oneOf(
              phrase(
                      OwnCondition.Is.class,
                      "{} is " + word,
                      Mentioned.ONE,
                      card -> new OwnCondition.Is(card, side),
                      OwnCondition.Is::card)
                  .when(is -> is.side() == side)));
    }
    happened(all);
    all.add(ConditionWords.YOUR_TURN);
    all.add(ConditionWords.OPPONENTS_TURN);
    all.add(words(new OwnCondition.WentFirst(Who.YOU), "you went first"));
    all.add(words(new OwnCondition.WentFirst(Who.OPPONENT), "you went second"));
    return all;
  }

  /// What has happened this turn: `a Character was regressed this turn`, `you played an Action this turn`.
  private static void happened(List<Phrase<Condition>> all) {
    Phrase<Which> card =
        Nouns.a(Nouns.ONE)
            .when(which -> which.place() == Place.PLAY && which.qualities().isEmpty());
    all.addAll(
        ConditionWords.turnHistory(
            Which.class,
            card,
            List.of(PastEvent.REGRESSED, PastEvent.RESTORED, PastEvent.TO_TIMEOUT),
            List.of(PastEvent.REGRESSED, PastEvent.RESTORED),
            PastEvent.PLAYED,
            played(Who.YOU),
            played(Who.OPPONENT)));
  }

  private static Phrase<Which> played(Who who) {
    return Nouns.a(Nouns.bare(false, Place.PLAY, who))
        .when(which -> which.qualities().isEmpty() && !which.other());
  }

  private static Phrase<Integer> number(String noun) {
    return number(noun, noun + "s");
  }

  private static Phrase<Integer> number(String one, String several) {
    return Phrases.number(one, several);
  }

  /// Of a number that each player has: `you have at least 50 cookies`.
  private static void owned(
      List<Phrase<Condition>> all,
      Function<Who, Value> make,
      String have,
      String has,
      Phrase<Integer> number,
      String end) {
    Value yours = make.apply(Who.YOU);
    Value theirs = make.apply(Who.OPPONENT);
    all.add(ConditionWords.compared(yours, "you " + have + " {} {}" + end, number));
    all.add(ConditionWords.compared(theirs, "your opponent " + has + " {} {}" + end, number));
  }

  /// How many cards there are: `you control at least 2 Toys`.
  private static void counted(List<Phrase<Condition>> all) {
    counted(
        all,
        "you control ",
        Nouns.bare(false, Place.PLAY, Who.YOU),
        Nouns.bare(true, Place.PLAY, Who.YOU));
    counted(
        all,
        "your opponent controls ",
        Nouns.bare(false, Place.PLAY, Who.OPPONENT),
        Nouns.bare(true, Place.PLAY, Who.OPPONENT));
    Phrase<Which> one = Nouns.ONE.when(Conditions::isElsewhere);
    Phrase<Which> several = Nouns.SEVERAL.when(Conditions::isElsewhere);
    all.add(one("there is ", one));
    all.add(several("there are ", several));
  }

  private static boolean isElsewhere(Which which) {
    return which.place() != Place.PLAY || which.whose() == Who.ANYONE;
  }

  private static void counted(
      List<Phrase<Condition>> all, String words, Phrase<Which> one, Phrase<Which> several) {
    all.add(one(words, one));
    all.add(several(words, several));
  }

  private static Phrase<Condition> one(String words, Phrase<Which> noun) {
    return oneOf(
        phrase(
                Compare.class,
                words + "{} 1 {}",
                Relation.WORDS,
                count(noun),
                (relation, count) -> new Compare(count, relation, 1),
                Compare::relation,
                Compare::value)
            .when(compare -> compare.number() == 1));
  }

  private static Phrase<Condition> several(String words, Phrase<Which> noun) {
    return oneOf(
        phrase(
                Compare.class,
                words + "{} {} {}",
                Relation.WORDS,
                NUMBER,
                count(noun),
                (relation, number, count) -> new Compare(count, relation, number),
                Compare::relation,
                Compare::number,
                Compare::value)
            .when(compare -> compare.number() != 1));
  }

  private static Phrase<Amount.Value> count(Phrase<Which> noun) {
    return oneOf(phrase(Value.CountOf.class, "{}", noun, Value.CountOf::new, Value.CountOf::which));
  }

  /// What a card shows: `this card has at least 3 book counters`, `the confidence of it is at most 2`.
  private static void figures(List<Phrase<Condition>> all) {
    all.add(
        oneOf(
            phrase(
                    Compare.class,
                    "{} has {} {}",
                    Mentioned.ONE,
                    Relation.WORDS,
                    Amounts.COUNTER_NUMBER,
                    (card, relation, counters) ->
                        new Compare(
                            new Value.CountersOn(counters.counter(), card),
                            relation,
                            counters.number()),
                    compare -> counters(compare).card(),
                    Compare::relation,
                    compare ->
                        new Amounts.CounterNumber(counters(compare).counter(), compare.number()))
                .when(compare -> compare.value() instanceof Value.CountersOn)));
    Phrase<Amount.Value> figure =
        oneOf(
            OpenNumbers.NUMBER.when(
                value -> value instanceof Value.StatOf || value instanceof Value.CostOf));
    all.add(
        oneOf(
            phrase(
                Compare.class,
                "{} is {} {}",
                figure,
                Relation.WORDS,
                NUMBER,
                Compare::new,
                Compare::value,
                Compare::relation,
                Compare::number)));
  }

  private static Value.CountersOn counters(Compare compare) {
    return compare.value() instanceof Value.CountersOn counters ? counters : NO_COUNTERS;
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
}
