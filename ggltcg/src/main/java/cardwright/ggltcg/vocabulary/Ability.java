package cardwright.ggltcg.vocabulary;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.GivenText;
import cardwright.engine.Rule;
import java.util.Optional;

/// What one line of a card says.
public sealed interface Ability extends GivenText.Line {
  /// What it does when it is carried out; nothing for one that holds all the time.
  default Optional<Body> instructions() {
    return switch (this) {
      case Instruction(Body body) -> Optional.of(body);
      case Activated(Amount _, Body body) -> Optional.of(body);
      case Triggered(Trigger _, var _, Body body) -> Optional.of(body);
      case Answer(Body body) -> Optional.of(body);
      case Instead(Event _, Body body) -> Optional.of(body);
      case Standing _ -> Optional.empty();
    };
  }

  /// An Action's effect: `Gain 2 CC.`
  @Rule("GG 5.4")
  record Instruction(Body body) implements Ability {}

  /// `Main Phase, pay 1: a Toy loses 1 stamina permanently.`
  ///
  /// @param cc what is paid: [Amount.Fixed] or [Amount.X#ONE]
  @Rule({"GG 10.6", "GG Q57"})
  record Activated(Amount cc, Body body) implements Ability {}

  /// `When this card is sleeped, gain 1 CC.`
  ///
  /// @param condition asked once, when it happens: `The first time each turn …`
  @Rule({"GG 10.4", "GG 10.5"})
  record Triggered(Trigger trigger, Optional<Condition> condition, Body body) implements Ability {}

  /// `When your opponent tussles, you may play this card from your hand: call that tussle off.`
  ///
  /// A direct attack is a tussle too.
  @Rule({"GG 7.5", "GG Q9"})
  record Answer(Body body) implements Ability {}

  /// `If this card would be sleeped, return this card to its owner's hand instead.`
  @Rule({"GG Q59", "GG Q60", "GG Q61"})
  record Instead(Event event, Body body) implements Ability {}

  /// An ability in the present tense: it holds as long as its card is where its text works.
  @Rule("GG 10.2")
  sealed interface Standing extends Ability {}

  /// `Toys you control have +2 strength.`, `If you have at least 3 CC, Toys you control have +2 strength.` It asks for no figure but what is printed, so that none rests on another.
  record StatBonus(Optional<Condition> condition, Which which, Stats by) implements Standing {}

  /// `This card has +1 speed.`, `If you control at least 2 other Toys, this card has +2 strength.` What it asks is as with [StatBonus].
  @Rule("GG Q126")
  record OwnBonus(Optional<Condition> condition, Stats by) implements Standing {}

  /// `This card costs 1 less for each Toy you control.`
  ///
  /// @param by what each adds to the cost, below 0 for `less`
  @Rule("GG Q82")
  record CostFor(int by, Value each) implements Standing {}

  /// `Your tussles cost 1.`, or with `thisOnly` `This card's tussles cost 1.`
  @Rule({"GG 7.2", "GG 7.3"})
  record TussleCost(boolean thisOnly, int cc) implements Standing {}

  /// `This card costs 1 less for each card in your Sleep Zone.`
  ///
  /// @param by what each sleeping card adds to the cost, below 0 for `less`
  record CostForSleeping(int by) implements Standing {}

  /// `Your opponent's cards cost 1 more.`
  ///
  /// @param by what is added to the cost, below 0 for `less`
  record OpponentsCost(int by) implements Standing {}

  /// `This card costs what the chosen card costs.`, or with `printed` its printed cost.
  @Rule({"GG 5.8", "GG Q15", "GG Q33"})
  record CostOfChosen(boolean printed) implements Standing {}

  /// `You may sleep a card you control instead of paying for this card.`
  @Rule({"GG 5.6", "GG Q18"})
  record SleepInsteadOfPaying(Which which) implements Standing {}

  /// `To play this card, also sleep a Toy you control.`
  @Rule("GG Q121")
  record AlsoSleeps(Which which) implements Standing {}

  /// `Effects of cards your opponent controls do not touch this card.`
  ///
  /// @param thisOnly whether only this card is protected, else all `your cards`
  @Rule({"GG 11.1", "GG 11.2", "GG 11.4"})
  record Untouched(boolean thisOnly, Source by) implements Standing {}

  /// `This card cannot start tussles.`, `This card cannot start tussles unless you control at least 2 Toys.`
  @Rule({"GG 7.4", "GG 4.7", "GG Q122"})
  record CannotTussle(Time when, Optional<Condition> unless) implements Standing {}

  /// `This card cannot be played on your first turn.`, `This card cannot be played unless you control a Toy.`
  @Rule({"GG 4.7", "GG Q3", "GG Q81"})
  record CannotBePlayed(Time when, Optional<Condition> unless) implements Standing {}

  /// `This card may attack directly past Toys.`
  @Rule("GG Q40")
  record AttacksPastToys() implements Standing {}

  /// `Toys you control may attack directly as though your opponent controlled no Toys.`
  @Rule("GG Q130")
  record AttacksAsThough(Which which) implements Standing {}

  /// `On your turn, this card wins its tussles.`
  @Rule("GG 7.11")
  record WinsTussles(Time when) implements Standing {}
}
