package cardwright.littletroubles.wording;

import cardwright.cardgame.text.MentionedCards;
import cardwright.cardgame.text.OthersChoose;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.Target;
import cardwright.cardgame.text.TopOfDeck;
import cardwright.engine.Refused;
import cardwright.engine.Rule;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Body;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.OwnTarget;
import cardwright.littletroubles.vocabulary.Trigger;
import cardwright.littletroubles.vocabulary.Which;
import java.util.List;

/// Checks that `it`, `that Character` and `those Toys` mean exactly one thing: what the line mentioned before, by its event or by a choice.
///
/// What was paid is no mention: it is gone when the text begins.
final class Pronouns {
  /// Cards that were mentioned.
  ///
  /// @param kinds as bits of [Kind]
  /// @param named whether words of their own stand for them, such as `the holder`
  private record Mention(int kinds, boolean several, boolean named) {}

  private final MentionedCards<Effect, Mention> mentions =
      new MentionedCards<>(this::instruction, effect -> read(Part.of(effect)));

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
        pronouns.body(otta.body());
      }
      case Ability.Activated activated -> {
        activated.costs().forEach(cost -> pronouns.read(Part.of(cost)));
        pronouns.body(activated.body());
      }
      case Ability.Instruction instruction -> {
        instruction.costs().forEach(cost -> pronouns.read(Part.of(cost)));
        pronouns.body(instruction.body());
      }
      case Ability.AlsoPaid also -> also.costs().forEach(cost -> pronouns.read(Part.of(cost)));
      case Ability.Reward(Body body) -> pronouns.body(body);
      case Ability.Grab _, Ability.Bribe _, Ability.Task _, Ability.Standing _ ->
          pronouns.read(Part.of(ability));
    }
  }

  /// X is worked out before anything is chosen: it knows no card but that of the event.
  @Rule("LT C72")
  private void body(Body body) {
    body.x()
        .ifPresent(value -> {
          List<Part> parts = Part.of(value);
          if (mentions.that(_ -> true).isEmpty() && parts.stream().anyMatch(Pronouns::points)) {
            throw new Refused(
                "X is counted before the text chooses anything: it cannot rest on a card that the line"
                    + " mentions");
          }
          read(parts);
        });
    mentions.read(body.flow());
  }

  private static boolean points(Part part) {
    return part instanceof Part.Cards(Target.Pronoun<Which> _);
  }

  private void event(Trigger trigger) {
    switch (trigger) {
      case Trigger.Happens(Target<Which> target, var _) -> mention(target);
      case Trigger.CounterPut(String _, Target<Which> target) -> mention(target);
      case Trigger.Plays(var _, var _, Which which) -> mention(which.kinds(), false);
      case Trigger.YouTurn(boolean _, Which which) -> mention(which.kinds(), false);
      case Trigger.Does _, Trigger.Draws _, Trigger.Reaches _, Trigger.At _ -> {}
    }
  }

  private void instruction(Effect effect) {
    read(Part.of(effect));
    if (effect
        instanceof
        Effect.Shared(
            SharedEffect.Top(
                TopOfDeck.RevealUntil(int _, Which which, Target<Which> take, var _)))) {
      if (take instanceof Target.It<Which>) {
        mention(which.kinds(), false);
      } else {
        mention(take);
      }
    } else if (effect instanceof Effect.Chooses(OthersChoose<Which> word)) {
      mention(word.target().which().kinds(), word.several());
    } else if (effect instanceof Effect.OnCards onCards) {
      mention(onCards.target());
      onCards.second().ifPresent(this::mention);
    }
  }

  private void mention(Target<Which> target) {
    switch (target) {
      case Target.All(Which which, var _) -> mention(which.kinds(), true);
      case Target.Choose<Which> choose -> mention(choose.which().kinds(), choose.several());
      case Target.Random(int number, Which which) -> mention(which.kinds(), number > 1);
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

  private void mention(int kinds, boolean several) {
    mentions.add(new Mention(kinds, several, false));
  }

  private void named(Kind kind) {
    Mention mention = new Mention(kind.bit(), false, true);
    if (!mentions.has(mention)) {
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
    Mention it = MentionedCards.it(mentions.that(_ -> true), "by its kind");
    if (it.named()) {
      throw new Refused("'it' is not needed here: say 'the holder' or 'the KIND here' again");
    }
    if (it.several()) {
      throw new Refused("'it' is one card: say 'those " + noun(it.kinds()) + "s'");
    }
  }

  private void one(int kinds, boolean several, String word) {
    String noun = noun(kinds);
    String pronoun = "'" + word + noun + (several ? "s'" : "'");
    Mention one =
        MentionedCards.only(
            mentions.that(each -> !each.named() && each.kinds() == kinds),
            pronoun,
            noun,
            "by its event or by a choice");
    if (one.several() != several) {
      throw new Refused(
          several
              ? pronoun + " are several: say 'that " + noun + "'"
              : pronoun + " is one card: say 'those " + noun + "s'");
    }
  }

  private static String noun(int kinds) {
    return kinds == Kind.ANY ? "card" : Kind.values()[Integer.numberOfTrailingZeros(kinds)].words();
  }
}
