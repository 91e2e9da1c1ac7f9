package cardwright.engine;

/// One of the two places at a table.
public enum Seat {
  A,
  B;

  private static final Seat[] SEATS = values();

  /// The seat with the given ordinal, 0 or 1.
  ///
  /// @throws IndexOutOfBoundsException for any other number
  public static Seat of(int index) {
    // Whose something is cannot be predicted, so it is looked up rather than decided.
    return SEATS[index];
  }

  /// The seat on the other side of the table.
  public Seat other() {
    return this == A ? B : A;
  }
}
