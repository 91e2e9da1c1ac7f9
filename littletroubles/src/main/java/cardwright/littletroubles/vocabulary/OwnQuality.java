package cardwright.littletroubles.vocabulary;

import cardwright.cardgame.text.Quality;

/// What can be asked of a card in this game alone.
public sealed interface OwnQuality extends Quality.Own {
  /// The quality behind the door of the common ones.
  static OwnQuality of(Quality.Own own) {
    return (OwnQuality) own;
  }

  /// Qualities that need no further word.
  enum State implements OwnQuality {
    /// `fighting` before Character.
    FIGHTING("fighting"),
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

    State(String words) {
      this.words = words;
    }

    /// The quality as cards write it.
    public String words() {
      return words;
    }
  }

  /// `Adult` or `Regressed` before Character: which face is up.
  ///
  /// @param side not [Side#ANY]
  record Facing(Side side) implements OwnQuality {}

  /// `Main` before Character, `Shiny` before Toy, …: the unique sort of the kind.
  record Unique(Kind kind) implements OwnQuality {}
}
