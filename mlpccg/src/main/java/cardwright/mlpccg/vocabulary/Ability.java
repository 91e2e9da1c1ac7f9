package cardwright.mlpccg.vocabulary;

import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.EnteringCopy;
import cardwright.cardgame.text.GivenText;
import cardwright.engine.Rule;
import cardwright.language.Flow;
import java.util.List;
import java.util.Optional;

/// What one line of a face says.
public sealed interface Ability extends GivenText.Line {
  /// What it does when it is carried out; nothing for one that holds all the time.
  default Optional<Flow<Effect>> instructions() {
    return switch (this) {
      case Activated(By _, Window _, Body body) -> Optional.of(body.flow());
      case Triggered(By _, Trigger _, Body body) -> Optional.of(body.flow());
      case Reaction(Trigger _, Body body) -> Optional.of(body.flow());
      case Instead(By _, Trigger _, Body body) -> Optional.of(body.flow());
      case EntersAsCopy enters -> Optional.of(enters.body().flow());
      case Keyworded _, PlayedOn _, PlayOnlyIf _, AlsoDiscards _, Standing _ -> Optional.empty();
    };
  }

  /// `Pumped.`, `Supportive 1.`
  ///
  /// @param number of Supportive, else 0
  record Keyworded(Keyword keyword, int number) implements Ability {}

  /// `Main Phase, exhaust this card and pay 2: draw a card.`, `Any player, Main Phase, pay 1: move a Friend you control here.` On an Event it is what the Event does when played: `Main Phase: draw 3 cards.`
  @Rule({"MLP 31", "MLP 62"})
  record Activated(By by, Window window, Body body) implements Ability {}

  /// `When EVENT, …`, `At the start of your Main Phase, …`.
  @Rule({"MLP B9", "MLP B10"})
  record Triggered(By by, Trigger trigger, Body body) implements Ability {}

  /// `Reaction, after EVENT[, COSTS]: …` On an Event from hand, else in play.
  @Rule({"MLP 62", "MLP 63", "MLP 64"})
  record Reaction(Trigger trigger, Body body) implements Ability {}

  /// `If EVENT would …, … instead.`
  @Rule("MLP B41")
  record Instead(By by, Trigger trigger, Body body) implements Ability {}

  /// `Play this card on a Friend.`, `Play this card to your home.`, `Play this card on a Problem.`: Resources.
  ///
  /// @param host what it is played on; empty for the home
  @Rule({"MLP 25", "MLP B7", "MLP B55"})
  record PlayedOn(Optional<Which> host) implements Ability {}

  /// `Play this card only if you control a card named "Applejack".`
  record PlayOnlyIf(Condition condition) implements Ability {}

  /// `To play this card, also discard 2 cards.`
  @Rule("MLP Q82")
  record AlsoDiscards(int cards) implements Ability {}

  /// `This card enters play as a copy of a Friend.`, `This card may enter play as a copy of a Friend you control.`
  @Rule("MLP Q145")
  record EntersAsCopy(EnteringCopy<Which> copy) implements Ability {
    /// What is carried out ahead of the card's entering play.
    public Body body() {
      return new Body(
          Optional.empty(),
          false,
          List.of(),
          copy.flow(Effect.SharedOnCards::new),
          Optional.empty());
    }
  }

  /// What holds: `Friends you control here have +1 power.`, `If CONDITION, LAW.`, `Any player, if CONDITION, LAW.`, of what cannot be also `LAW unless CONDITION.`
  record Standing(By by, Optional<Condition> condition, Law law) implements Ability {}
}
