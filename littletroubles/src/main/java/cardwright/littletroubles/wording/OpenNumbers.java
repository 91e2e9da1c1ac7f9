package cardwright.littletroubles.wording;

import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.language.Phrase;
import cardwright.littletroubles.vocabulary.Stat;
import cardwright.littletroubles.vocabulary.Value;
import cardwright.littletroubles.vocabulary.Who;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// The words for numbers that can be read off the table without counting cards there.
final class OpenNumbers {
  /// A figure of Characters: `confidence`.
  static final Phrase<Stat> STAT = oneOf(Stat.values(), Stat::words);

  /// A number: `the confidence of that Character`, `the number of cards in your hand`.
  static final Phrase<Value> NUMBER = oneOf(oneOf(figures()), oneOf(counts("the number of ", "s")));

  /// What is counted one by one behind `for each`: `card in your hand`.
  static final Phrase<Value> EACH =
      oneOf(
          oneOf(counts("", "")),
          words(new Value.Cookies(Who.YOU), "cookie you have"),
          words(new Value.Cookies(Who.OPPONENT), "cookie your opponent has"));

  private OpenNumbers() {}

  private static List<Phrase<Value>> figures() {
    List<Phrase<Value>> figures = new ArrayList<>();
    figures.add(
        oneOf(
            phrase(
                Value.StatOf.class,
                "the {} of {}",
                STAT,
                Mentioned.ONE,
                Value.StatOf::new,
                Value.StatOf::stat,
                Value.StatOf::card)));
    figures.add(
        oneOf(
            phrase(
                Value.CostOf.class,
                "the printed cost of {}",
                Mentioned.ONE,
                Value.CostOf::new,
                Value.CostOf::card)));
    figures.add(words(new Value.Cookies(Who.YOU), "your cookies"));
    figures.add(words(new Value.Cookies(Who.OPPONENT), "your opponent's cookies"));
    return figures;
  }

  private static List<Phrase<Value>> counts(String before, String plural) {
    List<Phrase<Value>> counts = new ArrayList<>();
    counts.add(
        oneOf(
            phrase(
                Value.CountersOn.class,
                before + "{} counter" + plural + " on {}",
                Mentioned.COUNTER,
                Mentioned.ONE,
                Value.CountersOn::new,
                Value.CountersOn::counter,
                Value.CountersOn::card)));
    String card = before + "card" + plural;
    counts.add(words(new Value.HandSize(Who.YOU), card + " in your hand"));
    counts.add(words(new Value.HandSize(Who.OPPONENT), card + " in your opponent's hand"));
    done(counts, Value.ActionsThisTurn::new, before + "Action" + plural, "played this turn");
    done(counts, Value.WinsThisTurn::new, before + "fight" + plural, "won this turn");
    done(counts, Value.Wins::new, before + "fight" + plural, "won");
    done(counts, Value.PlaysThisPhase::new, before + "activation" + plural, "made this phase");
    return counts;
  }

  private static void done(
      List<Phrase<Value>> counts, Function<Who, Value> make, String noun, String verb) {
    counts.add(words(make.apply(Who.YOU), noun + " you " + verb));
    counts.add(words(make.apply(Who.OPPONENT), noun + " your opponent " + verb));
    counts.add(words(make.apply(Who.ANYONE), noun + " " + verb));
  }
}
