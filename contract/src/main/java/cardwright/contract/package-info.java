/// The laws that every game keeps, checked by seeded random play, one class a law.
///
/// Start with [GameLaws].
@NullMarked
package cardwright.contract;

import org.jspecify.annotations.NullMarked;
