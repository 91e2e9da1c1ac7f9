package cardwright.littletroubles.wording;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.EnteringCopy;
import cardwright.cardgame.text.Quality;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.SharedValue;
import cardwright.cardgame.text.Target;
import cardwright.language.Flow;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Body;
import cardwright.littletroubles.vocabulary.Bonus;
import cardwright.littletroubles.vocabulary.Cost;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.OwnCondition;
import cardwright.littletroubles.vocabulary.Trigger;
import cardwright.littletroubles.vocabulary.Value;
import cardwright.littletroubles.vocabulary.Which;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What a text speaks of, one after the other in the order of its words.
sealed interface Part {
  /// Cards that something is done to or asked of.
  record Cards(Target<Which> target) implements Part {}

  /// A sort of cards.
  record Sort(Which which) implements Part {}

  /// An amount that depends on X.
  record X() implements Part {}

  /// The parts of a whole line.
  static List<Part> of(Ability ability) {
    List<Part> parts = new ArrayList<>();
    switch (ability) {
      case Ability.Instruction(List<Cost> costs, Body body) -> {
        costs.forEach(cost -> parts.addAll(of(cost)));
        parts.addAll(of(body));
      }
      case Ability.Activated(var _, boolean _, List<Cost> costs, Body body) -> {
        costs.forEach(cost -> parts.addAll(of(cost)));
        parts.addAll(of(body));
      }
      case Ability.Otta(var _, Trigger trigger, Optional<Condition> condition, Body body) -> {
        parts.addAll(of(trigger));
        condition.ifPresent(asked -> parts.addAll(of(asked)));
        parts.addAll(of(body));
      }
      case Ability.AlsoPaid(List<Cost> costs) -> costs.forEach(cost -> parts.addAll(of(cost)));
      case Ability.Reward(Body body) -> parts.addAll(of(body));
      case Ability.Task(int _, Trigger trigger) -> parts.addAll(of(trigger));
      case Ability.Grab _, Ability.Bribe _ -> {}
      case Ability.Standing standing -> parts.addAll(of(standing));
    }
    return parts;
  }

  /// The parts of instructions, and then those of what X is.
  private static List<Part> of(Body body) {
    List<Part> parts = new ArrayList<>(of(body.flow()));
    body.x().ifPresent(value -> parts.addAll(of(value)));
    return parts;
  }

  /// The parts of instructions.
  static List<Part> of(Flow<Effect> flow) {
    List<Part> parts = new ArrayList<>();
    flow.effects().forEach(effect -> parts.addAll(of(effect)));
    return parts;
  }

  private static List<Part> of(Ability.Standing standing) {
    List<Part> parts = new ArrayList<>();
    switch (standing) {
      case Ability.StatChange(
              Optional<Condition> condition,
              Target<Which> subject,
              List<Bonus> by) -> {
        condition.ifPresent(asked -> parts.addAll(of(asked)));
        parts.addAll(of(subject));
        by.forEach(bonus -> parts.addAll(of(bonus.by())));
      }
      case Ability.StatTimes(var _, Target<Which> subject, int _) -> parts.addAll(of(subject));
      case Ability.CostChange(Ability.Paid what, var _, int _, Optional<Value> forEach) -> {
        paid(what).ifPresent(which -> parts.addAll(of(which)));
        forEach.ifPresent(value -> parts.addAll(of(value)));
      }
      case Ability.CostTimes(Ability.Paid what, var _, int _) ->
          paid(what).ifPresent(which -> parts.addAll(of(which)));
      case Ability.ResourceChange(var _, boolean _, int _, Optional<Value> forEach) ->
          forEach.ifPresent(value -> parts.addAll(of(value)));
      case Ability.CannotPlay(var _, Optional<Which> which) ->
          which.ifPresent(cards -> parts.addAll(of(cards)));
      case Ability.Cannot(Target<Which> subject, var _) -> parts.addAll(of(subject));
      case Ability.WinsIf(Condition condition) -> parts.addAll(of(condition));
      case Ability.CannotUnless(Ability.Standing cannot, Condition unless) -> {
        parts.addAll(of(cannot));
        parts.addAll(of(unless));
      }
      case Ability.PlayedAsQuick(var _, Which which) -> parts.addAll(of(which));
      case Ability.PlayableIf(Condition condition) -> parts.addAll(of(condition));
      case Ability.EntersAsCopy(EnteringCopy<Which> copy) -> parts.addAll(of(copy.which()));
      case Ability.ResourceTimes _,
          Ability.OnlyAscending _,
          Ability.PlayableFromTimeout _,
          Ability.EntersWith _ -> {}
    }
    return parts;
  }

  private static Optional<Which> paid(Ability.Paid what) {
    return what instanceof Ability.Paid.Cards(Which which) ? Optional.of(which) : Optional.empty();
  }

  /// The parts of what sets an ability off.
  static List<Part> of(Trigger trigger) {
    return switch (trigger) {
      case Trigger.Happens(Target<Which> target, var _) -> of(target);
      case Trigger.Plays(var _, var _, Which which) -> of(which);
      case Trigger.YouTurn(boolean _, Which which) -> of(which);
      case Trigger.CounterPut(String _, Target<Which> target) -> of(target);
      case Trigger.Does _, Trigger.Draws _, Trigger.Reaches _, Trigger.At _ -> List.of();
    };
  }

  /// The parts of a cost.
  static List<Part> of(Cost cost) {
    return switch (cost) {
      case Cost.ToTimeout(Target<Which> target) -> of(target);
      case Cost.Regress(Target<Which> target) -> of(target);
      case Cost.ToHand(Target<Which> target) -> of(target);
      case Cost.Either _ ->
          Cost.parts(List.of(cost)).stream().flatMap(part -> of(part).stream()).toList();
      case Cost.Cookies _, Cost.XCookies _, Cost.Discard _, Cost.RemoveCounters _ -> List.of();
    };
  }

  /// The parts of a condition.
  static List<Part> of(Condition condition) {
    return condition.parts(
        Part::of,
        own ->
            switch (OwnCondition.of(own)) {
              case OwnCondition.Is(Target<Which> card, var _) -> of(card);
              case OwnCondition.WentFirst _ -> List.of();
            });
  }

  /// The parts of an instruction.
  static List<Part> of(Effect effect) {
    return switch (effect) {
      case Effect.Gain(var _, Amount cookies) -> of(cookies);
      case Effect.Lose(var _, Amount cookies) -> of(cookies);
      case Effect.Hand(var _, Amount cookies) -> of(cookies);
      case Effect.Draw(var _, Amount cards) -> of(cards);
      case Effect.LookAndDiscard(Which which) -> of(which);
      case Effect.Search(Which which, var _) -> of(which);
      case Effect.AddStats(Target<Which> target, List<Bonus> by, var _) -> {
        List<Part> parts = new ArrayList<>(of(target));
        by.forEach(bonus -> parts.addAll(of(bonus.by())));
        yield parts;
      }
      case Effect.SetStat(var _, Target<Which> target, Amount to, var _) ->
          both(of(target), of(to));
      case Effect.SharedOnCards(
              SharedCardEffect.PutCounters(var _, Amount number, Target<Which> target)) ->
          both(of(number), of(target));
      case Effect.RemoveCounters(var _, Amount number, Target<Which> target) ->
          both(of(number), of(target));
      case Effect.OnCards onCards ->
          both(of(onCards.target()), onCards.second().map(Part::of).orElse(List.of()));
      case Effect.Shared(SharedEffect<Which> shared) -> shared.parts(Part::of, Part::of, Part::of);
      case Effect.Discard _,
          Effect.RevealHand _,
          Effect.SkipFightPhase _,
          Effect.EndFight _,
          Effect.WinGame _,
          Effect.ResourcesThisTurn _ ->
          List.of();
    };
  }

  private static List<Part> both(List<Part> first, List<Part> second) {
    List<Part> parts = new ArrayList<>(first);
    parts.addAll(second);
    return parts;
  }

  private static List<Part> of(Amount amount) {
    return amount.parts(new X(), Part::of);
  }

  private static List<Part> of(Amount.Value value) {
    return of(Value.class.cast(value));
  }

  /// The parts of a number.
  static List<Part> of(Value value) {
    return switch (value) {
      case Value.CountOf(Which which) -> of(which);
      case Value.Shared(SharedValue<Which> shared) -> shared.parts(Part::of);
      case Value.CountersOn(String _, Target<Which> card) -> of(card);
      case Value.StatOf(var _, Target<Which> card) -> of(card);
      case Value.CostOf(Target<Which> card) -> of(card);
      case Value.Cookies _,
          Value.HandSize _,
          Value.ActionsThisTurn _,
          Value.WinsThisTurn _,
          Value.Wins _,
          Value.PlaysThisPhase _ ->
          List.of();
    };
  }

  /// The parts of how many there are and of their sort, and then the cards themselves.
  private static List<Part> of(Target<Which> target) {
    List<Part> number =
        target instanceof Target.Choose<Which> choose ? of(choose.number()) : List.of();
    List<Part> sort = target.among().map(Part::of).orElse(List.of());
    return both(number, both(sort, List.of(new Cards(target))));
  }

  private static List<Part> of(Which which) {
    List<Part> parts = new ArrayList<>();
    for (Quality quality : which.qualities()) {
      switch (quality) {
        case Quality.Figure(var _, var _, Amount number) -> parts.addAll(of(number));
        case Quality.Named _, Quality.Except _, Quality.Counter _, Quality.Own _ -> {}
      }
    }
    parts.add(new Sort(which));
    return parts;
  }
}
