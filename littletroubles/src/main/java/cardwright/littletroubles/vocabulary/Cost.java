package cardwright.littletroubles.vocabulary;

import cardwright.cardgame.text.EitherCost;
import cardwright.cardgame.text.Target;
import cardwright.engine.Rule;
import java.util.List;
import java.util.Optional;

/// What stands left of the colon.
@Rule({"LT 6.1d", "LT 6.1e"})
public sealed interface Cost {
  /// All that may have to be paid, in whatever way.
  static List<Cost> parts(List<Cost> costs) {
    return EitherCost.parts(costs, Cost::either);
  }

  /// The two ways in one of which it is paid.
  default Optional<EitherCost<Cost>> either() {
    return this instanceof Either(EitherCost<Cost> ways) ? Optional.of(ways) : Optional.empty();
  }

  /// How many cards have to be picked for it.
  default int picks() {
    return switch (this) {
      case Cookies _, XCookies _, RemoveCounters _, Either _ -> 0;
      case ToTimeout(Target<Which> target) -> picks(target);
      case Regress(Target<Which> target) -> picks(target);
      case ToHand(Target<Which> target) -> picks(target);
      case Discard(int cards) -> cards;
    };
  }

  private static int picks(Target<Which> target) {
    return target instanceof Target.Choose<Which> choose ? choose.most() : 0;
  }

  /// `2 cookies`.
  record Cookies(int number) implements Cost {}

  /// `X cookies`.
  record XCookies() implements Cost {}

  /// `send a Toy you control to Timeout`, `send this card to Timeout`, `send a card in your hand to Timeout`.
  record ToTimeout(Target<Which> target) implements Cost {}

  /// `regress a Character you control`, `regress this card`.
  record Regress(Target<Which> target) implements Cost {}

  /// `return a Toy you control to its owner's hand`.
  record ToHand(Target<Which> target) implements Cost {}

  /// `discard a card`, `discard 2 cards`.
  record Discard(int cards) implements Cost {}

  /// `remove 2 book counters from this card`.
  record RemoveCounters(String counter, int number) implements Cost {}

  /// `2 cookies or discard a card`. Nothing of it is paid before its player has said in which way.
  @Rule("LT C144")
  record Either(EitherCost<Cost> ways) implements Cost {}
}
