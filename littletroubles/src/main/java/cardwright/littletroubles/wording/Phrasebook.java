package cardwright.littletroubles.wording;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.listOf;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.sentence;

import cardwright.cardgame.text.AdditionalCost;
import cardwright.cardgame.text.AmountWords;
import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.Would;
import cardwright.language.Flow;
import cardwright.language.Phrase;
import cardwright.language.Phrases;
import cardwright.language.Sentences;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Ability.Edit;
import cardwright.littletroubles.vocabulary.Body;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.Side;
import cardwright.littletroubles.vocabulary.Trigger;
import cardwright.littletroubles.vocabulary.Which;
import cardwright.littletroubles.vocabulary.Who;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Every line of a card, each worded once for reading and writing.
final class Phrasebook {
  private static final Phrase<List<Effect>> COMMANDS = listOf(Commands.COMMAND, ", ", " and ", 1);

  private static final Phrase<Effect> NEXT =
      oneOf(
          Clauses.shared(
              SharedEffect.<Which, Ability.Otta, Trigger, List<Effect>>nextInstead(
                  Triggers.WOULD,
                  COMMANDS,
                  (would, instead) -> next(Edit.INSTEAD, would, instead),
                  Ability.Otta::trigger,
                  otta -> otta.body().flow().effects().toList())),
          Clauses.shared(
              SharedEffect.<Which, Ability.Otta, Trigger, List<Effect>>nextTime(
                  Triggers.NEXT,
                  COMMANDS,
                  (event, then) -> next(Edit.AFTER, event, then),
                  Ability.Otta::trigger,
                  otta -> otta.body().flow().effects().toList())));

  private static final Sentences<Effect> SENTENCES =
      new Sentences<>(
          Commands.COMMAND, oneOf(Clauses.CLAUSE, NEXT), Commands.ask(), Commands.count());

  private static final Phrase<Flow<Effect>> TEXT = SENTENCES.text();

  private static final Phrase<Body> BODY = body(TEXT, "");

  // Behind an event `if` asks at once, for the whole line.
  private static final Phrase<Body> AFTER_EVENT = body(TEXT.when(Flow::isUnconditional), "");

  private static final Phrase<Body> INSTEAD =
      body(SENTENCES.sentence().when(Flow::isUnconditional), Would.INSTEAD);

  /// What a line of text says, without the capital letter and the full stop of its sentence.
  static final Phrase<Ability> LINE = oneOf(abilities());

  /// A line of text: one ability.
  ///
  /// A line of costs and a colon is read as an ability that is used; on an Action it is the Action's own text.
  static final Phrase<Ability> ABILITY = sentence(LINE);

  private Phrasebook() {}

  private static Ability.Otta next(Edit edit, Trigger event, List<Effect> then) {
    return new Ability.Otta(edit, event, Optional.empty(), Body.of(then));
  }

  private static List<Phrase<Ability>> abilities() {
    List<Phrase<Ability>> all = new ArrayList<>();
    all.add(oneOf(Standings.STANDING, PriceWords.STANDING));
    keywords(all);
    for (Who who : Who.values()) {
      for (boolean quick : new boolean[] {false, true}) {
        all.add(activated(who, quick));
      }
    }
    otta(all, Edit.AFTER, "when {}, ", oneOf(Triggers.HAPPENS, Triggers.REACHES), AFTER_EVENT);
    otta(all, Edit.AFTER, "{}, ", Triggers.MOMENT, AFTER_EVENT);
    all.add(firstTime());
    otta(all, Edit.BEFORE, "before {}, ", Triggers.HAPPENS, AFTER_EVENT);
    otta(all, Edit.INSTEAD, Would.IF, Triggers.WOULD, INSTEAD);
    all.add(
        oneOf(
            phrase(
                    Ability.Instruction.class,
                    "{}",
                    BODY,
                    body -> new Ability.Instruction(List.of(), body),
                    Ability.Instruction::body)
                .when(instruction -> instruction.costs().isEmpty())));
    return all;
  }

  private static void keywords(List<Phrase<Ability>> all) {
    for (Side only : Side.values()) {
      for (boolean quick : new boolean[] {false, true}) {
        String words = (quick ? "Quick Grab {}" : "Grab {}") + only(only);
        all.add(
            oneOf(
                phrase(
                        Ability.Grab.class,
                        words,
                        NUMBER,
                        cookies -> new Ability.Grab(quick, cookies, only),
                        Ability.Grab::cookies)
                    .when(grab -> grab.quick() == quick && grab.only() == only)));
      }
    }
    all.add(
        oneOf(
            AdditionalCost.words(
                Ability.AlsoPaid.class,
                "{}",
                CostWords.COSTS,
                Ability.AlsoPaid::new,
                Ability.AlsoPaid::costs),
            phrase(
                Ability.Bribe.class,
                "Bribe {}",
                NUMBER,
                Ability.Bribe::new,
                Ability.Bribe::cookies),
            phrase(
                    Ability.Task.class,
                    "task: {}",
                    Triggers.TASK,
                    trigger -> new Ability.Task(1, trigger),
                    Ability.Task::trigger)
                .when(task -> task.times() == 1),
            phrase(
                    Ability.Task.class,
                    "task, {} times: {}",
                    NUMBER,
                    Triggers.TASK,
                    Ability.Task::new,
                    Ability.Task::times,
                    Ability.Task::trigger)
                .when(task -> task.times() > 1),
            phrase(
                Ability.Reward.class,
                "reward: {}",
                BODY,
                Ability.Reward::new,
                Ability.Reward::body)));
  }

  /// `INSTRUCTIONS[, where X is VALUE]`.
  ///
  /// @param end what stands right behind the instructions
  private static Phrase<Body> body(Phrase<Flow<Effect>> text, String end) {
    return phrase(
        Body.class,
        "{}" + end + "{}",
        text,
        AmountWords.whereX(Amounts.VALUE),
        Body::new,
        Body::flow,
        Body::x);
  }

  private static String only(Side side) {
    return switch (side) {
      case ANY -> "";
      case ADULT -> ", Adults only";
      case REGRESSED -> ", Regressed Characters only";
    };
  }

  private static Phrase<Ability> activated(Who by, boolean quick) {
    String who =
        switch (by) {
          case YOU -> "";
          case OPPONENT -> "Opponent, ";
          case ANYONE -> "Any player, ";
        };
    return oneOf(
        phrase(
                Ability.Activated.class,
                who + (quick ? "Quick, " : "") + "{}: {}",
                CostWords.COSTS,
                BODY,
                (costs, body) -> new Ability.Activated(by, quick, costs, body),
                Ability.Activated::costs,
                Ability.Activated::body)
            .when(activated -> activated.by() == by && activated.quick() == quick));
  }

  private static Phrase<Ability> firstTime() {
    Optional<Condition> first = Optional.of(Condition.FirstTime.FIRST_TIME);
    return oneOf(
        phrase(
                Ability.Otta.class,
                Condition.FirstTime.WORDS + "{}",
                Triggers.HAPPENS,
                AFTER_EVENT,
                (event, text) -> new Ability.Otta(Edit.AFTER, event, first, text),
                Ability.Otta::trigger,
                Ability.Otta::body)
            .when(otta -> otta.edit() == Edit.AFTER && otta.condition().equals(first)));
  }

  private static void otta(
      List<Phrase<Ability>> all,
      Edit edit,
      String opening,
      Phrase<Trigger> trigger,
      Phrase<Body> body) {
    all.add(
        oneOf(
            phrase(
                    Ability.Otta.class,
                    opening + "{}",
                    trigger,
                    body,
                    (event, text) -> new Ability.Otta(edit, event, Optional.empty(), text),
                    Ability.Otta::trigger,
                    Ability.Otta::body)
                .when(otta -> otta.edit() == edit && otta.condition().isEmpty()),
            phrase(
                    Ability.Otta.class,
                    opening + "if {}, {}",
                    trigger,
                    Phrases.present(Conditions.CONDITION),
                    body,
                    (event, condition, text) -> new Ability.Otta(edit, event, condition, text),
                    Ability.Otta::trigger,
                    Ability.Otta::condition,
                    Ability.Otta::body)
                .when(otta -> otta.edit() == edit)));
  }
}
