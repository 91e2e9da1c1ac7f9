/// Derived values: what is read off a board after continuous effects.
///
/// A game supplies what it derives, as a [Derived]; [DerivedCache] keeps it until the board changes. Why a figure is what it is needs no second reckoning: the
/// lines that find it note each change in [FigureChanges] where somebody asks.
@NullMarked
package cardwright.cardgame.layers;

import org.jspecify.annotations.NullMarked;
