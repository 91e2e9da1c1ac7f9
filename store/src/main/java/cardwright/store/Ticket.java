package cardwright.store;

/// What a ticket lets in.
///
/// @param play the id of the play
/// @param viewer `A`, `B` or `watch`
/// @param person the id of who asked for it; empty for nobody known
/// @param visit the digest of the cookie it was asked for with; empty for nobody known
public record Ticket(String play, String viewer, String person, String visit) {}
