package cardwright.mlpccg.vocabulary;

import cardwright.cardgame.text.Quality;
import cardwright.cardgame.text.Target;
import cardwright.engine.Rule;

/// What can be asked of a card in this game alone.
public sealed interface OwnQuality extends Quality.Own {
  /// The quality behind the door of the common ones.
  static OwnQuality of(Quality.Own own) {
    return (OwnQuality) own;
  }

  /// Qualities that need no further word.
  enum State implements OwnQuality {
    READY,
    EXHAUSTED,
    FRIGHTENED,
    /// `face-down`, of Troublemakers. Without it a Troublemaker in play is face-up.
    @Rule("MLP 67")
    FACE_DOWN,
    /// `involved`: in the faceoff that is going on.
    INVOLVED,
    /// `flipped`: in the faceoff that is going on.
    FLIPPED,
    /// `with a Resource`: played on it.
    WITH_RESOURCE,
    /// `that is not on a card`, of Resources.
    UNATTACHED,
    /// `with power more than its cost`.
    POWER_OVER_COST,
    /// `with the highest power`: among those that fit all else.
    HIGHEST_POWER,
    /// `with only that color`: the one that this text chose.
    ONLY_CHOSEN_COLOR,
    /// `of the named type`.
    NAMED_TYPE,
    /// `with a counter`: of any name.
    WITH_COUNTER,
    /// `without a Resource`: none was played on it.
    WITHOUT_RESOURCE
  }

  /// `blue`; `blue or pink`: any of them.
  ///
  /// @param colors as bits of [Color]
  record Colored(int colors) implements OwnQuality {}

  /// `nonblue`.
  record NotColored(Color color) implements OwnQuality {}

  /// `Crystal`; `Dragon or Pegasus`: any of them.
  ///
  /// @param traits as bits of [Trait]
  record Of(int traits) implements OwnQuality {}

  /// `non-Epic`.
  record NotOf(Trait trait) implements OwnQuality {}

  /// `with an Accessory Resource`: played on it.
  record WithResource(Trait trait) implements OwnQuality {}

  /// `Pumped` before the type.
  record Having(Keyword keyword) implements OwnQuality {}

  /// `with the same name as that card`: by full name.
  record SameName(Target<Which> as) implements OwnQuality {}

  /// `of another color than that Friend`: it has a color that the other has not, or lacks one that it has.
  record OtherColor(Target<Which> than) implements OwnQuality {}

  /// `with at least 2 colors`.
  record Colors(int least) implements OwnQuality {}
}
