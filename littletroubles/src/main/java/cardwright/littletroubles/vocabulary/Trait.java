package cardwright.littletroubles.vocabulary;

import cardwright.cardgame.text.Amount;

/// What else can be asked of a card.
public sealed interface Trait {
  /// Traits that need no further word.
  enum Simple implements Trait {
    /// `fighting` before the kind.
    FIGHTING("fighting"),
    /// `Main` before Character, `Shiny` before Toy, …: the unique sort of the kind.
    UNIQUE("unique"),
    /// `Quick` before Action.
    QUICK("Quick"),
    /// `that holds a Toy` behind all else; of several `that hold a Toy`.
    HOLDS_TOY("that holds a Toy"),
    /// `that is held` behind all else; of several `that are held`.
    IS_HELD("that is held"),
    /// `that this text did not regress` behind all else.
    NOT_REGRESSED_BY_THIS_TEXT("that this text did not regress"),
    /// `with a Bribe` behind all else.
    BRIBE("with a Bribe");

    private final String words;

    Simple(String words) {
      this.words = words;
    }

    /// The trait as cards write it.
    public String words() {
      return words;
    }
  }

  /// `with a book counter`.
  record Counter(String name) implements Trait {}

  /// `with printed cost at most 4`.
  record CostAtMost(Amount cost) implements Trait {}

  /// `with printed cost at least 5`.
  record CostAtLeast(Amount cost) implements Trait {}

  /// `with printed cost exactly X/2`.
  record CostExactly(Amount cost) implements Trait {}

  /// `with confidence at most 2`, of any figure.
  record StatAtMost(Stat stat, int most) implements Trait {}

  /// `with maturity at least 4`, of any figure.
  record StatAtLeast(Stat stat, int least) implements Trait {}
}
