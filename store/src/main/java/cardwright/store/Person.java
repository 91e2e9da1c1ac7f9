package cardwright.store;

import java.util.Optional;

/// A guest, or somebody with an account.
///
/// @param name what they are called at the table
/// @param login what they sign in with; empty for a guest
/// @param secret what checks their password; empty for a guest
/// @param begun when, in milliseconds since 1970
public record Person(
    String id, String name, Optional<String> login, Optional<String> secret, long begun) {}
