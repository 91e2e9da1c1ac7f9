/// Shuffles that are drawn together: the arithmetic of hashes and seeds, the dice that follow from a seed, and the check of a record.
///
/// `docs/fairness.md` says what that proves, and against whom. Nothing in here knows a server, a socket or a store.
@NullMarked
package cardwright.fairness;

import org.jspecify.annotations.NullMarked;
