package cardwright.cardgame.run;

import cardwright.engine.Fingerprint;
import org.jspecify.annotations.Nullable;

/// How far a text has come. Immutable.
///
/// @param next the index of the instruction that comes next
/// @param loop what is being repeated, or null
/// @param part which of several players is asked by this instruction, from 0
/// @param agreed those players who said yes to it, as bits of their ordinals
/// @param before what came of the instruction before, or of the sentence so far where `if you do` asks of it, as far as is known
public record Cursor(int next, @Nullable Loop loop, int part, int agreed, CarriedOut before) {
  private static final int SHARED = 64;

  // Most texts are short and repeat nothing, so that a step of theirs allocates no cursor.
  private static final Cursor[] DONE = shared(CarriedOut.DONE);
  private static final Cursor[] NOT_DONE = shared(CarriedOut.NOT_DONE);
  private static final Cursor[] PENDING = shared(CarriedOut.PENDING);

  /// The start of a text.
  public static final Cursor START = DONE[0];

  /// Something that is repeated.
  ///
  /// @param left how often it has still to be done, this time counted
  /// @param outer what is repeated around it, or null
  public record Loop(int left, @Nullable Loop outer) {}

  private static Cursor[] shared(CarriedOut before) {
    Cursor[] shared = new Cursor[SHARED];
    for (int next = 0; next < SHARED; next++) {
      shared[next] = new Cursor(next, null, 0, 0, before);
    }
    return shared;
  }

  /// At another instruction; nobody has been asked by it.
  public Cursor at(int instruction) {
    return at(instruction, before);
  }

  /// At another instruction.
  ///
  /// @param came what came of the one before it
  Cursor at(int instruction, CarriedOut came) {
    return at(instruction, loop, came);
  }

  private static Cursor at(int instruction, @Nullable Loop loop, CarriedOut came) {
    return loop == null && instruction < SHARED
        ? shared(came, instruction)
        : new Cursor(instruction, loop, 0, 0, came);
  }

  private static Cursor shared(CarriedOut came, int instruction) {
    if (came == CarriedOut.DONE) {
      return DONE[instruction];
    }
    return (came == CarriedOut.NOT_DONE ? NOT_DONE : PENDING)[instruction];
  }

  /// The next player is asked by the same instruction.
  ///
  /// @param yes those who said yes so far, as bits
  public Cursor asking(int index, int yes) {
    return new Cursor(next, loop, index, yes, before);
  }

  /// At the start of what is done several times.
  ///
  /// @param times at least 1
  Cursor repeating(int start, int times) {
    return at(start, new Loop(times, loop), before);
  }

  /// How often what is repeated has still to be done, this time counted; 0 when nothing is.
  public int left() {
    return loop == null ? 0 : loop.left;
  }

  /// At the start once more.
  Cursor again(int start) {
    return loop == null ? at(start) : at(start, new Loop(loop.left - 1, loop.outer), before);
  }

  /// Behind what was repeated.
  Cursor behindLoop(int instruction) {
    return loop == null ? at(instruction) : at(instruction, loop.outer, before);
  }

  /// At the same instruction.
  ///
  /// @param came what came of the one before it
  Cursor after(CarriedOut came) {
    return part == 0 && agreed == 0 ? at(next, came) : new Cursor(next, loop, part, agreed, came);
  }

  /// Writes all that distinguishes this from others.
  public void write(Fingerprint out) {
    out.add(next)
        .add(part)
        .add(agreed)
        .add(
            switch (before) {
              case DONE -> 1;
              case NOT_DONE -> 0;
              case PENDING -> 2;
            });
    for (Loop each = loop; each != null; each = each.outer) {
      out.add(each.left);
    }
  }
}
