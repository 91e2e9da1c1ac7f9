package cardwright.server.play;

/// Timeouts of plays, in milliseconds.
///
/// @param idle after how long a play that nobody looks at leaves memory
/// @param patience how long a player may be away before the game can be claimed
/// @param pass how long a pass by hand usually takes, for somebody of whom nothing is known yet: passes that make themselves take as long where another person
///     looks on ([PassTimes]). 0 lets them be made at once.
/// @param slow how long one message may be on its way to a page before the page is hung up on
public record Timeouts(long idle, long patience, long pass, long slow) {
  private static final long SLOW = 10_000;

  /// What is usual.
  public static final Timeouts USUAL = new Timeouts(600_000, 60_000, 1_200);

  /// The usual patience with slow pages.
  public Timeouts(long idle, long patience, long pass) {
    this(idle, patience, pass, SLOW);
  }
}
