package cardwright.littletroubles.vocabulary;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Selector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A selector: which cards are meant.
///
/// In words: `[another|other] [Adult|Regressed] [fighting] [Quick] [Main] KIND[ other than a KIND][ named "N"][ you control|…|here|in your hand|…][ traits]`, several traits with `and` between them.
///
/// @param other whether the card itself is left out
/// @param side which face is up
/// @param kind the kind, or any: `card`
/// @param not a kind that is left out: `card other than a Character`
/// @param named the name on the face that is up, or any
/// @param place where it is looked for
/// @param whose who controls it on a Playground, or owns it elsewhere
/// @param traits what else is asked
public record Which(
    boolean other,
    Side side,
    Optional<Kind> kind,
    Optional<Kind> not,
    Optional<String> named,
    Place place,
    Who whose,
    List<Trait> traits)
    implements Selector {
  /// Keeps the list from changing.
  public Which {
    traits = List.copyOf(traits);
  }

  /// Whether it rests on X.
  public boolean asksX() {
    return amounts().stream().anyMatch(amount -> amount.divisor() > 0);
  }

  /// The amounts that are asked.
  List<Amount> amounts() {
    List<Amount> amounts = new ArrayList<>();
    for (Trait trait : traits) {
      switch (trait) {
        case Trait.CostAtMost(Amount cost) -> amounts.add(cost);
        case Trait.CostAtLeast(Amount cost) -> amounts.add(cost);
        case Trait.CostExactly(Amount cost) -> amounts.add(cost);
        case Trait.Simple _, Trait.Counter _, Trait.StatAtMost _, Trait.StatAtLeast _ -> {}
      }
    }
    return amounts;
  }
}
