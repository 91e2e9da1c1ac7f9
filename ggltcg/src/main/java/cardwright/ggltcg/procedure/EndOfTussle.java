package cardwright.ggltcg.procedure;

import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;

/// Who has won a tussle is seen, once the strikes are done with all that stepped in for them; only where a card waits for a win.
///
/// @param attacker the Toy that started it, with its life
/// @param side who controlled that Toy when the tussle was fought
/// @param defender the other one, with its life
@Rule("GG Q127")
record EndOfTussle(int attacker, Seat side, int defender) implements TurnStep {
  @Override
  public void write(Fingerprint out) {
    out.add(8).ref(attacker).add(side.ordinal()).ref(defender);
  }
}
