package cardwright.bench;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/// The figures of one round. Times are CPU times.
@AuxCounters(AuxCounters.Type.EVENTS)
@State(Scope.Thread)
public class Figures {
  /// Decisions of random plays in a second.
  public double decisions;

  /// Choices that players are asked for in random plays, forced ones among them, in a second.
  public double choices;

  /// Random plays in a second.
  public double games;

  /// Bytes allocated for a decision of a random play.
  public double bytes;

  /// Nanoseconds for a new copy of a position.
  public double copy;

  /// Nanoseconds for a copy into a used twin.
  public double copyTo;

  /// Nanoseconds for a table.
  public double table;

  /// Nanoseconds for determinizing what is hidden.
  public double determinize;

  /// Nanoseconds for what a position is worth.
  public double value;

  /// Bytes of a copy of a position.
  public double size;

  /// Microseconds for reading all cards.
  public double load;

  /// Play-outs from determinized positions to the end of the play in a second.
  public double whole;

  /// Play-outs from determinized positions as far as a search looks in a second.
  public double cut;

  /// Iterations of a search in a second.
  public double search;
}
