package cardwright.ggltcg.wording;

import static cardwright.language.Phrases.BONUS;
import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.QUOTED;
import static cardwright.language.Phrases.listOf;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.sentence;
import static cardwright.language.Phrases.words;

import cardwright.ggltcg.vocabulary.Ability;
import cardwright.ggltcg.vocabulary.Duration;
import cardwright.ggltcg.vocabulary.Effect;
import cardwright.ggltcg.vocabulary.Source;
import cardwright.ggltcg.vocabulary.Stat;
import cardwright.ggltcg.vocabulary.Stats;
import cardwright.ggltcg.vocabulary.Target;
import cardwright.ggltcg.vocabulary.Time;
import cardwright.ggltcg.vocabulary.Trigger;
import cardwright.language.Flow;
import cardwright.language.Phrase;
import cardwright.language.Sentences;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Every phrase of the game, each worded once for reading and writing.
final class Phrasebook {
  /// Words of other games and the word of this one.
  static final Map<String, String> SYNONYMS =
      Map.ofEntries(
          Map.entry("destroy", "sleep"),
          Map.entry("kill", "sleep"),
          Map.entry("tap", "sleep"),
          Map.entry("discard", "sleep"),
          Map.entry("wake", "unsleep"),
          Map.entry("revive", "unsleep"),
          Map.entry("bounce", "return"),
          Map.entry("steal", "take control of"),
          Map.entry("fight", "tussle"),
          Map.entry("fights", "tussles"),
          Map.entry("attacks", "tussles"),
          Map.entry("cancel", "call that tussle off"),
          Map.entry("health", "stamina"),
          Map.entry("power", "strength"),
          Map.entry("creature", "Toy"),
          Map.entry("creatures", "Toys"),
          Map.entry("spell", "Action"),
          Map.entry("mana", "CC"),
          Map.entry("energy", "CC"));

  private static final Phrase<Stats> BONUSES =
      phrase(
          Stats.class,
          "{}",
          listOf(
              oneOf(stat(Stat.SPEED), stat(Stat.STRENGTH), stat(Stat.STAMINA)), ", ", " and ", 1),
          Phrasebook::sum,
          Phrasebook::parts);

  /// Instructions with a subject of their own.
  private static final Phrase<Effect> CLAUSE =
      oneOf(
          lose(Nouns.ONE_TARGET, "loses"),
          lose(Nouns.SEVERAL_TARGETS, "lose"),
          lasting(Nouns.ONE_TARGET, "gains", Duration.END_OF_TURN, "until end of turn"),
          lasting(Nouns.SEVERAL_TARGETS, "gain", Duration.END_OF_TURN, "until end of turn"),
          lasting(Nouns.ONE_TARGET, "gains", Duration.PERMANENT, "permanently"),
          lasting(Nouns.SEVERAL_TARGETS, "gain", Duration.PERMANENT, "permanently"));

  private static final Phrase<Effect> COMMAND =
      oneOf(
          phrase(Effect.GainCc.class, "gain {} CC", NUMBER, Effect.GainCc::new, Effect.GainCc::cc),
          phrase(
              Effect.Sleep.class,
              "sleep {}",
              Nouns.TARGET,
              Effect.Sleep::new,
              Effect.Sleep::target),
          home(Nouns.ONE_TARGET, "its owner's hand"),
          home(Nouns.SEVERAL_TARGETS, "their owners' hands"),
          phrase(
              Effect.Unsleep.class,
              "unsleep {}",
              Nouns.SLEEPING,
              Effect.Unsleep::new,
              Effect.Unsleep::target),
          phrase(
              Effect.TakeControl.class,
              "take control of {}",
              Nouns.TARGET,
              Effect.TakeControl::new,
              Effect.TakeControl::target),
          phrase(
              Effect.SetStamina.class,
              "set the stamina of {} to {} permanently",
              Nouns.TARGET,
              NUMBER,
              Effect.SetStamina::new,
              Effect.SetStamina::target,
              Effect.SetStamina::to),
          phrase(
              Effect.EnterAsCopy.class,
              "put this card into play as a copy of {}",
              Nouns.TARGET,
              Effect.EnterAsCopy::new,
              Effect.EnterAsCopy::target),
          words(new Effect.CallOff(), "call that tussle off"));

  private static final Phrase<Flow<Effect>> FLOW =
      new Sentences<>(COMMAND, CLAUSE, Conditions.ASK, Conditions.COUNT).text();

  private static final Phrase<Ability> STANDING =
      oneOf(
          phrase(
              Ability.StatBonus.class,
              "{} have {}",
              Nouns.SEVERAL_IN_PLAY,
              BONUSES,
              Ability.StatBonus::new,
              Ability.StatBonus::which,
              Ability.StatBonus::by),
          phrase(
                  Ability.TussleCost.class,
                  "your tussles cost {}",
                  NUMBER,
                  cc -> new Ability.TussleCost(false, cc),
                  Ability.TussleCost::cc)
              .when(cost -> !cost.thisOnly()),
          phrase(
                  Ability.TussleCost.class,
                  "this card's tussles cost {}",
                  NUMBER,
                  cc -> new Ability.TussleCost(true, cc),
                  Ability.TussleCost::cc)
              .when(Ability.TussleCost::thisOnly),
          phrase(
              Ability.CostForSleeping.class,
              "this card costs {} more for each card in your Sleep Zone",
              NUMBER,
              Ability.CostForSleeping::new,
              Ability.CostForSleeping::by),
          phrase(
              Ability.CostForSleeping.class,
              "this card costs {} less for each card in your Sleep Zone",
              NUMBER,
              by -> new Ability.CostForSleeping(-by),
              cost -> -cost.by()),
          phrase(
              Ability.OpponentsCost.class,
              "your opponent's cards cost {} more",
              NUMBER,
              Ability.OpponentsCost::new,
              Ability.OpponentsCost::by),
          phrase(
              Ability.OpponentsCost.class,
              "your opponent's cards cost {} less",
              NUMBER,
              by -> new Ability.OpponentsCost(-by),
              cost -> -cost.by()),
          words(new Ability.CostOfChosen(false), "this card costs what the chosen card costs"),
          words(
              new Ability.CostOfChosen(true),
              "this card costs the printed cost of the chosen card"),
          phrase(
              Ability.SleepInsteadOfPaying.class,
              "you may sleep {} instead of paying for this card",
              Nouns.A_CARD_IN_PLAY,
              Ability.SleepInsteadOfPaying::new,
              Ability.SleepInsteadOfPaying::which),
          untouched(true, "this card"),
          untouched(false, "your cards"),
          words(new Ability.CannotTussle(Time.ALWAYS), "this card cannot start tussles"),
          words(
              new Ability.CannotTussle(Time.FIRST_TURN_OF_THE_GAME),
              "this card cannot start tussles on the first turn of the game"),
          words(
              new Ability.CannotTussle(Time.YOUR_FIRST_TURN),
              "this card cannot start tussles on your first turn"),
          words(
              new Ability.CannotBePlayed(Time.FIRST_TURN_OF_THE_GAME),
              "this card cannot be played on the first turn of the game"),
          words(
              new Ability.CannotBePlayed(Time.YOUR_FIRST_TURN),
              "this card cannot be played on your first turn"),
          words(new Ability.AttacksPastToys(), "this card may attack directly past Toys"),
          words(new Ability.WinsTussles(Time.ALWAYS), "this card wins its tussles"),
          words(
              new Ability.WinsTussles(Time.YOUR_TURN), "on your turn, this card wins its tussles"));

  /// A line of text: one ability, one sentence.
  static final Phrase<Ability> ABILITY =
      sentence(
          oneOf(
              STANDING,
              phrase(
                  Ability.Activated.class,
                  "Main Phase, pay {}: {}",
                  NUMBER,
                  FLOW,
                  Ability.Activated::new,
                  Ability.Activated::cc,
                  Ability.Activated::flow),
              when(Trigger.THIS_IS_SLEEPED, "when this card is sleeped"),
              when(Trigger.THIS_IS_PLAYED, "when this card is played"),
              when(Trigger.YOU_PLAY_ANOTHER, "when you play another card"),
              when(Trigger.YOUR_TURN_STARTS, "at the start of your turn"),
              phrase(
                  Ability.Answer.class,
                  "when your opponent tussles, you may play this card from your hand: {}",
                  FLOW,
                  Ability.Answer::new,
                  Ability.Answer::flow),
              phrase(
                  Ability.Instruction.class,
                  "{}",
                  FLOW,
                  Ability.Instruction::new,
                  Ability.Instruction::flow)));

  private Phrasebook() {}

  private record Bonus(Stat stat, int by) {}

  private static Phrase<Bonus> stat(Stat stat) {
    return phrase(Bonus.class, "{} " + stat.words(), BONUS, by -> new Bonus(stat, by), Bonus::by)
        .when(bonus -> bonus.stat() == stat);
  }

  private static Stats sum(List<Bonus> bonuses) {
    Stats sum = Stats.NONE;
    for (Bonus bonus : bonuses) {
      sum = sum.plus(bonus.stat(), bonus.by());
    }
    return sum;
  }

  private static List<Bonus> parts(Stats stats) {
    List<Bonus> parts = new ArrayList<>();
    for (Stat stat : Stat.values()) {
      if (stats.of(stat) != 0) {
        parts.add(new Bonus(stat, stats.of(stat)));
      }
    }
    return parts;
  }

  private static Phrase<Effect.ReturnToHand> home(Phrase<Target> target, String where) {
    return phrase(
        Effect.ReturnToHand.class,
        "return {} to " + where,
        target,
        Effect.ReturnToHand::new,
        Effect.ReturnToHand::target);
  }

  private static Phrase<Effect.LoseStamina> lose(Phrase<Target> target, String verb) {
    return phrase(
        Effect.LoseStamina.class,
        "{} " + verb + " {} stamina permanently",
        target,
        NUMBER,
        Effect.LoseStamina::new,
        Effect.LoseStamina::target,
        Effect.LoseStamina::by);
  }

  private static Phrase<Effect.AddStats> lasting(
      Phrase<Target> target, String verb, Duration duration, String words) {
    return phrase(
            Effect.AddStats.class,
            "{} " + verb + " {} " + words,
            target,
            BONUSES,
            (acting, stats) -> new Effect.AddStats(acting, stats, duration),
            Effect.AddStats::target,
            Effect.AddStats::by)
        .when(effect -> effect.duration() == duration);
  }

  private static Phrase<Ability.Triggered> when(Trigger trigger, String words) {
    return phrase(
            Ability.Triggered.class,
            words + ", {}",
            FLOW,
            flow -> new Ability.Triggered(trigger, flow),
            Ability.Triggered::flow)
        .when(ability -> ability.trigger() == trigger);
  }

  private static Phrase<Ability.Untouched> untouched(boolean thisOnly, String words) {
    Phrase<Source> source =
        oneOf(
            words(new Source.OpponentControls(), "cards your opponent controls"),
            phrase(
                Source.Named.class,
                "cards named {}",
                QUOTED,
                Source.Named::new,
                Source.Named::name));
    return phrase(
            Ability.Untouched.class,
            "effects of {} do not touch " + words,
            source,
            by -> new Ability.Untouched(thisOnly, by),
            Ability.Untouched::by)
        .when(untouched -> untouched.thisOnly() == thisOnly);
  }
}
