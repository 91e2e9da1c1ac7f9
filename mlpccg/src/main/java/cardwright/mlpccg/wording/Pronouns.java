package cardwright.mlpccg.wording;

import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.Target;
import cardwright.engine.Refused;
import cardwright.language.Flow;
import cardwright.mlpccg.vocabulary.Ability;
import cardwright.mlpccg.vocabulary.Body;
import cardwright.mlpccg.vocabulary.Cost;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Law;
import cardwright.mlpccg.vocabulary.OwnTarget;
import cardwright.mlpccg.vocabulary.Trigger;
import cardwright.mlpccg.vocabulary.Which;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Checks that `it`, `that Friend` and `those Events` mean exactly one thing: what the line mentioned before, by its event, its costs or its instructions; and that X means something.
final class Pronouns {
  /// Cards that were mentioned.
  ///
  /// @param kinds as bits of [Kind]
  private record Mention(int kinds, boolean several, boolean banished) {}

  private final List<Mention> mentions = new ArrayList<>();
  private boolean asksX;

  private Pronouns() {}

  /// Checks a line.
  ///
  /// @throws Refused when a pronoun could mean nothing or several things, or X nothing
  static void check(Ability ability) {
    Pronouns pronouns = new Pronouns();
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
      case Ability.PlayOnlyIf(Condition condition) -> pronouns.read(Part.of(condition));
      case Ability.Keyworded _, Ability.PlayedOn _ -> {}
    }
  }

  private void body(Body body) {
    body.condition().ifPresent(condition -> read(Part.of(condition)));
    boolean paysX = false;
    for (Cost cost : body.costs()) {
      List<Part> parts = Part.of(cost);
      paysX |= parts.contains(new Part.X());
      read(parts);
      for (Part part : parts) {
        if (part instanceof Part.Cards(Target<Which> target)) {
          mention(target, false);
        }
      }
    }
    flow(body.flow());
    body.x().ifPresent(value -> read(Part.of(value)));
    checkX(paysX || body.x().isPresent());
  }

  private void checkX(boolean given) {
    if (asksX != given) {
      throw new Refused(
          given
              ? "X is explained, but the line does not ask for it"
              : "X means nothing here: say ', where X is …' at the end of the line");
    }
  }

  private void event(Trigger trigger) {
    read(Part.of(trigger));
    switch (trigger) {
      case Trigger.Happens(Target<Which> target, var _) -> mention(target, false);
      case Trigger.Enters(Target<Which> target, boolean _, Trigger.Way way) -> {
        mention(target, false);
        way(way);
      }
      case Trigger.Moves(Target<Which> target, Trigger.Way way) -> {
        mention(target, false);
        way(way);
      }
      case Trigger.PlayerMoves(var _, Target<Which> target, Trigger.Way way) -> {
        mention(target, false);
        way(way);
      }
      case Trigger.Plays(var _, var _, Which which, Trigger.Way way) -> {
        mentions.add(new Mention(which.kinds(), false, false));
        way(way);
      }
      case Trigger.Confronts _ -> problem();
      case Trigger.DoesTo(var _, var _, Target<Which> target) -> mention(target, false);
      case Trigger.FlipsCard _ -> mentions.add(new Mention(Kind.ANY, false, false));
      case Trigger.ToBottom(Which which, var _) ->
          mentions.add(new Mention(which.kinds(), false, false));
      case Trigger.HomeForLosing(Which which, var _) ->
          mentions.add(new Mention(which.kinds(), false, false));
      case Trigger.Ends _, Trigger.FaceoffAt _, Trigger.At _, Trigger.Does _, Trigger.State _ -> {}
    }
  }

  private void way(Trigger.Way way) {
    if (way == Trigger.Way.TO_PROBLEM || way == Trigger.Way.HOME_TO_PROBLEM) {
      problem();
    }
  }

  private void problem() {
    mentions.add(new Mention(Kind.PROBLEM.bit(), false, false));
  }

  private void flow(Flow<Effect> flow) {
    switch (flow) {
      case Flow.Do<Effect>(Effect effect) -> effect(effect);
      case Flow.Then<Effect>(List<Flow<Effect>> parts) -> parts.forEach(this::flow);
      case Flow.May<Effect>(Flow<Effect> part) -> flow(part);
      case Flow.If<Effect>(Effect condition, Flow<Effect> part) -> {
        read(Part.of(condition));
        flow(part);
      }
      case Flow.IfDone<Effect>(
              Flow<Effect> first,
              Flow<Effect> then,
              Optional<Flow<Effect>> otherwise) -> {
        flow(first);
        aside(then);
        otherwise.ifPresent(this::aside);
      }
      case Flow.OneOf<Effect>(List<Flow<Effect>> modes) -> modes.forEach(this::aside);
      case Flow.ForEach<Effect>(Effect count, Flow<Effect> part) -> {
        read(Part.of(count));
        aside(part);
      }
      case Flow.Roll<Effect>(int _, List<Flow.Faces<Effect>> table) ->
          table.forEach(faces -> aside(faces.part()));
    }
  }

  private void effect(Effect effect) {
    if (effect instanceof Effect.InsteadOfNextFlip(List<Effect> effects)) {
      effects.forEach(this::effect);
      return;
    }
    read(Part.of(effect));
    switch (effect) {
      case Effect.By(var _, boolean _, Effect done) -> mentions(done);
      case Effect.OnCards _, Effect.Untargeted _ -> mentions(effect);
    }
  }

  private void mentions(Effect effect) {
    if (effect instanceof Effect.OnCards onCards) {
      mention(onCards.target(), effect instanceof Effect.Banish);
    }
  }

  /// What other branches of the text do not hear.
  private void aside(Flow<Effect> flow) {
    int before = mentions.size();
    flow(flow);
    mentions.subList(before, mentions.size()).clear();
  }

  private void mention(Target<Which> target, boolean banished) {
    switch (target) {
      case Target.All(Which which) -> mentions.add(new Mention(which.kinds(), true, banished));
      case Target.Choose<Which> choose ->
          mentions.add(new Mention(choose.which().kinds(), choose.several(), banished));
      case Target.Random(int number, Which which) ->
          mentions.add(new Mention(which.kinds(), number > 1, banished));
      case Target.Pronoun<Which> _ -> {}
      case Target.Own<Which> own -> {
        switch (OwnTarget.of(own)) {
          case OwnTarget.TopCard _ -> mentions.add(new Mention(Kind.ANY, false, banished));
          case OwnTarget.Host _, OwnTarget.ThisProblem _, OwnTarget.Banished _ -> {}
        }
      }
    }
  }

  private void read(List<Part> parts) {
    for (Part part : parts) {
      switch (part) {
        case Part.X _ -> asksX = true;
        case Part.Cards(Target.It<Which> _) -> it();
        case Part.Cards(Target.That(int kinds)) -> one(kinds, false, false, "that ");
        case Part.Cards(OwnTarget.Banished(int kinds)) -> one(kinds, false, true, "the banished ");
        case Part.Cards(Target.Those(int kinds)) -> one(kinds, true, false, "those ");
        case Part.Cards _ -> {}
      }
    }
  }

  /// Problems and groups have words of their own, so that `it` is one card among the others.
  private void it() {
    List<Mention> single =
        mentions.stream()
            .filter(each -> each.kinds() != Kind.PROBLEM.bit() && !each.several())
            .toList();
    if (single.isEmpty()) {
      throw new Refused("'it' means nothing here: the line mentions no other card before it");
    }
    if (single.size() > 1) {
      throw new Refused(
          "'it' could be any of " + single.size() + " cards: say 'that KIND', by its type");
    }
  }

  private void one(int kinds, boolean several, boolean banished, String word) {
    String noun = Sorts.KIND.write(kinds);
    String pronoun = "'" + word + noun + (several ? "s'" : "'");
    List<Mention> fitting =
        mentions.stream()
            .filter(each -> each.kinds() == kinds && each.several() == several)
            .filter(each -> !banished || each.banished())
            .toList();
    if (fitting.isEmpty()) {
      throw new Refused(
          pronoun
              + " means nothing here: the line mentions no "
              + noun
              + " before it, by its event, a cost or an instruction");
    }
    if (fitting.size() > 1) {
      throw new Refused(
          pronoun
              + " could be any of "
              + fitting.size()
              + ": mention only one "
              + noun
              + ", or write two lines");
    }
  }
}
