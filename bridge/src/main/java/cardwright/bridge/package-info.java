/// Plays that are steered from outside by programs that learn or search, with the line protocol of `docs/research.md`.
///
/// Start with [Bridge], which answers lines, and [BridgePort], which listens for programs that connect.
@NullMarked
package cardwright.bridge;

import org.jspecify.annotations.NullMarked;
