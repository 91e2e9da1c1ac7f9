package cardwright.engine;

import java.util.List;

/// Someone who looks at a table: the player of a seat, a spectator who sees only what both see, or
/// the judge.
public enum Viewer {
  A,
  B,
  SPECTATOR,
  /// Whoever checks a position: nothing is hidden from the judge. No player, page or log is ever
  /// given what the judge sees.
  JUDGE;

  private static final List<Viewer> AUDIENCE = List.of(A, B, SPECTATOR);

  /// All who watch a play: everybody but the judge.
  public static List<Viewer> audience() {
    return AUDIENCE;
  }

  /// The player of a seat, as a viewer.
  public static Viewer of(Seat seat) {
    return seat == Seat.A ? A : B;
  }

  /// Whether this viewer sits at the given seat.
  public boolean is(Seat seat) {
    return this == of(seat);
  }

  /// Whether this viewer may see what only that seat's player may see.
  public boolean sees(Seat seat) {
    return is(seat) || this == JUDGE;
  }
}
