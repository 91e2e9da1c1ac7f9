package cardwright.littletroubles.wording;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.Target;
import cardwright.language.Phrase;
import cardwright.language.Phrases;
import cardwright.littletroubles.vocabulary.Condition;
import cardwright.littletroubles.vocabulary.Condition.Compare;
import cardwright.littletroubles.vocabulary.Condition.MoreThan;
import cardwright.littletroubles.vocabulary.Condition.Relation;
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
  private static final Phrase<Relation> RELATION = oneOf(Relation.values(), Relation::words);

  // Stands in for a value that is none, which then has no words.
  private static final Value.CountersOn NO_COUNTERS = new Value.CountersOn("", new Target.This<>());

  /// What can stand behind `if`.
  static final Phrase<Condition> CONDITION = oneOf(all());

  private Conditions() {}

  private static List<Phrase<Condition>> all() {
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
        value(
            Value.ActionsThisTurn.class,
            "players have played {} {} this turn",
            number("Action"),
            new Value.ActionsThisTurn(Who.ANYONE)));
    counted(all);
    figures(all);
    more(all, Value.Cookies::new, "have", "has", "more cookies");
    more(all, Value.HandSize::new, "have", "has", "more cards in hand");
    more(all, Value.Wins::new, "have won", "has won", "more fights");
    all.add(moreControlled(Who.YOU, Who.OPPONENT, "you control more {} than your opponent"));
    all.add(moreControlled(Who.OPPONENT, Who.YOU, "your opponent controls more {} than you"));
    for (Side side : List.of(Side.ADULT, Side.REGRESSED)) {
      String word = side == Side.ADULT ? "Adult" : "Regressed";
      all.add(
          oneOf(
              phrase(
                      Condition.Is.class,
                      "{} is " + word,
                      Mentioned.ONE,
                      card -> new Condition.Is(card, side),
                      Condition.Is::card)
                  .when(is -> is.side() == side)));
    }
    all.add(words(new Condition.TurnOf(Who.YOU), "it is your turn"));
    all.add(words(new Condition.TurnOf(Who.OPPONENT), "it is your opponent's turn"));
    all.add(words(new Condition.WentFirst(Who.YOU), "you went first"));
    all.add(words(new Condition.WentFirst(Who.OPPONENT), "you went second"));
    return all;
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
    all.add(value(yours.getClass(), "you " + have + " {} {}" + end, number, yours));
    all.add(value(theirs.getClass(), "your opponent " + has + " {} {}" + end, number, theirs));
  }

  private static Phrase<Condition> value(
      Class<? extends Value> type, String words, Phrase<Integer> number, Value value) {
    return oneOf(
        phrase(
                Compare.class,
                words,
                RELATION,
                number,
                (relation, than) -> new Compare(value, relation, than),
                Compare::relation,
                Compare::number)
            .when(compare -> type.isInstance(compare.value()) && compare.value().equals(value)));
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
                RELATION,
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
                RELATION,
                NUMBER,
                count(noun),
                (relation, number, count) -> new Compare(count, relation, number),
                Compare::relation,
                Compare::number,
                Compare::value)
            .when(compare -> compare.number() != 1));
  }

  private static Phrase<Value> count(Phrase<Which> noun) {
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
                    RELATION,
                    Amounts.TALLY,
                    (card, relation, tally) ->
                        new Compare(
                            new Value.CountersOn(tally.counter(), card), relation, tally.number()),
                    compare -> counters(compare).card(),
                    Compare::relation,
                    compare -> new Amounts.Tally(counters(compare).counter(), compare.number()))
                .when(compare -> compare.value() instanceof Value.CountersOn)));
    Phrase<Value> figure =
        OpenNumbers.NUMBER.when(
            value -> value instanceof Value.StatOf || value instanceof Value.CostOf);
    all.add(
        oneOf(
            phrase(
                Compare.class,
                "{} is {} {}",
                figure,
                RELATION,
                NUMBER,
                Compare::new,
                Compare::value,
                Compare::relation,
                Compare::number)));
  }

  private static Value.CountersOn counters(Compare compare) {
    return compare.value() instanceof Value.CountersOn counters ? counters : NO_COUNTERS;
  }

  private static void more(
      List<Phrase<Condition>> all,
      Function<Who, Value> make,
      String have,
      String has,
      String noun) {
    Value yours = make.apply(Who.YOU);
    Value theirs = make.apply(Who.OPPONENT);
    all.add(words(new MoreThan(yours, theirs), "you " + have + " " + noun + " than your opponent"));
    all.add(words(new MoreThan(theirs, yours), "your opponent " + has + " " + noun + " than you"));
  }

  private static Phrase<Condition> moreControlled(Who who, Who than, String words) {
    return oneOf(
        phrase(
                MoreThan.class,
                words,
                count(Nouns.bare(true, Place.PLAY, who)),
                more -> new MoreThan(more, of(more, than)),
                MoreThan::more)
            .when(more -> of(more.more(), than).equals(more.less())));
  }

  /// The same cards of another player.
  private static Value of(Value count, Who who) {
    return count instanceof Value.CountOf(Which which)
        ? new Value.CountOf(
            new Which(
                which.other(),
                which.side(),
                which.kind(),
                which.not(),
                which.named(),
                which.place(),
                who,
                which.traits()))
        : count;
  }
}
