package cardwright.mlpccg.wording;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.withArticle;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Quality;
import cardwright.language.Phrase;
import cardwright.language.Phrases;
import cardwright.mlpccg.vocabulary.OwnQuality;
import cardwright.mlpccg.vocabulary.OwnQuality.State;
import cardwright.mlpccg.vocabulary.Stat;
import cardwright.mlpccg.vocabulary.Trait;
import cardwright.mlpccg.vocabulary.Value;
import java.util.ArrayList;
import java.util.List;

/// The words for what else can be asked of cards: `exhausted`, `blue or pink`, `with power at most 2`.
final class Qualities {
  /// A figure.
  static final Phrase<Stat> STAT = oneOf(Stat.values(), Stat::words);

  /// The name of a counter.
  static final Phrase<String> COUNTER = new CounterName();

  /// A number that is read off cards the line has named: `the power of this card`.
  static final Phrase<Value> FIGURE =
      oneOf(
          phrase(
              Value.StatOf.class,
              "the {} of {}",
              STAT,
              Mentioned.ONE,
              Value.StatOf::new,
              Value.StatOf::stat,
              Value.StatOf::card),
          phrase(
              Value.ColorsOf.class,
              "the number of colors {} has",
              Mentioned.ONE,
              Value.ColorsOf::new,
              Value.ColorsOf::card),
          phrase(
              Value.Counters.class,
              "the number of {} counters on {}",
              COUNTER,
              Mentioned.ONE,
              Value.Counters::new,
              Value.Counters::name,
              Value.Counters::card),
          phrase(
              Value.BonusOf.class,
              "the bonus of {}",
              Mentioned.ONE,
              Value.BonusOf::new,
              Value.BonusOf::problem));

  private static final Phrase<Amount> BOUND =
      oneOf(
          phrase(Amount.Fixed.class, "{}", NUMBER, Amount.Fixed::new, Amount.Fixed::number),
          words(Amount.X.ONE, "X"),
          phrase(
              Amount.Equal.class,
              "{}",
              Phrases.<Amount.Value>oneOf(FIGURE),
              Amount.Equal::new,
              Amount.Equal::of));

  /// An adjective.
  static final Phrase<Quality> ADJECTIVE =
      oneOf(
          words(State.READY, "ready"),
          words(State.EXHAUSTED, "exhausted"),
          words(State.FRIGHTENED, "frightened"),
          words(State.FACE_DOWN, "face-down"),
          words(State.INVOLVED, "involved"),
          words(State.FLIPPED, "flipped"),
          phrase(
              OwnQuality.Colored.class,
              "{}",
              Sorts.COLORS,
              OwnQuality.Colored::new,
              OwnQuality.Colored::colors),
          phrase(
              OwnQuality.NotColored.class,
              "non{}",
              Sorts.COLOR,
              OwnQuality.NotColored::new,
              OwnQuality.NotColored::color),
          phrase(
              OwnQuality.Of.class, "{}", Sorts.TRAITS, OwnQuality.Of::new, OwnQuality.Of::traits),
          phrase(
              OwnQuality.NotOf.class,
              "non-{}",
              Sorts.TRAIT,
              OwnQuality.NotOf::new,
              OwnQuality.NotOf::trait),
          phrase(
              OwnQuality.Having.class,
              "{}",
              Sorts.KEYWORD,
              OwnQuality.Having::new,
              OwnQuality.Having::keyword));

  /// What stands before the type.
  static final Phrase<Quality> BEFORE =
      oneOf(phrase(Quality.class, "{} ", ADJECTIVE, quality -> quality, quality -> quality));

  /// What stands behind one card.
  static final Phrase<Quality> OF_ONE = oneOf(behind(false));

  /// What stands behind several cards.
  static final Phrase<Quality> OF_SEVERAL = oneOf(behind(true));

  private Qualities() {}

  private static List<Phrase<Quality>> behind(boolean several) {
    String that = several ? "that are " : "that is ";
    List<Phrase<Quality>> all = new ArrayList<>();
    all.add(words(State.WITH_RESOURCE, "with a Resource"));
    all.add(words(State.WITHOUT_RESOURCE, "without a Resource"));
    all.add(
        oneOf(
            phrase(
                OwnQuality.WithResource.class,
                "with {}",
                withArticle(
                    phrase(
                        Trait.class, "{} Resource", Sorts.TRAIT, trait -> trait, trait -> trait)),
                OwnQuality.WithResource::new,
                OwnQuality.WithResource::trait)));
    all.add(words(State.UNATTACHED, that + "not on a card"));
    all.add(
        words(
            State.POWER_OVER_COST,
            several ? "with power more than their cost" : "with power more than its cost"));
    all.add(words(State.HIGHEST_POWER, "with the highest power"));
    all.add(words(State.ONLY_CHOSEN_COLOR, "with only that color"));
    all.add(words(State.NAMED_TYPE, "of the named type"));
    all.add(words(State.WITH_COUNTER, "with a counter"));
    all.add(
        oneOf(
            phrase(
                OwnQuality.SameName.class,
                "with the same name as {}",
                Mentioned.ONE,
                OwnQuality.SameName::new,
                OwnQuality.SameName::as),
            phrase(
                OwnQuality.OtherColor.class,
                "of another color than {}",
                Mentioned.ONE,
                OwnQuality.OtherColor::new,
                OwnQuality.OtherColor::than),
            Quality.figure(STAT, BOUND),
            phrase(
                OwnQuality.Colors.class,
                "with at least {} colors",
                NUMBER,
                OwnQuality.Colors::new,
                OwnQuality.Colors::least),
            Quality.counter(COUNTER)));
    return all;
  }
}
