package cardwright.cardgame.run;

import cardwright.engine.Fingerprint;

/// How far a text has come. Immutable.
///
/// @param next the index of the instruction that comes next
/// @param loop how often what is repeated has still to be done
/// @param part which of several players is asked by this instruction, from 0
/// @param agreed those players who said yes to it, as bits of their ordinals
/// @param done whether all of the instruction before was carried out, as far as is known
public record Cursor(int next, int loop, int part, int agreed, boolean done) {
  private static final int SHARED = 64;

  // Most texts are short and repeat nothing, so that a step of theirs allocates no cursor.
  private static final Cursor[] DONE = shared(true);
  private static final Cursor[] NOT_DONE = shared(false);

  /// The start of a text.
  public static final Cursor START = DONE[0];

  private static Cursor[] shared(boolean done) {
    Cursor[] shared = new Cursor[SHARED];
    for (int next = 0; next < SHARED; next++) {
      shared[next] = new Cursor(next, 0, 0, 0, done);
    }
    return shared;
  }

  /// At another instruction; nobody has been asked by it.
  public Cursor at(int instruction) {
    return at(instruction, done);
  }

  /// At another instruction, the one before it carried out or not.
  Cursor at(int instruction, boolean carriedOut) {
    return loop == 0 && instruction < SHARED
        ? (carriedOut ? DONE : NOT_DONE)[instruction]
        : new Cursor(instruction, loop, 0, 0, carriedOut);
  }

  /// The next player is asked by the same instruction.
  ///
  /// @param yes those who said yes so far, as bits
  public Cursor asking(int index, int yes) {
    return new Cursor(next, loop, index, yes, done);
  }

  /// At the start of what is repeated.
  Cursor repeated(int instruction, int times) {
    return new Cursor(instruction, times, 0, 0, done);
  }

  Cursor carriedOut(boolean all) {
    return part == 0 && agreed == 0 ? at(next, all) : new Cursor(next, loop, part, agreed, all);
  }

  /// Writes all that distinguishes this from others.
  public void write(Fingerprint out) {
    out.add(next).add(loop).add(part).add(agreed).add(done ? 1 : 0);
  }
}
