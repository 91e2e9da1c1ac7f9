package cardwright.engine;

/// One of the two places at a table.
public enum Seat {
  A,
  B;

  private static final Seat[] SEATS = values();

  /// The seat with the given ordinal, 0 or 1.
  public static Seat of(int index) {
    return SEATS[index];
  }

  /// The seat on the other side of the table.
  public Seat other() {
    return this == A ? B : A;
  }
}
