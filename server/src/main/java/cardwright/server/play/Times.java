package cardwright.server.play;

/// How long a hall waits for what, in milliseconds.
///
/// @param idle after how long a play that nobody looks at leaves memory
/// @param patience how long a player may be away before the game can be claimed
/// @param rest how long a pass that makes itself waits at most where another person looks on: one that came at once would tell that there
///     was nothing else to do. It waits a third of that at least, and between the two nobody can say how long.
public record Times(long idle, long patience, long rest) {
  /// What is usual.
  public static final Times USUAL = new Times(600_000, 60_000, 750);
}
