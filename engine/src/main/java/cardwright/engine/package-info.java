/// The contract between games and everything that plays, shows, tests or stores them.
///
/// Start with [Game] and [Position].
@NullMarked
package cardwright.engine;

import org.jspecify.annotations.NullMarked;
