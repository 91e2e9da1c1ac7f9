package cardwright.littletroubles.procedure;

import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;

/// Where the turn stands when nothing else is under way.
@Rule("LT 2")
public enum Phase implements TurnStep {
  /// Who goes first is still to be chosen by who won the draw.
  CHOOSE_FIRST,
  BEGIN_TURN,
  /// The Build Phase: plays of both players.
  BUILD,
  END_BUILD,
  BEGIN_FIGHT,
  /// The Pre-Fight Step: Quick plays of both players.
  PRE_FIGHT,
  /// The Fight Step opens: the turn player may Pick a Fight.
  PICK,
  /// Two Characters are Fighting: Quick plays of both players.
  FIGHT,
  REWARDS,
  END_FIGHT,
  RESOURCES,
  END_TURN,
  CLEAN_UP,
  PASS_TURN;

  /// Whether both players may play something, by turns.
  @Rule({"LT 2.1b", "LT 2.2.1", "LT 2.2.2d"})
  boolean hasPlays() {
    return this == BUILD || this == PRE_FIGHT || this == FIGHT;
  }

  @Override
  public void write(Fingerprint out) {
    out.add(20 + ordinal());
  }
}
