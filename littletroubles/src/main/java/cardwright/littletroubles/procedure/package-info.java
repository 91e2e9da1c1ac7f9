/// The course of a game: opening hands, turns and their phases, priority, fights, the end; and the moves that are offered.
@NullMarked
package cardwright.littletroubles.procedure;

import org.jspecify.annotations.NullMarked;
