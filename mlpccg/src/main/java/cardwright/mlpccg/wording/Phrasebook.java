package cardwright.mlpccg.wording;

import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.present;
import static cardwright.language.Phrases.sentence;
import static cardwright.language.Phrases.some;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.AdditionalCost;
import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.ConditionWords;
import cardwright.cardgame.text.EnteringCopy;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.Would;
import cardwright.language.Flow;
import cardwright.language.Phrase;
import cardwright.language.Sentences;
import cardwright.mlpccg.vocabulary.Ability;
import cardwright.mlpccg.vocabulary.By;
import cardwright.mlpccg.vocabulary.Change;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.Law;
import cardwright.mlpccg.vocabulary.Place;
import cardwright.mlpccg.vocabulary.Trigger;
import cardwright.mlpccg.vocabulary.Which;
import cardwright.mlpccg.vocabulary.Window;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Every line of a card, each worded once for reading and writing.
final class Phrasebook {
  private static final Nouns NOUNS = new Nouns(Person.YOU);

  private static final Amounts AMOUNTS = new Amounts(new ValueWords(Person.YOU, NOUNS), NOUNS);

  private static final Phrase<Effect> COMMANDS = Commands.of(Person.YOU);

  private static final Phrase<Law> LAWS = LawWords.law();

  private static final Sentences<Effect> SENTENCES =
      new Sentences<>(
          COMMANDS,
          Clauses.of(COMMANDS, LAWS),
          Clauses.shared(SharedEffect.ask(Conditions.CONDITION)),
          Clauses.shared(SharedEffect.count(AMOUNTS.times)));

  private static final Phrase<Flow<Effect>> TEXT = SENTENCES.text();

  // Behind an event `if` asks at once, for the whole line.
  private static final Phrase<Flow<Effect>> AFTER_EVENT = TEXT.when(Flow::isUnconditional);

  private static final Phrase<Flow<Effect>> INSTEAD =
      SENTENCES.sentence().when(Flow::isUnconditional);

  /// What a line of text says, without the capital letter and the full stop of its sentence.
  static final Phrase<Ability> LINE = oneOf(abilities());

  /// A line of text: one ability.
  static final Phrase<Ability> ABILITY = sentence(LINE);

  private Phrasebook() {}

  private static List<Phrase<Ability>> abilities() {
    List<Phrase<Ability>> all = new ArrayList<>();
    all.add(
        oneOf(
            phrase(
                Ability.Keyworded.class,
                "{}",
                Amounts.KEYWORD,
                change -> new Ability.Keyworded(change.keyword(), change.number()),
                has -> new Change.Keyworded(has.keyword(), has.number()))));
    played(all);
    for (By by : By.values()) {
      String who = by == By.ANY_PLAYER ? "any player, " : "";
      for (Window window : Window.values()) {
        all.add(activated(by, window, who + window.words()));
      }
      triggered(all, by, who);
      standing(all, by, who);
    }
    reactions(all);
    return all;
  }

  private static void played(List<Phrase<Ability>> all) {
    all.add(words(new Ability.PlayedOn(Optional.empty()), "play this card to your home"));
    all.add(
        oneOf(
            phrase(
                Ability.PlayedOn.class,
                "play this card on {}",
                present(Nouns.a(NOUNS.one)),
                Ability.PlayedOn::new,
                Ability.PlayedOn::host),
            phrase(
                Ability.EntersAsCopy.class,
                "{}",
                EnteringCopy.words(Nouns.a(NOUNS.one).when(Phrasebook::isAnywhere)),
                Ability.EntersAsCopy::new,
                Ability.EntersAsCopy::copy),
            phrase(
                Ability.PlayOnlyIf.class,
                "play this card only if {}",
                Conditions.CONDITION,
                Ability.PlayOnlyIf::new,
                Ability.PlayOnlyIf::condition),
            AdditionalCost.words(
                Ability.AlsoDiscards.class,
                "discard {}",
                some("card", "cards").when(cards -> cards > 0),
                Ability.AlsoDiscards::new,
                Ability.AlsoDiscards::cards)));
  }

  /// Whether cards in play are meant, wherever the card is that speaks of them.
  private static boolean isAnywhere(Which which) {
    return which.place() == Place.Spot.PLAY
        || which.place() == Place.Spot.HOME
        || which.place() == Place.Spot.PROBLEM
        || which.place() == Place.Spot.OPPONENTS_PROBLEM;
  }

  private static Phrase<Ability> activated(By by, Window window, String words) {
    return oneOf(
        phrase(
                Ability.Activated.class,
                words + "{}",
                Bodies.withColon(TEXT),
                body -> new Ability.Activated(by, window, body),
                Ability.Activated::body)
            .when(activated -> activated.by() == by && activated.window() == window));
  }

  private static void triggered(List<Phrase<Ability>> all, By by, String who) {
    all.add(when(by, who + "when {}, {}", Triggers.EVENT));
    all.add(when(by, who + "{}, {}", Triggers.TIME));
    all.add(
        oneOf(
            phrase(
                    Ability.Triggered.class,
                    who + Condition.FirstTime.WORDS + "{}",
                    Triggers.EVENT,
                    Bodies.theFirstTime(Bodies.afterEvent(AFTER_EVENT, "")),
                    (event, body) -> new Ability.Triggered(by, event, body),
                    Ability.Triggered::trigger,
                    Ability.Triggered::body)
                .when(triggered -> triggered.by() == by)));
    all.add(
        oneOf(
            phrase(
                    Ability.Instead.class,
                    who + Would.IF + "{}",
                    Triggers.WOULD,
                    Bodies.afterEvent(INSTEAD, Would.INSTEAD),
                    (trigger, body) -> new Ability.Instead(by, trigger, body),
                    Ability.Instead::trigger,
                    Ability.Instead::body)
                .when(instead -> instead.by() == by)));
  }

  private static Phrase<Ability> when(By by, String words, Phrase<Trigger> trigger) {
    return oneOf(
        phrase(
                Ability.Triggered.class,
                words,
                trigger,
                Bodies.afterEvent(AFTER_EVENT, ""),
                (event, body) -> new Ability.Triggered(by, event, body),
                Ability.Triggered::trigger,
                Ability.Triggered::body)
            .when(triggered -> triggered.by() == by));
  }

  private static void reactions(List<Phrase<Ability>> all) {
    all.add(reaction("Reaction, after {}{}", Triggers.EVENT));
    all.add(reaction("Reaction, {}{}", Triggers.TIME));
  }

  private static Phrase<Ability> reaction(String words, Phrase<Trigger> trigger) {
    return oneOf(
        phrase(
            Ability.Reaction.class,
            words,
            trigger,
            Bodies.withColon(TEXT),
            Ability.Reaction::new,
            Ability.Reaction::trigger,
            Ability.Reaction::body));
  }

  private static void standing(List<Phrase<Ability>> all, By by, String who) {
    all.add(
        oneOf(
            phrase(
                    Ability.Standing.class,
                    who + "{}",
                    LAWS,
                    law -> new Ability.Standing(by, Optional.empty(), law),
                    Ability.Standing::law)
                .when(standing -> standing.by() == by && standing.condition().isEmpty()),
            phrase(
                    Ability.Standing.class,
                    who + "{}, {}",
                    present(Bodies.CIRCUMSTANCE),
                    LAWS,
                    (condition, law) -> new Ability.Standing(by, condition, law),
                    Ability.Standing::condition,
                    Ability.Standing::law)
                .when(standing -> standing.by() == by),
            phrase(
                    Ability.Standing.class,
                    who + "{} {}",
                    LAWS.when(Phrasebook::forbids),
                    present(ConditionWords.unless(Conditions.CONDITION)),
                    (law, condition) -> new Ability.Standing(by, condition, law),
                    Ability.Standing::law,
                    Ability.Standing::condition)
                .when(standing -> standing.by() == by)));
  }

  private static boolean forbids(Law law) {
    return law instanceof Law.Cannot
        || law instanceof Law.CannotBePlayedOn
        || law instanceof Law.CannotBeInvolved
        || law instanceof Law.CannotScore
        || law instanceof Law.OneOfEachType;
  }
}
