/// Decks against each other: every one against every other, and what it is worth to go first.
///
/// Start with [DeckMatrix] and [GoingFirst].
@NullMarked
package cardwright.lab.decks;

import org.jspecify.annotations.NullMarked;
