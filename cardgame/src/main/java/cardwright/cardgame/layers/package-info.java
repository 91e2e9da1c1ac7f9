/// Derived values: what is read off a board after continuous effects.
///
/// A game supplies what it derives, as a [Derived]; [DerivedCache] keeps it until the board changes.
@NullMarked
package cardwright.cardgame.layers;

import org.jspecify.annotations.NullMarked;
