/// Computer players for any game.
///
/// Start with [Players].
@NullMarked
package cardwright.players;

import org.jspecify.annotations.NullMarked;
