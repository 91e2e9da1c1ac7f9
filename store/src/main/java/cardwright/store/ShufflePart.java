package cardwright.store;

/// What one party brings to a shuffle that is drawn together.
///
/// @param party `server`, `A` or `B`
/// @param hash what was shown of the part, 64 hexadecimal digits
/// @param terms the digest of the terms of the play that the server's hash covers; empty for a player
/// @param part 64 hexadecimal digits; empty until it was opened. That of the server is a secret until the play is over
public record ShufflePart(String party, String hash, String terms, String part) {
  /// The part of a player that was not opened yet.
  public ShufflePart(String party, String hash) {
    this(party, hash, "", "");
  }
}
