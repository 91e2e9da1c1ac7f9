/// Measurements of speed: how fast random plays go, and what the operations of a position cost.
///
/// Start with [Bench].
@NullMarked
package cardwright.bench;

import org.jspecify.annotations.NullMarked;
