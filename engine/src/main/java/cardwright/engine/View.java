package cardwright.engine;

/// A position as the seat that decides may know it: all that a player, person or program, is given.
///
/// Whose view it is follows from the position. What the other seat sees meanwhile, or a seat at the end of a play, is the
/// table of [Position#table]: `position.table(Viewer.of(seat))`.
public final class View {
  private final Position position;
  private final Seat seat;

  /// The view of the seat that is to choose.
  ///
  /// @throws IllegalStateException when the play is over
  public View(Position position) {
    this.position = position;
    this.seat = position.choice().seat();
  }

  /// Whose view it is.
  public Seat seat() {
    return seat;
  }

  /// What is asked.
  public Choice choice() {
    return position.choice();
  }

  /// What can be seen.
  public Table table() {
    return position.table(Viewer.of(seat));
  }

  /// The same view of an independent twin, for another thread.
  public View copy() {
    return new View(position.copy());
  }

  /// A position as it might be.
  public Position determinize(Beliefs beliefs, Chance chance) {
    return position.determinize(seat, beliefs, chance);
  }
}
