package cardwright.littletroubles.vocabulary;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Duration;
import cardwright.cardgame.text.OthersChoose;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.Target;
import cardwright.engine.Rule;
import java.util.List;
import java.util.Optional;

/// What an instruction does.
public sealed interface Effect {
  /// An effect that acts on cards.
  sealed interface OnCards extends Effect {
    /// The cards that it acts on.
    Target<Which> target();

    /// What else is chosen for it, behind that.
    default Optional<Target.Choose<Which>> second() {
      return Optional.empty();
    }
  }

  /// An effect that has no target: on players, piles and what is to come, or on nothing.
  sealed interface Untargeted extends Effect {}

  /// An effect that changes nothing: it names cards, asks or counts for what follows.
  sealed interface Preparing extends Effect {}

  /// `gain 2 cookies`, `your opponent gains 2 cookies`, `each player gains 2 cookies`.
  record Gain(Who who, Amount cookies) implements Untargeted {}

  /// `lose 2 cookies`, `your opponent loses 2 cookies`, `each player loses 2 cookies`: down to 0.
  @Rule("LT C33")
  record Lose(Who who, Amount cookies) implements Untargeted {}

  /// `take 2 cookies from your opponent` (`from` OPPONENT), `give your opponent 2 cookies` (`from` YOU): as many as are there.
  record Hand(Who from, Amount cookies) implements Untargeted {}

  /// `draw a card`, `draw 2 cards`, `your opponent draws a card`, `each player draws a card`.
  @Rule({"LT 6.9a", "LT 6.9b"})
  record Draw(Who who, Amount cards) implements Untargeted {}

  /// `discard a card`, `your opponent discards 2 cards`, `each player discards a card`: whoever discards chooses.
  @Rule("LT C21")
  record Discard(Who who, int cards) implements Untargeted {}

  /// `look at your opponent's hand, then send a card other than a Character there to Timeout`.
  ///
  /// @param which which cards of that hand may be chosen; its place is [Place#HAND], its owner the opponent
  record LookAndDiscard(Which which) implements Untargeted {}

  /// `reveal your hand`, `your opponent reveals their hand`.
  @Rule("LT 6.6e")
  record RevealHand(Who who) implements Untargeted {}

  /// `search your deck for a Field and take it`, `… for a card and take it`, `… for a Toy and put it into play`, `… for a Character with printed cost at most 4 and play it without paying`.
  @Rule({"LT 6.10a", "LT 6.10b", "LT 6.10c", "LT B65"})
  record Search(Which which, Found then) implements Untargeted {}

  /// What is done with a card that was found.
  enum Found {
    /// `and take it`: to hand, revealed if it had to be of a certain sort.
    TAKE,
    /// `and put it into play`: it is not played.
    PUT_INTO_PLAY,
    /// `and play it without paying`.
    PLAY_FREE,
    /// `and send it to Timeout`.
    TO_TIMEOUT
  }

  /// `choose a Character`: only names it, for what follows.
  record Choose(Target.Choose<Which> target) implements OnCards, Preparing {}

  /// `your opponent chooses a Character they control`, `each player chooses a Character they control`: only names them, for what follows.
  ///
  /// @param word of each player the cards may be anyone's; a player chooses among those that this player controls
  @Rule("LT C143")
  record Chooses(OthersChoose<Which> word) implements OnCards, Preparing {
    @Override
    public Target.Choose<Which> target() {
      return word.target();
    }

    /// What the other player chooses, behind the one whose turn it is.
    @Override
    public Optional<Target.Choose<Which>> second() {
      return word.each() ? Optional.of(word.target()) : Optional.empty();
    }
  }

  /// `regress a Character`.
  @Rule({"LT 5.1b", "LT 5.1c", "LT 5.1d"})
  record Regress(Target<Which> target) implements OnCards {}

  /// `restore a Character`.
  @Rule("LT 5.1e")
  record Restore(Target<Which> target) implements OnCards {}

  /// `send a Toy to Timeout`.
  record ToTimeout(Target<Which> target) implements OnCards {}

  /// `take a Toy in your Timeout`: to your hand.
  record Take(Target<Which> target) implements OnCards {}

  /// `put a Toy in your Timeout into play`: under your control, without playing it.
  @Rule({"LT B36", "LT C37"})
  record PutIntoPlay(Target<Which> target) implements OnCards {}

  /// `play a Character in your hand`, or with `free` `play a Character in your hand without paying`.
  @Rule({"LT B69", "LT D21"})
  record PlayCard(Target<Which> target, boolean free) implements OnCards {}

  /// `move a Character you control to another Main Zone`, several: `to other Main Zones`.
  record Move(Target<Which> target) implements OnCards {}

  /// `your opponent gains control of this card`: permanently.
  @Rule({"LT 4.2b", "LT B46"})
  record GiveControl(Target<Which> target) implements OnCards {}

  /// `a Character gains +2 confidence until end of turn`, `each Character you control gains +1 confidence and +1 maturity until end of turn`.
  record AddStats(Target<Which> target, List<Bonus> by, Duration duration) implements OnCards {
    /// Keeps the list from changing.
    public AddStats {
      by = List.copyOf(by);
    }
  }

  /// `set the confidence of a Character to 1 until end of turn`, `set the maturity of each Character to the number of Toys you control permanently`.
  @Rule("LT C30")
  record SetStat(Stat stat, Target<Which> target, Amount to, Duration duration)
      implements OnCards {}

  /// `multiply the confidence of a Character by 2 until end of turn`.
  record MultiplyStat(Stat stat, Target<Which> target, int by, Duration duration)
      implements OnCards {}

  /// `remove a book counter from this card`, `remove 2 book counters from this card`.
  record RemoveCounters(String counter, Amount number, Target<Which> target) implements OnCards {}

  /// `a Character drops its Toy`, `all Characters drop their Toys`, `2 Characters drop their Toys`.
  record Drop(Target<Which> target) implements OnCards {}

  /// `skip the Fight Phase of this turn`.
  @Rule("LT 2.2d")
  record SkipFightPhase() implements Untargeted {}

  /// `end the fight`.
  @Rule({"LT 2.2.2e", "LT B17"})
  record EndFight() implements Untargeted {}

  /// `you win the game`.
  @Rule("LT 3c")
  record WinGame() implements Untargeted {}

  /// `your cookie resources are multiplied by 2 this turn`-like changes of a Resource Phase to come: `you gain 3 more cookies in the Resource Phase of this turn`, `you draw 1 more card in the Resource Phase of this turn`, or `fewer`.
  record ResourcesThisTurn(boolean cards, int more) implements Untargeted {}

  /// An instruction that every game has, and that acts on cards.
  record SharedOnCards(SharedCardEffect<Which> effect) implements OnCards {
    @Override
    public Target<Which> target() {
      return effect.target();
    }

    @Override
    public Optional<Target.Choose<Which>> second() {
      return effect instanceof SharedCardEffect.OfTwo<Which> two
          ? Optional.of(two.other())
          : Optional.empty();
    }
  }

  /// The lines of text that it gives cards.
  default List<Ability> givenTexts() {
    return this instanceof SharedOnCards(SharedCardEffect.GainTexts<Which> gain)
        ? gain.texts().stream().map(text -> (Ability) text.line()).toList()
        : List.of();
  }

  /// What it lets wait for the next time that something happens, or would, as a line of text.
  default Optional<Ability.Otta> next() {
    return this instanceof Shared(SharedEffect.NextInstead<Which>(Ability.Otta instead))
        ? Optional.of(instead)
        : this instanceof Shared(SharedEffect.NextTime<Which>(Ability.Otta then))
            ? Optional.of(then)
            : Optional.empty();
  }

  /// An instruction that every game has.
  record Shared(SharedEffect<Which> effect) implements Untargeted {}
}
