package cardwright.mlpccg.wording;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.Quality;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.SharedValue;
import cardwright.cardgame.text.Target;
import cardwright.mlpccg.vocabulary.Ability;
import cardwright.mlpccg.vocabulary.Change;
import cardwright.mlpccg.vocabulary.Cost;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.Law;
import cardwright.mlpccg.vocabulary.OwnCondition;
import cardwright.mlpccg.vocabulary.OwnQuality;
import cardwright.mlpccg.vocabulary.Place;
import cardwright.mlpccg.vocabulary.Trigger;
import cardwright.mlpccg.vocabulary.Value;
import cardwright.mlpccg.vocabulary.Which;
import java.util.ArrayList;
import java.util.List;

/// What a text speaks of, one after the other in the order of its words.
sealed interface Part {
  /// Cards that something is done to or asked of.
  record Cards(Target<Which> target) implements Part {}

  /// An amount that depends on X.
  record X() implements Part {}

  /// The parts of what sets an ability off.
  static List<Part> of(Trigger trigger) {
    return switch (trigger) {
      case Trigger.Happens(Target<Which> target, var _) -> of(target);
      case Trigger.Enters(Target<Which> target, boolean _, var _) -> of(target);
      case Trigger.Moves(Target<Which> target, var _) -> of(target);
      case Trigger.PlayerMoves(var _, Target<Which> target, var _) -> of(target);
      case Trigger.Plays(var _, var _, Which which, var _) -> of(which);
      case Trigger.PlaysOn(var _, Which which, Which host) -> all(of(which), of(host));
      case Trigger.Confronts(var _, var _, Target<Which> problem) -> of(problem);
      case Trigger.DoesTo(var _, var _, Target<Which> target) -> of(target);
      case Trigger.State(Condition condition) -> of(condition);
      case Trigger.ToBottom(Which which, var _) -> of(which);
      case Trigger.HomeForLosing(Which which, var _) -> of(which);
      case Trigger.Ends _,
          Trigger.FaceoffAt _,
          Trigger.At _,
          Trigger.Does _,
          Trigger.Draws _,
          Trigger.Acts _,
          Trigger.ScoresBonus _,
          Trigger.FlipsCard _ ->
          List.of();
    };
  }

  /// The parts of a cost.
  static List<Part> of(Cost cost) {
    return switch (cost) {
      case Cost.Pay(Amount tokens) -> of(tokens);
      case Cost.PayLess(int _, Value forEach) -> of(forEach);
      case Cost.Exhaust(Target<Which> target) -> of(target);
      case Cost.Retire(Target<Which> target) -> of(target);
      case Cost.Dismiss(Target<Which> target) -> of(target);
      case Cost.Discard(Target<Which> target) -> of(target);
      case Cost.Spend(Target<Which> target) -> of(target);
      case Cost.ToHand(Target<Which> target) -> of(target);
      case Cost.MoveHome(Target<Which> target) -> of(target);
      case Cost.RemoveAnyCounter(Target<Which> target) -> of(target);
      case Cost.Either _ ->
          Cost.parts(List.of(cost)).stream().flatMap(part -> of(part).stream()).toList();
      case Cost.RemoveCounters _ -> List.of();
    };
  }

  /// The parts of a condition.
  static List<Part> of(Condition condition) {
    return condition.parts(Part::of, own -> of(OwnCondition.of(own)));
  }

  private static List<Part> of(OwnCondition condition) {
    return switch (condition) {
      case OwnCondition.Most(Which which) -> of(which);
      case OwnCondition.Highest(Target<Which> card, Which among) -> all(of(card), of(among));
      case OwnCondition.Is(Target<Which> card, Which which) -> all(of(card), of(which));
      case OwnCondition.During _,
          OwnCondition.DuringFaceoff _,
          OwnCondition.Challenging _,
          OwnCondition.Confronted _,
          OwnCondition.OverHomeLimit _,
          OwnCondition.Removed _ ->
          List.of();
    };
  }

  /// The parts of an instruction.
  static List<Part> of(Effect effect) {
    return switch (effect) {
      case Effect.By(var _, boolean _, Effect done) -> of(done);
      case Effect.GainTokens(Amount tokens, boolean _) -> of(tokens);
      case Effect.LoseTokens(Amount tokens) -> of(tokens);
      case Effect.Score(Amount points) -> of(points);
      case Effect.Draw(Amount cards, boolean _) -> of(cards);
      case Effect.Flip(Amount cards, boolean _) -> of(cards);
      case Effect.AddToTotal(Value value) -> of(value);
      case Effect.AddX _ -> List.of(new X());
      case Effect.Search(Which which, var _) -> of(which);
      case Effect.BanishNamesakes(Target<Which> as) -> of(as);
      case Effect.BanishBeneath(Target<Which> target, Target<Which> host) ->
          all(of(target), of(host));
      case Effect.MoveBeneath(Target<Which> target, Target<Which> host) ->
          all(of(target), of(host));
      case Effect.Reattach(Target<Which> target, Target<Which> to) -> all(of(target), of(to));
      case Effect.MoveBeside(Target<Which> target, Which beside) -> all(of(target), of(beside));
      case Effect.PlayFreeOn(Target<Which> target, Target<Which> on) -> all(of(target), of(on));
      case Effect.ChallengeWith(Target<Which> target, Target<Which> only) ->
          all(of(target), of(only));
      case Effect.FaceoffBetween(Target<Which> target, Target<Which> other) ->
          all(of(target), of(other));
      case Effect.Gain(Target<Which> target, List<Change> changes, var _) ->
          all(of(target), changes(changes));
      case Effect.SharedOnCards(
              SharedCardEffect.PutCounters(var _, Amount number, Target<Which> target)) ->
          all(of(number), of(target));
      case Effect.OnCards onCards ->
          all(of(onCards.target()), onCards.second().map(Part::of).orElse(List.of()));
      case Effect.Shared(
              SharedEffect.NextTime<Which>(Ability.Triggered(var _, Trigger when, var _))) ->
          all(of(when), effects(effect.inside()));
      case Effect.Shared(SharedEffect<Which> shared) -> shared.parts(Part::of, Part::of, Part::of);
      case Effect.Until(Law law, var _) -> of(law);
      case Effect.Later(Trigger when, List<Effect> effects) -> all(of(when), effects(effects));
      case Effect.InsteadOfNextFlip(List<Effect> effects) -> effects(effects);
      case Effect.LoseAllTokens _,
          Effect.Pay _,
          Effect.Mill _,
          Effect.LookAtBottom _,
          Effect.IgnoreFlip _,
          // Its pronouns speak of its own event.
          Effect.InsteadFor _,
          Effect.ChooseColor _,
          Effect.NameType _,
          Effect.AnotherTroublemakerPhase _,
          Effect.StartFaceoff _ ->
          List.of();
    };
  }

  /// The parts of a law.
  static List<Part> of(Law law) {
    return switch (law) {
      case Law.Has(Target<Which> subject, List<Change> changes) ->
          all(of(subject), changes(changes));
      case Law.Pays(var _, int _, Law.GameEvent what, var forEach) -> {
        List<Part> parts = new ArrayList<>(of(what));
        forEach.ifPresent(value -> parts.addAll(of(value)));
        yield parts;
      }
      case Law.Needs(var _, int _, Target<Which> problem, var forEach) -> {
        List<Part> parts = new ArrayList<>(of(problem));
        forEach.ifPresent(value -> parts.addAll(of(value)));
        yield parts;
      }
      case Law.NeedsCharacters(var _, int _, Target<Which> problem) -> of(problem);
      case Law.Meets(var _, Target<Which> problem) -> of(problem);
      case Law.Bonus(Target<Which> problem, int _) -> of(problem);
      case Law.Controls(Target<Which> card) -> of(card);
      case Law.Uncounted(Which which) -> of(which);
      case Law.ConfrontsAs(Which which, var _) -> of(which);
      case Law.EntersExhausted(Which which) -> of(which);
      case Law.Cannot(var _, var _, Target<Which> subject, var _) -> of(subject);
      case Law.CannotBePlayedOn(Which which, Target<Which> host) -> all(of(which), of(host));
      case Law.ChallengedByAtMost(Value number) -> of(number);
      case Law.ChallengedOnlyIf(Condition condition) -> of(condition);
      case Law.CannotBeInvolved(Which which) -> of(which);
      case Law.MayLook(Which which) -> of(which);
      case Law.PlayFrom(Which which) -> of(which);
      case Law.Flips _,
          Law.IgnoresHighest _,
          Law.Total _,
          Law.HomeLimit _,
          Law.ThisEntersExhausted _,
          Law.OpenTop _,
          Law.PlayFromDiscard _,
          Law.JoinFaceoff _,
          Law.SpillsToHands _,
          Law.CannotScore _,
          Law.OneOfEachType _,
          Law.AlsoNamed _ ->
          List.of();
    };
  }

  private static List<Part> of(Law.GameEvent event) {
    return switch (event) {
      case Law.GameEvent.Playing(Which which, var _) -> of(which);
      case Law.GameEvent.PlayingOn(Which which, Which host) -> all(of(which), of(host));
      case Law.GameEvent.Moving(Which which, var _) -> of(which);
      case Law.GameEvent.Rallying(Which which) -> of(which);
      case Law.GameEvent.PlayingThis _ -> List.of();
    };
  }

  /// The parts of a number.
  static List<Part> of(Value value) {
    return switch (value) {
      case Value.CountOf(Which which) -> of(which);
      case Value.Shared(SharedValue<Which> shared) -> shared.parts(Part::of);
      case Value.NumberOf(Target<Which> those) -> of(those);
      case Value.Counters(var _, Target<Which> card) -> of(card);
      case Value.StatOf(var _, Target<Which> card) -> of(card);
      case Value.ColorsOf(Target<Which> card) -> of(card);
      case Value.ColorsAmong(Which which) -> of(which);
      case Value.TypesAmong(Which which) -> of(which);
      case Value.TotalPower(Which which) -> of(which);
      case Value.BonusOf(Target<Which> problem) -> of(problem);
      case Value.ScoredThisPhase(Target<Which> card) -> of(card);
      case Value.Tokens _,
          Value.Points _,
          Value.DrawnThisTurn _,
          Value.Flips _,
          Value.PowerHere _ ->
          List.of();
    };
  }

  private static List<Part> of(Amount amount) {
    return amount.parts(new X(), Part::of);
  }

  private static List<Part> of(Amount.Value value) {
    return of(Value.class.cast(value));
  }

  private static List<Part> changes(List<Change> changes) {
    List<Part> parts = new ArrayList<>();
    for (Change change : changes) {
      switch (change) {
        case Change.Power(boolean _, Amount by) -> parts.addAll(of(by));
        case Change.ColorsOf(Which which) -> parts.addAll(of(which));
        case Change.Colored _,
            Change.AnyColor _,
            Change.Traited _,
            Change.Keyworded _,
            Change.LosesKeyword _,
            Change.LosesAbilities _ -> {}
      }
    }
    return parts;
  }

  private static List<Part> effects(List<Effect> effects) {
    List<Part> parts = new ArrayList<>();
    effects.forEach(effect -> parts.addAll(of(effect)));
    return parts;
  }

  /// The parts of a selector, and then the cards that it selects.
  private static List<Part> of(Target<Which> target) {
    return switch (target) {
      case Target.All(Which which, var _) -> all(of(which), List.of(new Cards(target)));
      case Target.Choose(boolean _, Amount number, Which which) ->
          all(of(number), all(of(which), List.of(new Cards(target))));
      case Target.Random(int _, Which which) -> all(of(which), List.of(new Cards(target)));
      case Target.Pronoun<Which> _, Target.Own<Which> _ -> List.of(new Cards(target));
    };
  }

  private static List<Part> of(Which which) {
    List<Part> parts = new ArrayList<>();
    if (which.place() instanceof Place.On(Target<Which> host)) {
      parts.addAll(of(host));
    } else if (which.place() instanceof Place.Under(Target<Which> host)) {
      parts.addAll(of(host));
    }
    for (Quality quality : which.qualities()) {
      switch (quality) {
        case Quality.Figure(var _, var _, Amount number) -> parts.addAll(of(number));
        case Quality.Named _, Quality.Except _, Quality.Counter _ -> {}
        case Quality.Own own -> parts.addAll(of(OwnQuality.of(own)));
      }
    }
    return parts;
  }

  private static List<Part> of(OwnQuality quality) {
    return switch (quality) {
      case OwnQuality.SameName(Target<Which> as) -> of(as);
      case OwnQuality.OtherColor(Target<Which> than) -> of(than);
      case OwnQuality.State _,
          OwnQuality.Colored _,
          OwnQuality.NotColored _,
          OwnQuality.Of _,
          OwnQuality.NotOf _,
          OwnQuality.WithResource _,
          OwnQuality.Having _,
          OwnQuality.Colors _ ->
          List.of();
    };
  }

  private static List<Part> all(List<Part> first, List<Part> second) {
    List<Part> parts = new ArrayList<>(first);
    parts.addAll(second);
    return parts;
  }
}
