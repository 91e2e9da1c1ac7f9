package cardwright.mlpccg.vocabulary;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.Target;
import cardwright.engine.Rule;
import java.util.List;

/// What else can be asked of a card.
public sealed interface Quality {
  /// Qualities that need no further word.
  enum State implements Quality {
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
    WITH_COUNTER
  }

  /// `blue`; `blue or pink`: any of them.
  ///
  /// @param colors as bits of [Color]
  record Colored(int colors) implements Quality {}

  /// `nonblue`.
  record NotColored(Color color) implements Quality {}

  /// `Crystal`; `Dragon or Pegasus`: any of them.
  ///
  /// @param traits as bits of [Trait]
  record Of(int traits) implements Quality {}

  /// `Pumped` before the type.
  record Having(Keyword keyword) implements Quality {}

  /// `named "Rarity"`, `named "Rarity" or "Applejack"`: by title.
  @Rule("MLP B30")
  record Named(List<String> titles) implements Quality {
    /// Keeps the list from changing.
    public Named {
      titles = List.copyOf(titles);
    }
  }

  /// `with the same name as that card`: by full name.
  record SameName(Target<Which> as) implements Quality {}

  /// `of another color than that Friend`: it has a color that the other has not, or lacks one that it has.
  record OtherColor(Target<Which> than) implements Quality {}

  /// `with power at most 2`, `with printed power exactly X`, `with cost at least 3`.
  record Figure(Stat stat, Condition.Relation relation, Amount number) implements Quality {}

  /// `with at least 2 colors`.
  record Colors(int least) implements Quality {}

  /// `with a Postage counter`.
  record Counter(String name) implements Quality {}
}
