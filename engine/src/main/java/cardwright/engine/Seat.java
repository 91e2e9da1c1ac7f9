package cardwright.engine;

/// One of the two places at a table.
public enum Seat {
  A,
  B;

  /// The seat with the given ordinal, 0 or 1.
  public static Seat of(int index) {
    return switch (index) {
      case 0 -> A;
      case 1 -> B;
      default -> throw new IndexOutOfBoundsException("no seat " + index);
    };
  }

  /// The seat on the other side of the table.
  public Seat other() {
    return this == A ? B : A;
  }
}
