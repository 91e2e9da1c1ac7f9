package cardwright.ggltcg.wording;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.QUOTED;
import static cardwright.language.Phrases.listOf;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.optional;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.present;
import static cardwright.language.Phrases.sentence;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.AdditionalCost;
import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.AmountWords;
import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.ConditionWords;
import cardwright.cardgame.text.Duration;
import cardwright.cardgame.text.OthersChoose;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.Target;
import cardwright.cardgame.text.Would;
import cardwright.ggltcg.vocabulary.Ability;
import cardwright.ggltcg.vocabulary.Body;
import cardwright.ggltcg.vocabulary.Effect;
import cardwright.ggltcg.vocabulary.Event;
import cardwright.ggltcg.vocabulary.Kind;
import cardwright.ggltcg.vocabulary.Source;
import cardwright.ggltcg.vocabulary.Time;
import cardwright.ggltcg.vocabulary.Trigger;
import cardwright.ggltcg.vocabulary.Value;
import cardwright.ggltcg.vocabulary.Which;
import cardwright.ggltcg.vocabulary.Who;
import cardwright.ggltcg.vocabulary.Whose;
import cardwright.language.Flow;
import cardwright.language.Phrase;
import cardwright.language.Sentences;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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
          Map.entry(
              "while",
              "if …,' in front, as in 'if you control another Toy, this card has +1 speed"),
          Map.entry(
              "as long as",
              "if …,' in front, as in 'if you control another Toy, this card has +1 speed"),
          Map.entry("this card's speed", "the speed of this card"),
          Map.entry("this card's strength", "the strength of this card"),
          Map.entry("this card's stamina", "the stamina of this card"),
          Map.entry("or less", "at most' in front of the number, as in 'with strength at most 3"),
          Map.entry("or more", "at least' in front of the number, as in 'with strength at least 3"),
          Map.entry("mana", "CC"),
          Map.entry("energy", "CC"));

  private static final Phrase<Amount> CC =
      Bonuses.AMOUNTS.of("CC", phrase(Integer.class, "{} CC", NUMBER, cc -> cc, cc -> cc));

  private static final Phrase<Effect> COMMAND =
      oneOf(
          gain(Who.YOU, "gain {}"),
          loseCc(Who.YOU, "lose {}"),
          phrase(
              Effect.Sleep.class,
              "sleep {}",
              Nouns.TARGET,
              Effect.Sleep::new,
              Effect.Sleep::target),
          sleepFromHand(false, "your hand"),
          sleepFromHand(true, "your opponent's hand"),
          Conditions.shared(SharedEffect.lookAtHand(SharedEffect::you)),
          Conditions.shared(SharedEffect.anotherTurn(SharedEffect::you)),
          Conditions.shared(SharedEffect.endTurn(SharedEffect::you)),
          Conditions.shared(SharedEffect.putToken(SharedEffect::you, Tokens.TOKEN)),
          Conditions.sharedOnCards(SharedCardEffect.copyAsToken(SharedEffect::you, Nouns.TARGET)),
          Conditions.sharedOnCards(
              SharedCardEffect.exchangeControl(
                  SharedEffect::you, Nouns.TARGET, Nouns.CHOSEN, Duration.WORDS)),
          Conditions.sharedOnCards(
              SharedCardEffect.exchangeFigure(
                  SharedEffect::you, Nouns.NOW, Nouns.TARGET, Nouns.CHOSEN, Duration.WORDS)),
          Conditions.sharedOnCards(
              SharedCardEffect.toHand(SharedEffect::you, Nouns.ONE_TARGET, Nouns.SEVERAL_TARGETS)),
          phrase(
              Effect.Unsleep.class,
              "unsleep {}",
              Nouns.SLEEPING,
              Effect.Unsleep::new,
              Effect.Unsleep::target),
          phrase(
                  Effect.SharedOnCards.class,
                  "take control of {}",
                  Nouns.TARGET,
                  target ->
                      new Effect.SharedOnCards(
                          new SharedCardEffect.TakeControl<>(target, Duration.Shared.PERMANENTLY)),
                  Effect.SharedOnCards::target)
              .when(Phrasebook::isTakenForGood),
          Conditions.sharedOnCards(
              SharedCardEffect.takeControl(
                  "take control of {} {}",
                  Nouns.TARGET,
                  Duration.WORDS.when(duration -> duration != Duration.Shared.PERMANENTLY))),
          phrase(
              Effect.SetStamina.class,
              "set the stamina of {} to {} {}",
              Nouns.TARGET,
              Bonuses.AMOUNTS.bare(),
              Duration.WORDS,
              Effect.SetStamina::new,
              Effect.SetStamina::target,
              Effect.SetStamina::to,
              Effect.SetStamina::duration),
          phrase(
              Effect.EnterAsCopy.class,
              "put this card into play as a copy of {}",
              Nouns.OTHERS,
              Effect.EnterAsCopy::new,
              Effect.EnterAsCopy::target),
          words(new Effect.CallOff(), "call that tussle off"));

  private static final Phrase<Event> EVENT =
      oneOf(
          words(new Event.IsSleeped(Optional.empty()), "this card " + Would.happen("is sleeped")),
          phrase(
                  Event.IsSleeped.class,
                  "{} " + Would.happen("is sleeped"),
                  present(Nouns.A_CARD_IN_PLAY),
                  Event.IsSleeped::new,
                  Event.IsSleeped::which)
              .when(sleeped -> sleeped.which().isPresent()),
          words(new Event.GainsCc(false), "you " + Would.happen("gains CC")),
          words(new Event.GainsCc(true), "your opponent " + Would.happen("gains CC")));

  private static final Phrase<Optional<Condition>> UNLESS =
      optional(" ", ConditionWords.unless(Conditions.CONDITION));

  /// Instructions with a subject of their own.
  private static final Phrase<Effect> CLAUSE =
      oneOf(
          gain(Who.OPPONENT, "your opponent gains {}"),
          gain(Who.EACH, "each player gains {}"),
          loseCc(Who.OPPONENT, "your opponent loses {}"),
          loseCc(Who.EACH, "each player loses {}"),
          chooses(OthersChoose.opponent(Nouns.anyOfTheirs(Whose.OPPONENT_CONTROLS))),
          chooses(OthersChoose.each(Nouns.theirs(Whose.ANYONES))),
          Conditions.sharedOnCards(SharedCardEffect.becomeCopy(Nouns.OTHERS, Duration.WORDS)),
          lose(Nouns.ONE_TARGET, "loses"),
          lose(Nouns.SEVERAL_TARGETS, "lose"),
          Conditions.sharedOnCards(
              SharedCardEffect.gainTexts(
                  "{} gains {} {}", Nouns.ONE_TARGET, () -> Phrasebook.LINE, Duration.WORDS)),
          Conditions.sharedOnCards(
              SharedCardEffect.gainTexts(
                  "{} gain {} {}", Nouns.SEVERAL_TARGETS, () -> Phrasebook.LINE, Duration.WORDS)),
          Conditions.sharedOnCards(
              SharedCardEffect.loseTexts(
                  "{} loses all abilities {}", Nouns.ONE_TARGET, Duration.WORDS)),
          Conditions.sharedOnCards(
              SharedCardEffect.loseTexts(
                  "{} lose all abilities {}", Nouns.SEVERAL_TARGETS, Duration.WORDS)),
          lasting(Nouns.ONE_TARGET, "gains"),
          lasting(Nouns.SEVERAL_TARGETS, "gain"),
          Conditions.shared(
              SharedEffect.<Which, Ability.Instead, Event, List<Effect>>nextInstead(
                  EVENT,
                  listOf(COMMAND, ", ", " and ", 1),
                  (event, instead) -> new Ability.Instead(event, Body.of(instead)),
                  Ability.Instead::event,
                  instead -> instead.body().flow().effects().toList())),
          Conditions.shared(
              SharedEffect.<Which, Ability.Triggered, Trigger, List<Effect>>nextTime(
                  Triggers.NEXT,
                  listOf(COMMAND, ", ", " and ", 1),
                  (event, then) -> new Ability.Triggered(event, Optional.empty(), Body.of(then)),
                  Ability.Triggered::trigger,
                  then -> then.body().flow().effects().toList())),
          Conditions.shared(SharedEffect.clauses(Nouns.A_PLAYED_CARD)));

  private static final Sentences<Effect> SENTENCES =
      new Sentences<>(COMMAND, CLAUSE, Conditions.ASK, Conditions.COUNT);

  private static final Phrase<Body> BODY = body(SENTENCES.text(), "");

  private static final Phrase<Body> INSTEAD = body(SENTENCES.sentence(), Would.INSTEAD);

  private static final Phrase<Ability> STANDING =
      oneOf(
          phrase(
                  Ability.StatBonus.class,
                  "{} have {}",
                  Nouns.SEVERAL_BY_PRINT,
                  Bonuses.HAD,
                  (which, by) -> new Ability.StatBonus(Optional.empty(), which, by),
                  Ability.StatBonus::which,
                  Ability.StatBonus::by)
              .when(bonus -> bonus.condition().isEmpty()),
          phrase(
              Ability.StatBonus.class,
              "if {}, {} have {}",
              present(Conditions.BEFORE_FIGURES),
              Nouns.SEVERAL_BY_PRINT,
              Bonuses.HAD,
              Ability.StatBonus::new,
              Ability.StatBonus::condition,
              Ability.StatBonus::which,
              Ability.StatBonus::by),
          phrase(
                  Ability.OwnBonus.class,
                  "this card has {}",
                  Bonuses.HAD,
                  by -> new Ability.OwnBonus(Optional.empty(), by),
                  Ability.OwnBonus::by)
              .when(bonus -> bonus.condition().isEmpty()),
          phrase(
              Ability.OwnBonus.class,
              "if {}, this card has {}",
              present(Conditions.BEFORE_FIGURES),
              Bonuses.HAD,
              Ability.OwnBonus::new,
              Ability.OwnBonus::condition,
              Ability.OwnBonus::by),
          phrase(
              Ability.CostFor.class,
              "this card costs {} more for each {}",
              NUMBER,
              Nouns.EACH.when(Phrasebook::isNotSleeping),
              Ability.CostFor::new,
              Ability.CostFor::by,
              Ability.CostFor::each),
          phrase(
              Ability.CostFor.class,
              "this card costs {} less for each {}",
              NUMBER,
              Nouns.EACH.when(Phrasebook::isNotSleeping),
              (by, each) -> new Ability.CostFor(-by, each),
              cost -> -cost.by(),
              Ability.CostFor::each),
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
          AdditionalCost.words(
              Ability.AlsoSleeps.class,
              "sleep {}",
              Nouns.A_CARD_IN_PLAY,
              Ability.AlsoSleeps::new,
              Ability.AlsoSleeps::which),
          untouched(true, "this card"),
          untouched(false, "your cards"),
          cannotTussle(Time.ALWAYS, ""),
          cannotTussle(Time.FIRST_TURN_OF_THE_GAME, " on the first turn of the game"),
          cannotTussle(Time.YOUR_FIRST_TURN, " on your first turn"),
          cannotBePlayed(Time.ALWAYS, "").when(banned -> !isNever(banned)),
          cannotBePlayed(Time.FIRST_TURN_OF_THE_GAME, " on the first turn of the game"),
          cannotBePlayed(Time.YOUR_FIRST_TURN, " on your first turn"),
          words(new Ability.AttacksPastToys(), "this card may attack directly past Toys"),
          phrase(
              Ability.AttacksAsThough.class,
              "{} may attack directly as though your opponent controlled no Toys",
              Nouns.SEVERAL_IN_PLAY,
              Ability.AttacksAsThough::new,
              Ability.AttacksAsThough::which),
          words(new Ability.WinsTussles(Time.ALWAYS), "this card wins its tussles"),
          words(
              new Ability.WinsTussles(Time.YOUR_TURN), "on your turn, this card wins its tussles"));

  /// What a line of text says, without the capital letter and the full stop of its sentence.
  static final Phrase<Ability> LINE =
      oneOf(
          STANDING,
          phrase(
              Ability.Activated.class,
              "Main Phase, pay {}: {}",
              oneOf(
                  phrase(Amount.Fixed.class, "{}", NUMBER, Amount.Fixed::new, Amount.Fixed::number),
                  words(Amount.X.ONE, "X")),
              BODY,
              Ability.Activated::new,
              Ability.Activated::cc,
              Ability.Activated::body),
          when(Trigger.Each.THIS_IS_SLEEPED, "when this card is sleeped"),
          when(Trigger.Each.THIS_IS_PLAYED, "when this card is played"),
          when(Trigger.Each.YOU_PLAY_ANOTHER, "when you play another card"),
          when(Trigger.Each.YOUR_TURN_STARTS, "at the start of your turn"),
          triggered("when {}, {}", Triggers.EVENT, Optional.empty()),
          triggered("{}, {}", Triggers.TIME, Optional.empty()),
          triggered(
              Condition.FirstTime.WORDS + "{}",
              Triggers.FIRST,
              Optional.of(Condition.FirstTime.FIRST_TIME)),
          phrase(
              Ability.Answer.class,
              "when your opponent tussles, you may play this card from your hand: {}",
              BODY,
              Ability.Answer::new,
              Ability.Answer::body),
          Would.instead(
              Ability.Instead.class,
              EVENT,
              INSTEAD,
              Ability.Instead::new,
              Ability.Instead::event,
              Ability.Instead::body),
          phrase(
              Ability.Instruction.class,
              "{}",
              BODY,
              Ability.Instruction::new,
              Ability.Instruction::body));

  /// A line of text: one ability, one sentence.
  static final Phrase<Ability> ABILITY = sentence(LINE);

  private Phrasebook() {}

  /// `INSTRUCTIONS[, where X is VALUE]`.
  ///
  /// @param end what stands right behind the instructions
  private static Phrase<Body> body(Phrase<Flow<Effect>> text, String end) {
    return phrase(
        Body.class,
        "{}" + end + "{}",
        text,
        AmountWords.whereX(Nouns.NUMBER_OF),
        Body::new,
        Body::flow,
        Body::x);
  }

  private static Phrase<Ability> cannotTussle(Time when, String words) {
    return oneOf(
        phrase(
                Ability.CannotTussle.class,
                "this card cannot start tussles" + words + "{}",
                UNLESS,
                unless -> new Ability.CannotTussle(when, unless),
                Ability.CannotTussle::unless)
            .when(cannot -> cannot.when() == when));
  }

  private static Phrase<Ability> cannotBePlayed(Time when, String words) {
    return oneOf(
        phrase(
                Ability.CannotBePlayed.class,
                "this card cannot be played" + words + "{}",
                UNLESS,
                unless -> new Ability.CannotBePlayed(when, unless),
                Ability.CannotBePlayed::unless)
            .when(cannot -> cannot.when() == when));
  }

  private static boolean isNever(Ability ability) {
    return ability.equals(new Ability.CannotBePlayed(Time.ALWAYS, Optional.empty()));
  }

  // Cards asleep have words of their own.
  private static boolean isNotSleeping(Value each) {
    return !each.equals(new Value.CountOf(Which.of(Kind.ANY, Whose.YOU_OWN)));
  }

  private static Phrase<Effect> chooses(Phrase<OthersChoose<Which>> word) {
    return oneOf(
        phrase(Effect.Chooses.class, "{}", word, Effect.Chooses::new, Effect.Chooses::word));
  }

  private static Phrase<Effect> sleepFromHand(boolean opponent, String hand) {
    return oneOf(
        words(new Effect.SleepFromHand(opponent, 1), "sleep a random card in " + hand),
        oneOf(
            phrase(
                    Effect.SleepFromHand.class,
                    "sleep {} random cards in " + hand,
                    NUMBER,
                    number -> new Effect.SleepFromHand(opponent, number),
                    Effect.SleepFromHand::number)
                .when(sleep -> sleep.opponent() == opponent && sleep.number() > 1)));
  }

  private static boolean isTakenForGood(Effect.SharedOnCards effect) {
    return effect.effect() instanceof SharedCardEffect.TakeControl(var _, Duration duration)
        && duration == Duration.Shared.PERMANENTLY;
  }

  private static Phrase<Effect.LoseCc> loseCc(Who who, String words) {
    return phrase(
            Effect.LoseCc.class, words, CC, cc -> new Effect.LoseCc(who, cc), Effect.LoseCc::cc)
        .when(lose -> lose.who() == who);
  }

  private static Phrase<Effect.GainCc> gain(Who who, String words) {
    return phrase(
            Effect.GainCc.class, words, CC, cc -> new Effect.GainCc(who, cc), Effect.GainCc::cc)
        .when(gain -> gain.who() == who);
  }

  private static Phrase<Effect.LoseStamina> lose(Phrase<Target<Which>> target, String verb) {
    return phrase(
        Effect.LoseStamina.class,
        "{} " + verb + " {} permanently",
        target,
        Bonuses.AMOUNTS.before("", " stamina"),
        Effect.LoseStamina::new,
        Effect.LoseStamina::target,
        Effect.LoseStamina::by);
  }

  private static Phrase<Effect.AddStats> lasting(Phrase<Target<Which>> target, String verb) {
    return phrase(
        Effect.AddStats.class,
        "{} " + verb + " {} {}",
        target,
        Bonuses.GAINED,
        Duration.WORDS,
        (acting, by, duration) -> new Effect.AddStats(acting, Bonuses.inOrder(by), duration),
        Effect.AddStats::target,
        Effect.AddStats::by,
        Effect.AddStats::duration);
  }

  private static Phrase<Ability.Triggered> when(Trigger.Each trigger, String words) {
    return phrase(
            Ability.Triggered.class,
            words + ", {}",
            BODY,
            body -> new Ability.Triggered(trigger, Optional.empty(), body),
            Ability.Triggered::body)
        .when(ability -> ability.trigger() == trigger && ability.condition().isEmpty());
  }

  private static Phrase<Ability.Triggered> triggered(
      String words, Phrase<Trigger> event, Optional<Condition> condition) {
    return phrase(
            Ability.Triggered.class,
            words,
            event,
            BODY,
            (trigger, body) -> new Ability.Triggered(trigger, condition, body),
            Ability.Triggered::trigger,
            Ability.Triggered::body)
        .when(ability -> ability.condition().equals(condition));
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
