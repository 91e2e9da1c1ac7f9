package cardwright.cardgame.run;

import cardwright.engine.Seat;

/// What a game supplies to the [Interpreter]: what its effects do, and who is asked what.
///
/// @param <E> the effects of the game
/// @param <F> the frame of the game
public interface TextRules<E, F extends Frame<E, F>> {
  /// What becomes of a `you may`.
  enum May {
    /// The player is asked.
    ASK,
    /// The player has agreed before.
    AGREE,
    /// The player has declined before, or it plainly cannot be done.
    DECLINE
  }

  /// The frame with what can be worked out before its next instruction, like X.
  default F prepared(F frame) {
    return frame;
  }

  /// Whether a text leaves the agenda before its last effect is carried out, which saves a frame: no effect of this game asks for the text
  /// that lies there.
  boolean leavesFirst();

  /// Whether a player is asked before an effect is carried out: `each player may …`. If so, the question now lies on the agenda.
  ///
  /// @param choice the index of the effect's choice, or -1
  default boolean asksFirst(F frame, E effect, int choice) {
    return false;
  }

  /// Carries an effect out. It may put steps on the agenda; those of which `if you do` has to wait answer by [Frame#report].
  ///
  /// @param choice the index of the effect's choice, or -1
  /// @param frame the text, which lies at `caller` and is about to go on behind this effect
  /// @param agreed the players who said yes to it, as bits; of interest where each is asked
  /// @param caller the address of the frame, or [Frame#NO_CALLER] when it has left the agenda
  /// @return whether all of it was carried out, or [CarriedOut#PENDING] where a step on the agenda knows
  CarriedOut carryOut(E effect, int choice, F frame, int agreed, int caller);

  /// What becomes of the `you may` that comes next.
  ///
  /// @param choice the first choice that is made there, or -1
  May may(F frame, int choice);

  /// Who makes a choice, one after the other; none when it was made before.
  Seat[] choosers(F frame, E effect, int choice);

  /// The cards that can be chosen next; none when enough are chosen, or there are no more.
  int[] candidates(F frame, int choice, Seat seat);

  /// Whether the first candidate is picked without asking: everybody sees that it is the only way.
  ///
  /// @param candidates at least one
  boolean isForced(F frame, int choice, Seat seat, int[] candidates);

  /// The frame with one more card chosen.
  F picked(F frame, int choice, Seat seat, int card);

  /// The modes that can be picked where a text has come to them, by number: those of [Interpreter#modes] that can be carried out.
  int[] modes(F frame);

  /// Whether the player is asked even where one mode of `one of` alone can be carried out. So it is, unless the game says otherwise.
  default boolean asksForTheOnlyMode() {
    return true;
  }

  /// What an effect that counts comes to.
  int count(E count, F frame);

  /// The texts of this turn have carried out more than [cardwright.engine.TextLimits#TURN_INSTRUCTIONS]: whatever they still have to do, the play ends here, and the agenda is cleared.
  void endPlay();

  /// A die was rolled.
  ///
  /// @param number from 1 to `sides`
  void rolled(int sides, int number);
}
