package cardwright.mlpccg.wording;

import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.SharedValue;
import cardwright.language.Phrase;
import cardwright.mlpccg.vocabulary.Value;
import cardwright.mlpccg.vocabulary.Which;
import cardwright.mlpccg.vocabulary.Who;
import java.util.ArrayList;
import java.util.List;

/// The words for numbers that are read off the table, as one person says them.
final class ValueWords {
  /// A number: `the power of that Friend`, `the number of Friends you control`.
  final Phrase<Value> number;

  /// What is counted one by one, behind `for each`: `Friend you control`, `color this card has`.
  final Phrase<Value> each;

  ValueWords(Person person, Nouns nouns) {
    this.number = oneOf(numbers(person, nouns.several));
    this.each = oneOf(counted(person, nouns.one));
  }

  private static List<Phrase<Value>> numbers(Person person, Phrase<Which> several) {
    List<Phrase<Value>> all = new ArrayList<>();
    all.add(Qualities.FIGURE);
    all.add(
        oneOf(
            phrase(
                Value.StatOf.class,
                "the {} of {}",
                Qualities.STAT,
                Mentioned.of(person),
                Value.StatOf::new,
                Value.StatOf::stat,
                Value.StatOf::card)));
    all.add(
        oneOf(
            phrase(
                Value.CountOf.class,
                "the number of {}",
                several,
                Value.CountOf::new,
                Value.CountOf::which),
            phrase(
                Value.NumberOf.class,
                "the number of {}",
                Mentioned.SEVERAL,
                Value.NumberOf::new,
                Value.NumberOf::those),
            phrase(
                Value.ColorsAmong.class,
                "the number of colors among {}",
                several,
                Value.ColorsAmong::new,
                Value.ColorsAmong::which),
            phrase(
                Value.TypesAmong.class,
                "the number of types of {}",
                several,
                Value.TypesAmong::new,
                Value.TypesAmong::which),
            phrase(
                Value.TotalPower.class,
                "the total power of {}",
                several,
                Value.TotalPower::new,
                Value.TotalPower::which),
            phrase(
                Value.Shared.class,
                "{}",
                SharedValue.extreme(Qualities.STAT, several),
                Value.Shared::new,
                Value.Shared::value)));
    all.add(words(new Value.Tokens(Who.YOU), person.say("the number of action tokens you have")));
    all.add(
        words(
            new Value.Tokens(Who.OPPONENT),
            person.say("the number of action tokens your opponent has")));
    return all;
  }

  private static List<Phrase<Value>> counted(Person person, Phrase<Which> one) {
    List<Phrase<Value>> all = new ArrayList<>();
    all.add(
        oneOf(
            phrase(Value.CountOf.class, "{}", one, Value.CountOf::new, Value.CountOf::which),
            phrase(
                Value.NumberOf.class,
                "of {}",
                Mentioned.SEVERAL,
                Value.NumberOf::new,
                Value.NumberOf::those),
            phrase(
                Value.Counters.class,
                "{} counter on {}",
                Qualities.COUNTER,
                Mentioned.ONE,
                Value.Counters::new,
                Value.Counters::name,
                Value.Counters::card),
            phrase(
                Value.ColorsOf.class,
                "color {} has",
                Mentioned.ONE,
                Value.ColorsOf::new,
                Value.ColorsOf::card),
            phrase(
                Value.TypesAmong.class,
                "type of {}",
                one,
                Value.TypesAmong::new,
                Value.TypesAmong::which)));
    all.add(words(new Value.Tokens(Who.YOU), person.say("action token you have")));
    all.add(words(new Value.Tokens(Who.OPPONENT), person.say("action token your opponent has")));
    return all;
  }
}
