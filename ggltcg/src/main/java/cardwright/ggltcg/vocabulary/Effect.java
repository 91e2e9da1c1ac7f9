package cardwright.ggltcg.vocabulary;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.Duration;
import cardwright.cardgame.text.OthersChoose;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.Target;
import cardwright.engine.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

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

  /// `gain 2 CC`, `your opponent gains 2 CC`, `each player gains 2 CC`.
  record GainCc(Who who, Amount cc) implements Effect {}

  /// `lose 2 CC`, `your opponent loses 2 CC`, `each player loses 2 CC`: down to 0.
  @Rule("GG Q125")
  record LoseCc(Who who, Amount cc) implements Effect {}

  /// `your opponent chooses a Toy they control`, `each player chooses a Toy they control`: only names them, for what follows.
  ///
  /// @param word of each player the cards may be anyone's; a player chooses among those that this player controls
  @Rule("GG Q124")
  record Chooses(OthersChoose<Which> word) implements OnCards {
    @Override
    public Target<Which> target() {
      return word.target();
    }
  }

  /// `sleep a card in play`.
  record Sleep(Target<Which> target) implements OnCards {}

  /// `sleep a random card in your opponent's hand`, `sleep 2 random cards in your hand`.
  ///
  /// @param opponent whose hand it is
  /// @param number at least 1
  @Rule("GG Q128")
  record SleepFromHand(boolean opponent, int number) implements Effect {}

  /// `unsleep a card you own`.
  record Unsleep(Target<Which> target) implements OnCards {}

  /// `a Toy loses 1 stamina permanently`.
  record LoseStamina(Target<Which> target, Amount by) implements OnCards {}

  /// `each Toy you control gains +1 speed until end of turn`.
  record AddStats(Target<Which> target, List<Bonus> by, Duration duration) implements OnCards {
    /// Keeps the list from changing.
    public AddStats {
      by = List.copyOf(by);
    }
  }

  /// `set the stamina of each other Toy to 1 permanently`.
  record SetStamina(Target<Which> target, Amount to, Duration duration) implements OnCards {}

  /// `put this card into play as a copy of a Toy you control`.
  record EnterAsCopy(Target<Which> target) implements OnCards {}

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

  /// An instruction that every game has.
  record Shared(SharedEffect<Which> effect) implements Effect {}

  /// `call that tussle off`.
  record CallOff() implements Effect {}

  /// The lines of text that it gives cards.
  default List<Ability> givenTexts() {
    return this instanceof SharedOnCards(SharedCardEffect.GainTexts<Which> gain)
        ? gain.texts().stream().map(text -> (Ability) text.line()).toList()
        : List.of();
  }

  /// What it lets wait for the next time that something happens, or would, as a line of text.
  default Optional<Ability> next() {
    return this instanceof Shared(SharedEffect.NextInstead<Which>(Ability instead))
        ? Optional.of(instead)
        : this instanceof Shared(SharedEffect.NextTime<Which>(Ability then))
            ? Optional.of(then)
            : Optional.empty();
  }

  /// Whether it speaks of X.
  default boolean asksX() {
    boolean chooses =
        this instanceof OnCards on
            && on.target() instanceof Target.Choose<Which> choose
            && choose.asksX();
    return chooses || doesX();
  }

  private boolean doesX() {
    return amounts().stream().anyMatch(amount -> amount.divisor() > 0);
  }

  /// How much of something it does, where it says so.
  private List<Amount> amounts() {
    return switch (this) {
      case GainCc(Who _, Amount cc) -> List.of(cc);
      case LoseCc(Who _, Amount cc) -> List.of(cc);
      case LoseStamina(Target<Which> _, Amount by) -> List.of(by);
      case AddStats(Target<Which> _, List<Bonus> by, Duration _) ->
          by.stream().map(Bonus::by).toList();
      case SetStamina(Target<Which> _, Amount to, Duration _) -> List.of(to);
      case Shared(SharedEffect<Which> effect) ->
          effect instanceof SharedEffect.Count(Amount times) ? List.of(times) : List.of();
      case SharedOnCards(SharedCardEffect<Which> effect) ->
          effect instanceof SharedCardEffect.PutCounters(var _, Amount number, var _)
              ? List.of(number)
              : List.of();
      case Chooses _, Sleep _, SleepFromHand _, Unsleep _, EnterAsCopy _, CallOff _ -> List.of();
    };
  }

  /// The numbers that it reads off the table.
  default Stream<Amount.Value> values() {
    Stream<Amount.Value> asked =
        this instanceof Shared(SharedEffect.Ask<Which>(Condition condition))
            ? condition.parts(value -> List.of(value), _ -> List.<Amount.Value>of()).stream()
            : Stream.empty();
    return Stream.concat(amounts().stream().flatMap(amount -> amount.values().stream()), asked);
  }
}
