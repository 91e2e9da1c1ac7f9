package cardwright.engine;

/// Someone who looks at a table: the player of a seat, or a spectator who sees only what both see.
public enum Viewer {
  A,
  B,
  SPECTATOR;

  /// The player of a seat, as a viewer.
  public static Viewer of(Seat seat) {
    return seat == Seat.A ? A : B;
  }

  /// Whether this viewer sits at the given seat.
  public boolean is(Seat seat) {
    return this == of(seat);
  }
}
