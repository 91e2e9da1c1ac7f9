/// Many games between two players: who plays, with which decks, and what it comes to.
///
/// Start with [Experiment] and [Encounter].
@NullMarked
package cardwright.lab.games;

import org.jspecify.annotations.NullMarked;
