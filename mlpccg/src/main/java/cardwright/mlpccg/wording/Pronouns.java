package cardwright.mlpccg.wording;

import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.MentionedCards;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.Target;
import cardwright.cardgame.text.TopOfDeck;
import cardwright.engine.Refused;
import cardwright.engine.Rule;
import cardwright.mlpccg.vocabulary.Ability;
import cardwright.mlpccg.vocabulary.Body;
import cardwright.mlpccg.vocabulary.Cost;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Law;
import cardwright.mlpccg.vocabulary.OwnTarget;
import cardwright.mlpccg.vocabulary.Trigger;
import cardwright.mlpccg.vocabulary.Which;
import cardwright.mlpccg.vocabulary.Who;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// Checks that `it`, `that Friend` and `those Events` mean exactly one thing: what the line mentioned before, by its event, its costs or its instructions; and that X means something.
final class Pronouns {
  /// Cards that were mentioned.
  ///
  /// @param kinds as bits of [Kind]
  private record Mention(int kinds, boolean several, Done done) {}

  /// What was done to cards, where a word for them speaks of it.
  private enum Done {
    OTHER,
    /// Named as the top card of a deck, which it can be called again.
    TOP,
    BANISHED,
    EXHAUSTED
  }

  private final MentionedCards<Effect, Mention> mentions =
      new MentionedCards<>(this::effect, effect -> read(Part.of(effect)));
  private final boolean costsX;
  private boolean asksX;

  private Pronouns(boolean costsX) {
    this.costsX = costsX;
  }

  /// Checks a line.
  ///
  /// @param costsX whether the card costs X
  /// @throws Refused when a pronoun could mean nothing or several things, or X nothing
  static void check(Ability ability, boolean costsX) {
    Pronouns pronouns = new Pronouns(costsX);
    switch (ability) {
      case Ability.Activated(var _, var _, Body body) -> pronouns.body(body);
      case Ability.Triggered(var _, Trigger trigger, Body body) -> {
        pronouns.event(trigger);
        pronouns.body(body);
      }
      case Ability.Reaction(Trigger trigger, Body body) -> {
        pronouns.event(trigger);
        pronouns.body(body);
      }
      case Ability.Instead(var _, Trigger trigger, Body body) -> {
        // What is not flipped is no card yet.
        if (!(trigger instanceof Trigger.FlipsCard)) {
          pronouns.event(trigger);
        }
        pronouns.body(body);
      }
      case Ability.Standing(var _, Optional<Condition> condition, Law law) -> {
        condition.ifPresent(asked -> pronouns.read(Part.of(asked)));
        pronouns.read(Part.of(law));
        pronouns.checkX(false);
      }
      case Ability.EntersAsCopy enters -> pronouns.body(enters.body());
      case Ability.PlayOnlyIf(Condition condition) -> pronouns.read(Part.of(condition));
      case Ability.Keyworded _, Ability.PlayedOn _, Ability.AlsoDiscards _ -> {}
    }
  }

  private void body(Body body) {
    body.condition().ifPresent(condition -> read(Part.of(condition)));
    boolean paysX = false;
    List<Cost> costs = Cost.parts(body.costs());
    for (Cost cost : costs) {
      List<Part> parts = Part.of(cost);
      paysX |= parts.contains(new Part.X());
      read(parts);
      for (Part part : parts) {
        if (part instanceof Part.Cards(Target<Which> target)) {
          mention(target, cost instanceof Cost.Exhaust ? Done.EXHAUSTED : Done.OTHER);
        }
      }
    }
    if (paysX && !costs.equals(body.costs())) {
      throw new Refused("X is paid in any case, or not at all: it is said in no way among two");
    }
    mentions.read(body.flow());
    body.x().ifPresent(value -> read(Part.of(value)));
    if (costsX && (paysX || body.x().isPresent())) {
      throw new Refused("a card that costs X pays it already: leave 'pay X' and 'where X is' out");
    }
    checkX(costsX || paysX || body.x().isPresent());
  }

  private void checkX(boolean given) {
    if (asksX != given) {
      throw new Refused(
          costsX
              ? "a card with cost X has to say what X does, as in 'draw X cards'"
              : given
                  ? "X is explained, but the line does not ask for it"
                  : "X means nothing here: say ', where X is …' at the end of the line");
    }
  }

  private void event(Trigger trigger) {
    read(Part.of(trigger));
    switch (trigger) {
      case Trigger.Happens(Target<Which> target, var _) -> mention(target, Done.OTHER);
      case Trigger.Enters(Target<Which> target, boolean _, Trigger.Route route) -> {
        mention(target, Done.OTHER);
        route(route);
      }
      case Trigger.Moves(Target<Which> target, Trigger.Route route) -> {
        mention(target, Done.OTHER);
        route(route);
      }
      case Trigger.PlayerMoves(var _, Target<Which> target, Trigger.Route route) -> {
        mention(target, Done.OTHER);
        route(route);
      }
      case Trigger.Plays(var _, var _, Which which, Trigger.Route route) -> {
        mentions.add(new Mention(which.kinds(), false, Done.OTHER));
        route(route);
      }
      case Trigger.PlaysOn(var _, Which which, Which host) -> {
        mentions.add(new Mention(which.kinds(), false, Done.OTHER));
        mentions.add(new Mention(host.kinds(), false, Done.OTHER));
      }
      case Trigger.Confronts _ -> problem();
      case Trigger.DoesTo(var _, var _, Target<Which> target) -> mention(target, Done.OTHER);
      case Trigger.FlipsCard _ -> mentions.add(new Mention(Kind.ANY, false, Done.OTHER));
      case Trigger.ToBottom(Which which, var _) ->
          mentions.add(new Mention(which.kinds(), false, Done.OTHER));
      case Trigger.HomeForLosing(Which which, var _) ->
          mentions.add(new Mention(which.kinds(), false, Done.OTHER));
      case Trigger.Ends _,
          Trigger.FaceoffAt _,
          Trigger.At _,
          Trigger.Does _,
          Trigger.Draws _,
          Trigger.Acts _,
          Trigger.State _ -> {}
      case Trigger.ScoresBonus _ -> problem();
    }
  }

  private void route(Trigger.Route route) {
    if (route == Trigger.Route.TO_PROBLEM || route == Trigger.Route.HOME_TO_PROBLEM) {
      problem();
    }
  }

  private void problem() {
    mentions.add(new Mention(Kind.PROBLEM.bit(), false, Done.OTHER));
  }

  private void effect(Effect effect) {
    if (effect instanceof Effect.InsteadOfNextFlip(List<Effect> effects)) {
      effects.forEach(this::effect);
      return;
    }
    if (effect instanceof Effect.InsteadFor(Trigger would, List<Effect> effects, var _)) {
      Pronouns inside = new Pronouns(costsX);
      inside.event(would);
      effects.forEach(inside::effect);
      return;
    }
    if (effect.nextInstead().isPresent()) {
      Pronouns inside = new Pronouns(costsX);
      inside.event(effect.nextInstead().get().trigger());
      effect.inside().forEach(inside::effect);
      if (inside.asksX) {
        throw new Refused("X is not known any more when something takes the place of what happens");
      }
      return;
    }
    read(Part.of(effect));
    switch (effect) {
      case Effect.By(Who who, boolean _, Effect.Choose(Target.Choose<Which> choose))
          when who == Who.EACH ->
          mentions.add(new Mention(choose.which().kinds(), true, Done.OTHER));
      case Effect.By(var _, boolean _, Effect done) -> mentions(done);
      case Effect.OnCards _, Effect.Untargeted _ -> mentions(effect);
    }
  }

  private void mentions(Effect effect) {
    if (effect
        instanceof
        Effect.Shared(
            SharedEffect.Top(
                TopOfDeck.RevealUntil(int _, Which which, Target<Which> take, var _)))) {
      if (take instanceof Target.It<Which>) {
        mentions.add(new Mention(which.kinds(), false, Done.OTHER));
      } else {
        mention(take, Done.OTHER);
      }
    } else if (effect instanceof Effect.OnCards onCards) {
      mention(onCards.target(), effect instanceof Effect.Banish ? Done.BANISHED : Done.OTHER);
      onCards.second().ifPresent(second -> mention(second, Done.OTHER));
    }
  }

  private void mention(Target<Which> target, Done done) {
    switch (target) {
      case Target.All(Which which, var _) -> mentions.add(new Mention(which.kinds(), true, done));
      case Target.Choose<Which> choose ->
          mentions.add(new Mention(choose.which().kinds(), choose.several(), done));
      case Target.Random(int number, Which which) ->
          mentions.add(new Mention(which.kinds(), number > 1, done));
      case Target.Pronoun<Which> _ -> {}
      case Target.Own<Which> own -> {
        switch (OwnTarget.of(own)) {
          case OwnTarget.TopCard _ ->
              mentions.add(new Mention(Kind.ANY, false, done == Done.OTHER ? Done.TOP : done));
          case OwnTarget.Host _,
              OwnTarget.ThisProblem _,
              OwnTarget.Banished _,
              OwnTarget.TheOther _,
              OwnTarget.Exhausted _ -> {}
        }
      }
    }
  }

  private void read(List<Part> parts) {
    for (Part part : parts) {
      switch (part) {
        case Part.X _ -> asksX = true;
        case Part.Cards(Target.It<Which> _) -> it();
        case Part.Cards(Target.That(int kinds)) -> one(kinds, false, Done.OTHER, "that ");
        case Part.Cards(OwnTarget.Banished(int kinds)) ->
            one(kinds, false, Done.BANISHED, "the banished ");
        case Part.Cards(OwnTarget.Exhausted(int kinds)) ->
            one(kinds, false, Done.EXHAUSTED, "the exhausted ");
        case Part.Cards(OwnTarget.TheOther(int kinds)) -> {
          one(kinds, true, Done.OTHER, "those ");
          one(kinds, false, Done.OTHER, "that ");
        }
        case Part.Cards(Target.Those(int kinds)) -> one(kinds, true, Done.OTHER, "those ");
        case Part.Cards _ -> {}
      }
    }
  }

  /// Problems and groups have words of their own, so that `it` is one card among the others.
  private void it() {
    MentionedCards.it(
        withoutTop(mentions.that(each -> each.kinds() != Kind.PROBLEM.bit() && !each.several())),
        "by its type");
  }

  /// The top card of a deck has words of its own, so that `that card` is another one, where there is one.
  @Rule("MLP Q84")
  private static List<Mention> withoutTop(List<Mention> all) {
    List<Mention> others = all.stream().filter(each -> each.done() != Done.TOP).toList();
    return others.isEmpty() ? all : others;
  }

  private void one(int kinds, boolean several, Done done, String word) {
    String noun = Objects.requireNonNull(Sorts.KIND.write(kinds));
    MentionedCards.only(
        withoutTop(
            mentions.that(each ->
                each.kinds() == kinds
                    && each.several() == several
                    && (done == Done.OTHER || each.done() == done))),
        "'" + word + noun + (several ? "s'" : "'"),
        noun,
        "by its event, a cost or an instruction");
  }
}
