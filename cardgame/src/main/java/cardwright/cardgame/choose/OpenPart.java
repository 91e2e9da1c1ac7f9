package cardwright.cardgame.choose;

/// What is settled next in an announcement: X, a place, cards for a cost or a choice ([OpenPicks]), or what else a game's plays need.
///
/// @param <A> the game's announcement, which does not change: with each part that is settled there is a new one
public interface OpenPart<A> {
  /// What it can be, whatever becomes of the rest. The numbers mean the same for all parts of a kind: values of X, cards, places. The caller may write to the array.
  int[] options();

  /// The announcement with that settled.
  ///
  /// @param option one of [#options]
  A with(int option);
}
