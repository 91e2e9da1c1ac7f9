/// Games of a player against itself as files of numbers, for programs that learn.
///
/// Start with [SelfPlayData].
@NullMarked
package cardwright.lab.selfplay;

import org.jspecify.annotations.NullMarked;
