package cardwright.ggltcg.wording;

import cardwright.engine.Refused;
import cardwright.ggltcg.vocabulary.Ability;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Card.Face;
import cardwright.ggltcg.vocabulary.Effect;
import cardwright.ggltcg.vocabulary.Kind;
import cardwright.ggltcg.vocabulary.Text;
import cardwright.language.Flow;
import cardwright.language.Sentences;

/// Which texts go on which cards. What could never act, or never end, is refused when the card is read.
final class Manners {
  private Manners() {}

  /// Checks a line against the kind and the figures of its card.
  ///
  /// @throws Refused when the two do not go together
  static void check(Face face, Ability ability) {
    boolean toy = face.kind() == Kind.TOY;
    ability.instructions().ifPresent(Sentences::check);
    switch (ability) {
      case Ability.Instruction(Flow<Effect> flow) -> {
        if (toy) {
          throw new Refused(
              "a Toy does nothing by itself: open the line with 'When …,',"
                  + " 'At the start of your turn,' or 'Main Phase, pay N:'");
        }
        refuse(flow, Effect.CallOff.class, "only an answer to a tussle calls it off");
      }
      case Ability.Activated(int cc, Flow<Effect> flow) -> {
        if (cc == 0) {
          throw new Refused(
              "an ability that costs nothing could be used without end: pay at least 1");
        }
        inPlay(toy, flow);
      }
      case Ability.Triggered(var _, Flow<Effect> flow) -> inPlay(toy, flow);
      case Ability.Answer(Flow<Effect> flow) -> {
        entersAsCopy(flow);
        knownCost(face, "a card that is played in answer");
      }
      case Ability.CostOfChosen _ -> {
        if (toy) {
          throw new Refused(
              "a Toy chooses nothing when it is played, so it needs a cost of its own");
        }
        if (face.cost().isPresent()) {
          throw new Refused("a card that costs what the chosen card costs has cost ?");
        }
      }
      case Ability.CostForSleeping _, Ability.CannotBePlayed _, Ability.SleepInsteadOfPaying _ -> {}
      case Ability.Standing _ -> onlyOnToys(toy);
    }
  }

  /// Checks a card as a whole.
  ///
  /// @throws Refused when its cost could not be known
  static void check(Card card) {
    if (card.isToy()) {
      knownCost(card.face(), "a Toy");
    }
    Text text = card.effect();
    boolean costsAsChosen =
        card.abilities().stream().anyMatch(Ability.CostOfChosen.class::isInstance);
    boolean choosesOne =
        text.choices() == 0
            || (text.choices() == 1
                && text.announced() == 1
                && text.choice(0).least() == 1
                && text.choice(0).most() == 1);
    if (costsAsChosen && !choosesOne) {
      throw new Refused(
          "a card that costs what the chosen card costs chooses one card, not several");
    }
  }

  private static void knownCost(Face face, String who) {
    if (face.cost().isEmpty()) {
      throw new Refused(who + " chooses nothing before it is paid, so it needs a cost of its own");
    }
  }

  private static void inPlay(boolean toy, Flow<Effect> flow) {
    onlyOnToys(toy);
    entersAsCopy(flow);
    refuse(flow, Effect.CallOff.class, "only an answer to a tussle calls it off");
  }

  private static void onlyOnToys(boolean toy) {
    if (!toy) {
      throw new Refused("an Action is never in play: this text would never work on it");
    }
  }

  private static void entersAsCopy(Flow<Effect> flow) {
    refuse(flow, Effect.EnterAsCopy.class, "only an Action that is played enters play as a copy");
  }

  private static void refuse(Flow<Effect> flow, Class<? extends Effect> kind, String reason) {
    if (flow.effects().anyMatch(kind::isInstance)) {
      throw new Refused(reason);
    }
  }
}
