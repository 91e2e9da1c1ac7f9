package cardwright.littletroubles.wording;

import cardwright.cardgame.text.Target;
import cardwright.engine.Refused;
import cardwright.language.Flow;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.OwnTarget;
import cardwright.littletroubles.vocabulary.Trigger;
import cardwright.littletroubles.vocabulary.Which;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Checks that `it`, `that Character` and `those Toys` mean exactly one thing: what the line mentioned before, by its event or by a choice.
///
/// What was paid is no mention: it is gone when the text begins.
final class Pronouns {
  /// Cards that were mentioned.
  ///
  /// @param kinds as bits of [Kind]
  /// @param named whether words of their own stand for them, such as `the holder`
  private record Mention(int kinds, boolean several, boolean named) {}

  private final List<Mention> mentions = new ArrayList<>();

  private Pronouns() {}

  /// Checks a line.
  ///
  /// @throws Refused when a pronoun could mean nothing or several things
  static void check(Ability ability) {
    Pronouns pronouns = new Pronouns();
    switch (ability) {
      case Ability.Otta otta -> {
        pronouns.read(Part.of(otta.trigger()));
        pronouns.event(otta.trigger());
        otta.condition().ifPresent(condition -> pronouns.read(Part.of(condition)));
        pronouns.flow(otta.flow());
      }
      case Ability.Activated activated -> {
        activated.costs().forEach(cost -> pronouns.read(Part.of(cost)));
        pronouns.flow(activated.flow());
      }
      case Ability.Instruction instruction -> {
        instruction.costs().forEach(cost -> pronouns.read(Part.of(cost)));
        pronouns.flow(instruction.flow());
      }
      case Ability.Reward(Flow<Effect> flow) -> pronouns.flow(flow);
      case Ability.Grab _, Ability.Bribe _, Ability.Task _, Ability.Standing _ ->
          pronouns.read(Part.of(ability));
    }
  }

  private void event(Trigger trigger) {
    switch (trigger) {
      case Trigger.Happens(Target<Which> target, var _) -> mention(target);
      case Trigger.CounterPut(String _, Target<Which> target) -> mention(target);
      case Trigger.Plays(var _, var _, Which which) -> mention(which.kind(), false);
      case Trigger.YouTurn(boolean _, Which which) -> mention(which.kind(), false);
      case Trigger.Does _, Trigger.Reaches _, Trigger.At _ -> {}
    }
  }

  private void flow(Flow<Effect> flow) {
    switch (flow) {
      case Flow.Do<Effect>(Effect effect) -> {
        read(Part.of(effect));
        if (effect instanceof Effect.OnCards onCards) {
          mention(onCards.target());
        }
      }
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

  /// What other branches of the text do not hear.
  private void aside(Flow<Effect> flow) {
    int before = mentions.size();
    flow(flow);
    mentions.subList(before, mentions.size()).clear();
  }

  private void mention(Target<Which> target) {
    switch (target) {
      case Target.All(Which which) -> mention(which.kind(), true);
      case Target.Choose<Which> choose -> mention(choose.which().kind(), choose.several());
      case Target.Random(int number, Which which) -> mention(which.kind(), number > 1);
      case Target.Own<Which> own ->
          named(
              switch (OwnTarget.of(own)) {
                case OwnTarget.Holder _ -> Kind.CHARACTER;
                case OwnTarget.Here(Kind kind) -> kind;
              });
      case Target.This<Which> _,
          Target.That<Which> _,
          Target.It<Which> _,
          Target.Those<Which> _ -> {}
    }
  }

  private void mention(Optional<Kind> kind, boolean several) {
    mentions.add(new Mention(Kind.bits(kind), several, false));
  }

  private void named(Kind kind) {
    Mention mention = new Mention(kind.bit(), false, true);
    if (!mentions.contains(mention)) {
      mentions.add(mention);
    }
  }

  private void read(List<Part> parts) {
    for (Part part : parts) {
      if (part instanceof Part.Cards(Target<Which> target)) {
        switch (target) {
          case Target.It<Which> _ -> it();
          case Target.That(int kinds) -> one(kinds, false, "that ");
          case Target.Those(int kinds) -> one(kinds, true, "those ");
          case Target.This<Which> _,
              Target.Own<Which> _,
              Target.All<Which> _,
              Target.Choose<Which> _,
              Target.Random<Which> _ -> {}
        }
      }
    }
  }

  private void it() {
    if (mentions.isEmpty()) {
      throw new Refused("'it' means nothing here: the line mentions no other card before it");
    }
    if (mentions.size() > 1) {
      throw new Refused(
          "'it' could be any of " + mentions.size() + " cards: say 'that KIND', by its kind");
    }
    if (mentions.getFirst().named()) {
      throw new Refused("'it' is not needed here: say 'the holder' or 'the KIND here' again");
    }
    if (mentions.getFirst().several()) {
      throw new Refused("'it' is one card: say 'those " + noun(mentions.getFirst().kinds()) + "s'");
    }
  }

  private void one(int kinds, boolean several, String word) {
    String pronoun = "'" + word + noun(kinds) + (several ? "s'" : "'");
    List<Mention> fitting =
        mentions.stream().filter(each -> !each.named() && each.kinds() == kinds).toList();
    if (fitting.isEmpty()) {
      throw new Refused(
          pronoun
              + " means nothing here: the line mentions no "
              + noun(kinds)
              + " before it, by its event or by a choice");
    }
    if (fitting.size() > 1) {
      throw new Refused(
          pronoun
              + " could be any of "
              + fitting.size()
              + ": mention only one "
              + noun(kinds)
              + ", or write two lines");
    }
    if (fitting.getFirst().several() != several) {
      throw new Refused(
          several
              ? pronoun + " are several: say 'that " + noun(kinds) + "'"
              : pronoun + " is one card: say 'those " + noun(kinds) + "s'");
    }
  }

  private static String noun(int kinds) {
    return kinds == Kind.ANY ? "card" : Kind.values()[Integer.numberOfTrailingZeros(kinds)].words();
  }
}
